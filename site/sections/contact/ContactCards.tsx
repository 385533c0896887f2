import type { ReactNode } from "react";
import type { Business } from "../../content/business/business.ts";
import type { Content } from "../../content/entries.ts";
import type { Link } from "../../content/link.ts";
import { NoWrap } from "../../ui/NoWrap.tsx";
import type { PhotoSource } from "../../ui/Photo.tsx";
import { TallPhoto } from "../../ui/TallPhoto.tsx";

type Props = {
  cards: Content<"contact">["cards"];
  cities: Link[];
  business: Business;
  photo: PhotoSource;
  /** Who answers, until the form is sent. */
  children: ReactNode;
};

/** Of the contact page, which paints nothing before this element is parsed. */
export const contactWaysId = "other-ways";

/** A tall picture, phone, e-mail address, area, hours and who answers beside the form. */
export function ContactCards({ cards, cities, business, photo, children }: Props) {
  const { emergency, email, area, hours } = cards;
  return (
    <aside
      id={contactWaysId}
      aria-label="Other ways to reach us"
      className="grid content-start gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-1"
    >
      <TallPhoto
        photo={photo}
        square="(width >= 40rem)"
        className="lg:aspect-square sm:max-lg:aspect-auto sm:max-lg:h-0 sm:max-lg:min-h-full"
        place="sm:row-span-4 lg:row-span-1"
      />
      <Card heading={emergency.heading} rule="border-t-2 border-sun">
        <a
          href={business.phoneLink}
          className="flex min-h-11 items-center font-display text-2xl hover:underline"
        >
          {business.phone}
        </a>
        <p className="text-sm text-moss">{emergency.text}</p>
      </Card>
      <Card heading={email.heading}>
        <a href={`mailto:${business.email}`} className="flex min-h-11 items-center hover:underline">
          {business.email}
        </a>
        <p className="text-sm text-moss">{email.text}</p>
      </Card>
      <Card heading={area.heading}>
        <p className="text-sm text-moss">
          <NoWrap text={cities.map(({ label }) => label).join(", ")} />
        </p>
        <p className="mt-2 text-sm font-medium">{area.text}</p>
      </Card>
      <Card heading={hours.heading}>
        <p>{hours.text}</p>
        <p className="text-sm text-moss">{hours.note}</p>
      </Card>
      <div className="grid gap-y-8 border-t hairline pt-6 sm:col-span-full [main:has([data-sent])_&]:hidden print:hidden">
        {children}
      </div>
    </aside>
  );
}

type CardProps = { heading: string; rule?: string; children: ReactNode };

function Card({ heading, rule = "border-t hairline", children }: CardProps) {
  return (
    <section className={`${rule} pt-4.5`}>
      <h2 className="mb-1.5 text-xl">{heading}</h2>
      {children}
    </section>
  );
}
