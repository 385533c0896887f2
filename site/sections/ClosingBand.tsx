import { paths } from "../lib/paths.ts";
import type { Business } from "../lib/site-content.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { Unbroken } from "../ui/Unbroken.tsx";

type Props = {
  heading: string;
  area: string;
  button: string;
  /** A second button that calls, where the page has one. */
  call?: string;
  /** Address of the quote form, with what is known on this page. */
  quotePath?: string;
  business: Business;
};

/** The end of a page: the phone number set large, the e-mail, the area, the yellow button. */
export function ClosingBand({
  heading,
  area,
  button,
  call,
  quotePath = paths.contact,
  business,
}: Props) {
  return (
    <section className="band frame grid items-end gap-x-16 gap-y-9 md:grid-cols-[7fr_5fr] print:hidden">
      <h2 className="max-w-[14ch] text-title-1">
        <Unbroken text={heading} />
      </h2>
      <div>
        <a
          href={business.phoneLink}
          className="mb-3 inline-block border-b-2 border-sun pb-1.5 font-display text-title-3 no-underline"
        >
          {business.phone}
        </a>
        <p className="mb-6 text-moss">
          <a
            href={`mailto:${business.email}`}
            className="inline-flex min-h-8 items-center no-underline hover:underline"
          >
            {business.email}
          </a>
          <br />
          {area}
        </p>
        <div className="flex flex-wrap gap-3.5">
          <ButtonLink href={quotePath} look="sun">
            {button}
          </ButtonLink>
          {call && (
            <ButtonLink href={business.phoneLink} look="outline">
              {call}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}
