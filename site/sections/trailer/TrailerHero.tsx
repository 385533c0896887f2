import type { ComponentProps, ReactNode } from "react";
import { AddToQuote } from "../../features/quote-list/AddToQuote.tsx";
import { Badge } from "../../ui/Badge.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";

type Props = {
  heading: string;
  stations: string;
  mostPopular?: string;
  description: string[];
  keySpecifications: { heading: string; rows: Row[] };
  quote: string;
  ask: string;
  /** Address of the quote form, with this trailer on the quote list. */
  quotePath: string;
  /** Address of the quote form for a question; adds nothing to the quote list. */
  askPath: string;
  addToQuote: ComponentProps<typeof AddToQuote>;
  /** The gallery. */
  children?: ReactNode;
};

type Row = { label: string; value: string };

/** The first section of a trailer page: gallery, name, description and key figures. */
export function TrailerHero(props: Props) {
  const {
    heading,
    stations,
    mostPopular,
    description,
    keySpecifications,
    quote,
    ask,
    quotePath,
    askPath,
  } = props;
  return (
    <section className="frame grid items-start gap-x-12 gap-y-8 pb-20 lg:grid-cols-[7fr_5fr]">
      <div className="min-w-0 lg:sticky lg:top-[calc(var(--stuck-height)+1rem)]">
        {props.children}
      </div>
      <div>
        <p className="flex flex-wrap gap-2">
          {mostPopular && <Badge look="forest">{mostPopular}</Badge>}{" "}
          <Badge look="outline">{stations}</Badge>
        </p>
        <h1 className="mt-4 text-title-2">{heading}</h1>
        {description.map((paragraph) => (
          <p key={paragraph} className="mt-4 max-w-[56ch] text-moss first-of-type:text-ink">
            {paragraph}
          </p>
        ))}
        <h2 className="mt-8 text-xl">{keySpecifications.heading}</h2>
        <dl className="mt-3 border-t hairline">
          {keySpecifications.rows.map(({ label, value }) => (
            <div key={label} className="grid grid-cols-[9rem_1fr] gap-x-4 border-b hairline py-3">
              <dt className="text-sm leading-7 text-moss">{label}</dt>
              <dd className="font-medium tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-7 grid grid-cols-2 gap-3.5 *:first:col-span-2 print:hidden">
          <ButtonLink href={quotePath} look="sun">
            {quote}
          </ButtonLink>{" "}
          <ButtonLink href={askPath} look="outline">
            {ask}
          </ButtonLink>
          <AddToQuote {...props.addToQuote} />
        </div>
      </div>
    </section>
  );
}
