import { Phone } from "lucide-react";
import { paths } from "../lib/paths.ts";
import type { Business } from "../lib/site-content.ts";
import { sunSurface } from "../ui/ButtonLink.tsx";
import { QuoteCount } from "../ui/QuoteCount.tsx";

type Props = { business: Business; quoteLabel: string; countWords: string };

/** The slim bar at the bottom of small screens: call, or get a quote. */
export function PhoneBar({ business, quoteLabel, countWords }: Props) {
  const half = "flex min-h-12 items-center justify-center gap-2 rounded-sm font-semibold";
  return (
    <nav
      aria-label="Call or get a quote"
      className="fixed inset-x-0 bottom-0 z-20 grid h-(--phone-bar-height) grid-cols-2 items-center gap-2 border-t hairline bg-ivory px-3 [@media(height<26rem)]:static md:hidden print:hidden"
    >
      <a href={business.phoneLink} className={`${half} border border-ink/60`}>
        <Phone size={18} strokeWidth={1.5} aria-hidden="true" />
        Call
      </a>
      <a href={paths.contact} className={`relative ${half} ${sunSurface}`}>
        {quoteLabel}
        <QuoteCount words={countWords} />
      </a>
    </nav>
  );
}
