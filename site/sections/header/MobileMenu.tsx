import { ChevronDown, Mail, Phone, X } from "lucide-react";
import type { Business } from "../../content/business/business.ts";
import type { NavigationMenu, SiteNavigation } from "../../content/navigation/navigation.ts";
import { paths } from "../../content/paths.ts";
import { sunSurface } from "../../ui/ButtonLink.tsx";
import { Wordmark } from "../../ui/Wordmark.tsx";

type Props = {
  business: Business;
  navigation: SiteNavigation;
  currentPath: string;
  quotePath: string;
};

/**
 * The menu of small screens, a popover that works without JavaScript. It fills a phone, and on a
 * tablet covers the top of the page.
 */
export function MobileMenu({ business, navigation, currentPath, quotePath }: Props) {
  return (
    <div
      popover="auto"
      id="mobile-menu"
      data-mobile-menu
      role="dialog"
      aria-label="Menu"
      className="inset-0 m-0 max-h-dvh w-full max-w-none overflow-y-auto overscroll-contain bg-ivory text-ink backdrop:bg-night/60 max-md:h-dvh md:bottom-auto"
    >
      <div className="frame flex min-h-full flex-col pb-8">
        <div className="flex h-18 shrink-0 items-center justify-between">
          <a href={paths.home} className="flex min-h-11 items-center gap-2.5">
            <Wordmark name={business.name} />
          </a>
          <button
            type="button"
            popoverTarget="mobile-menu"
            popoverTargetAction="hide"
            aria-label="Close the menu"
            className="-mr-2.5 grid size-11 place-items-center text-forest"
          >
            <X size={26} strokeWidth={1.5} aria-hidden="true" />
          </button>
        </div>
        <nav aria-label="Mobile">
          <ul>
            {navigation.entries.map((entry) => (
              <li key={entry.label} className="border-b hairline">
                {entry.links ? (
                  <Group menu={entry} currentPath={currentPath} />
                ) : (
                  <a
                    href={entry.path}
                    aria-current={entry.path === currentPath ? "page" : undefined}
                    className="flex min-h-13 items-center font-display text-2xl aria-[current]:text-brass-deep"
                  >
                    {entry.label}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-auto grid gap-3 pt-8 md:grid-cols-[1fr_1fr_auto] md:*:px-6">
          <a
            href={quotePath}
            data-quote-link
            className={`flex min-h-13 items-center justify-center rounded-sm ${sunSurface}`}
          >
            {navigation.words.quote}
          </a>{" "}
          <ContactLinks business={business} />
          <p className="text-center text-sm text-moss md:col-span-3">{business.tagline}</p>
        </div>
      </div>
    </div>
  );
}

function ContactLinks({ business }: Pick<Props, "business">) {
  const button =
    "flex min-h-13 items-center justify-center gap-2.5 rounded-sm border border-current font-semibold";
  const icon = { size: 18, strokeWidth: 1.5, "aria-hidden": true } as const;
  return (
    <>
      <a href={business.phoneLink} className={button}>
        <Phone {...icon} />
        {business.phone}
      </a>{" "}
      <a href={`mailto:${business.email}`} className={button}>
        <Mail {...icon} />
        {business.email}
      </a>
    </>
  );
}

function Group({ menu, currentPath }: { menu: NavigationMenu; currentPath: string }) {
  return (
    <details name="mobile-menu" className="group">
      <summary
        aria-current={menu.isActiveOn(currentPath) ? "true" : undefined}
        className="flex min-h-13 items-center justify-between font-display text-2xl aria-[current]:text-brass-deep"
      >
        {menu.label}
        <ChevronDown
          size={22}
          strokeWidth={1.5}
          className="text-brass-deep group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <ul className="columns-2 gap-6 pb-4 max-[22rem]:columns-1">
        {menu.links.map(({ label, path }) => (
          <li key={path} className="break-inside-avoid">
            <a
              href={path}
              aria-current={path === currentPath ? "page" : undefined}
              className="flex min-h-11 items-center py-1 leading-tight aria-[current]:font-semibold"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
