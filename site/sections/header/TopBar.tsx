import { Mail, Phone } from "lucide-react";
import type { Business } from "../../content/business/business.ts";

/** The thin bar with phone, e-mail and tagline, which makes room for the quote list's button. */
export function TopBar({ business }: { business: Business }) {
  const link = "-my-2.5 flex items-center gap-2 py-2.5 hover:underline";
  const icon = {
    size: 15,
    strokeWidth: 1.5,
    className: "shrink-0 max-sm:hidden md:max-lg:hidden",
  } as const;
  return (
    <div className="on-dark bg-forest text-sm text-linen">
      <div className="frame flex min-h-10 flex-wrap items-center gap-x-7 max-lg:gap-x-4 max-[24rem]:text-xs">
        <a href={business.phoneLink} className={link}>
          <Phone {...icon} aria-hidden="true" />
          {business.phone}
        </a>{" "}
        <a href={`mailto:${business.email}`} className={`${link} max-md:ml-auto`}>
          <Mail {...icon} aria-hidden="true" />
          {business.email}
        </a>{" "}
        <span className="ml-auto text-brass-pale max-md:hidden max-lg:text-xs in-[[data-has-list]]:mr-17 [html:has([data-quote-list-tab])_&]:mr-17 lg:in-[[data-has-list]]:mr-47 lg:[html:has([data-quote-list-tab])_&]:mr-47">
          {business.tagline}
        </span>
      </div>
    </div>
  );
}
