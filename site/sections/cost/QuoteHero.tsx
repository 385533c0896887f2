import type { ReactNode } from "react";
import type { CostAndBookingPage } from "../../content/pages/cost-and-booking.ts";
import { Breadcrumb } from "../../ui/Breadcrumb.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";

type Props = CostAndBookingPage["hero"] & {
  /** The drawn quote. */
  children: ReactNode;
};

/** The heading of the page beside a drawn quote. */
export function QuoteHero(props: Props) {
  const { breadcrumb, eyebrow, heading, lead, quote, contents, children } = props;
  return (
    <section className="bg-linen pb-11 md:pb-16">
      <div className="frame pt-4 pb-5">
        <Breadcrumb {...breadcrumb} />
      </div>
      <div className="frame grid gap-y-8 pt-6 lg:split-6">
        <div className="lg:self-center">
          <p className="eyebrow">{eyebrow}</p>
          <h1 className="mt-3.5 max-w-[9em] text-title-1">{heading}</h1>
          <p className="mt-6 mb-below-words md:mb-8 max-w-[31em] text-lg text-moss">{lead}</p>
          <ButtonLink href={quote.path} look="sun">
            {quote.label}
          </ButtonLink>
          <nav
            aria-label="On this page"
            className="mt-14 max-w-[28rem] text-sm max-md:hidden print:hidden"
          >
            <ul className="border-t hairline">
              {contents.map(({ label, path }) => (
                <li key={path} className="border-b hairline">
                  <a href={path} className="flex min-h-11 items-center hover:underline">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        {children}
      </div>
    </section>
  );
}
