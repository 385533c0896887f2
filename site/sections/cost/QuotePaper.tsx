import type { CostAndBookingPage } from "../../content/pages/cost-and-booking.ts";
import { Badge } from "../../ui/Badge.tsx";
import { NoWrap } from "../../ui/NoWrap.tsx";
import { Wordmark } from "../../ui/Wordmark.tsx";

type Props = CostAndBookingPage["paper"];

/** An example of a quote as a sheet of paper: what each line covers, every amount blank. */
export function QuotePaper({ business, heading, example, caption, ...paper }: Props) {
  return (
    <figure>
      <div className="border hairline bg-white p-[clamp(1.25rem,4vw,2.75rem)] text-sm leading-snug">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-b-2 border-brass pb-5">
          <span className="inline-flex items-center gap-2.5">
            <Wordmark name={business.name} />
          </span>{" "}
          <span className="flex flex-wrap items-center gap-3 font-display text-xl sm:text-2xl">
            {heading} <Badge look="forest">{example}</Badge>
          </span>
        </div>
        <Lines lines={paper.event} />
        <p className="mt-5 font-semibold">{paper.included}</p>
        <ul className="mt-1 text-moss">
          {paper.inclusions.map((inclusion) => (
            <li key={inclusion} className="inline not-last:after:content-['_·_']">
              {inclusion}{" "}
            </li>
          ))}
        </ul>
        <p className="mt-5 border-b hairline pb-2 text-right text-moss">{paper.amount}</p>
        <Lines lines={paper.lines} hasAmounts />
        <p className="mt-3 flex items-end justify-between gap-4 border-t-2 border-brass pt-4 pb-4 font-display text-xl">
          {paper.total}
          <span aria-hidden="true" className="w-24 border-b border-ink/40" />
        </p>
        <Lines lines={paper.terms} />
      </div>
      <figcaption className="mt-4 max-w-[33em] text-sm text-moss">{caption}</figcaption>
    </figure>
  );
}

type LinesProps = { lines: Props["lines"]; hasAmounts?: boolean };

/** Lines of the quote, each over what it says, before a rule for its amount. */
function Lines({ lines, hasAmounts }: LinesProps) {
  return (
    <dl>
      {lines.map(({ label, text }) => (
        <div key={label} className={`py-1 sm:py-1.5 ${hasAmounts ? "" : "sm:grid sm:split-5"}`}>
          <dt className={hasAmounts ? "" : "text-moss"}>{label}</dt>
          <dd className={hasAmounts ? "flex flex-wrap items-end gap-x-8 text-moss" : ""}>
            <span className="min-w-0 flex-1 basis-32">
              <NoWrap text={text} />
            </span>
            {hasAmounts && (
              <span aria-hidden="true" className="w-16 border-b border-dotted border-moss/70" />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
