import { Fragment } from "react";
import type { TrailerPage } from "../../content/trailers/trailer-page.ts";
import { TextLink } from "../../ui/TextLink.tsx";

type Props = TrailerPage["cityLine"] & { quotePath: string };

/** A line with links to two cities and to the quote form. */
export function CityLine({ before, cities, and, after, quote, quotePath }: Props) {
  return (
    <div className="frame flex flex-wrap items-center justify-between gap-x-10 gap-y-3 border-b hairline pt-16 pb-12 print:hidden">
      <p className="font-display text-2xl leading-snug">
        {before}{" "}
        {cities.map(({ label, path }, index) => (
          <Fragment key={path}>
            {index > 0 && ` ${and} `}
            <a
              href={path}
              className="underline decoration-brass decoration-1 underline-offset-6 hover:decoration-2"
            >
              {label}
            </a>
          </Fragment>
        ))}
        , {after}
      </p>
      <TextLink href={quotePath}>{quote}</TextLink>
    </div>
  );
}
