import type { CostAndBookingPage } from "../../content/pages/cost-and-booking.ts";
import { Wordmark } from "../../ui/Wordmark.tsx";

type Props = CostAndBookingPage["paper"];

/** A quote drawn as a sheet of paper: every line and inclusion named, every figure blank. */
export function QuotePaper({ business, heading, caption, ...paper }: Props) {
  return (
    <figure>
      <div className="border hairline bg-white p-[clamp(1.25rem,4vw,2.75rem)] text-sm leading-snug">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-b-2 border-brass pb-5">
          <span className="inline-flex items-center gap-2.5">
            <Wordmark name={business.name} />
          </span>{" "}
          <span className="font-display text-xl sm:text-2xl">{heading}</span>
        </div>
        <Blanks labels={paper.event} />
        <p className="mt-7 mb-2.5 font-semibold">{paper.included}</p>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] sm:grid-cols-2 gap-x-6 text-moss">
          {paper.inclusions.map((inclusion) => (
            <li key={inclusion} className="flex gap-2.5 py-1">
              <span aria-hidden="true" className="mt-[0.55em] size-1.5 shrink-0 bg-brass" />
              {inclusion}
            </li>
          ))}
        </ul>
        <div className="mt-6 border-t hairline pt-3">
          <Blanks labels={paper.lines} />
        </div>
        <p className="mt-3 flex items-end justify-between gap-4 border-t-2 border-brass pt-4 pb-6 font-display text-xl">
          {paper.total}
          <span aria-hidden="true" className="w-32 border-b border-ink/40" />
        </p>
        <Blanks labels={paper.terms} />
      </div>
      <figcaption className="mt-4 max-w-[33em] text-sm text-moss">{caption}</figcaption>
    </figure>
  );
}

/** Labels, each with a dotted line to write on. */
function Blanks({ labels }: { labels: string[] }) {
  return (
    <ul>
      {labels.map((label) => (
        <li key={label} className="flex items-end gap-3 py-1.5">
          <span className="min-w-0">{label}</span>
          <span
            aria-hidden="true"
            className="mb-1 min-w-6 grow border-b border-dotted border-moss/70"
          />
        </li>
      ))}
    </ul>
  );
}
