import { Phone } from "lucide-react";
import type { Business } from "../../content/business/business.ts";
import { quietSurface, sunSurface } from "../../ui/ButtonLink.tsx";

type Props = {
  business: Business;
  quoteLabel: string;
  /** False on the page of the form itself. */
  hasQuoteLink: boolean;
  /** Whether visitors should call before they write. */
  callsFirst: boolean;
  quotePath: string;
};

/**
 * The bar at the bottom of small screens: a link that calls, and a link to the quote form.
 * phone-bar.ts hides each while the page shows its own.
 */
export function PhoneBar(props: Props) {
  const { business, quoteLabel, hasQuoteLink, callsFirst, quotePath } = props;
  const half = "flex min-h-12 flex-1 items-center justify-center gap-2 rounded-sm font-semibold";
  return (
    <nav
      aria-label={hasQuoteLink ? "Call or get a quote" : "Call"}
      // The form fills the first screen of its page.
      hidden={!hasQuoteLink}
      className="fixed inset-x-0 bottom-0 z-20 flex h-(--phone-bar-height) items-center gap-2 border-t hairline bg-ivory px-3 text-forest shadow-[0_-2px_14px_rgb(0_0_0/0.14)] [@media(height<26rem)]:static md:hidden print:hidden"
    >
      <a
        href={business.phoneLink}
        className={`${half} border border-forest/30 ${callsFirst ? "bg-forest text-ivory" : ""}`}
      >
        <Phone size={18} strokeWidth={1.5} aria-hidden="true" />
        Call
      </a>{" "}
      {hasQuoteLink && (
        <a
          href={quotePath}
          data-quote-link
          data-bar
          className={`${half} ${callsFirst ? quietSurface : sunSurface}`}
        >
          {quoteLabel}
        </a>
      )}
    </nav>
  );
}
