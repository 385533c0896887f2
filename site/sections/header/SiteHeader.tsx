import { Menu, Phone } from "lucide-react";
import { paths } from "../../lib/paths.ts";
import type { Business, SiteNavigation } from "../../lib/site-content.ts";
import { sunSurface } from "../../ui/ButtonLink.tsx";
import { QuoteCount } from "../../ui/QuoteCount.tsx";
import { Wordmark } from "../../ui/Wordmark.tsx";
import { Dropdown, topItem } from "./Dropdown.tsx";
import { MobileMenu } from "./MobileMenu.tsx";
import { TopBar } from "./TopBar.tsx";

type Props = {
  business: Business;
  navigation: SiteNavigation;
  currentPath: string;
  /** Said after the number of things on the quote list. */
  countWords: string;
};

/** The bar, the logo, the links and both menus; everything in it works without JavaScript. */
export function SiteHeader({ business, navigation, currentPath, countWords }: Props) {
  const { words, entries } = navigation;
  return (
    <header className="sticky -top-10 z-30 [@media(height<26rem)]:static print:static">
      <TopBar business={business} />
      {/* Before its button, so that a tap on the first paint finds it. */}
      <MobileMenu business={business} navigation={navigation} currentPath={currentPath} />
      <div className="border-b hairline bg-ivory">
        <div className="frame flex h-(--header-height) items-center gap-6">
          <a
            href={paths.home}
            className="mr-auto flex min-h-11 items-center gap-2.5 text-ink no-underline"
          >
            <Wordmark name={business.name} />
          </a>
          <nav aria-label="Main" className="max-lg:hidden print:hidden">
            <ul className="flex items-center gap-7 font-medium">
              {entries.map((entry) => (
                <li key={entry.label}>
                  {entry.links ? (
                    <Dropdown
                      label={entry.label}
                      links={entry.links}
                      isActive={entry.isActiveOn(currentPath)}
                      currentPath={currentPath}
                    />
                  ) : (
                    <a
                      href={entry.path}
                      aria-current={entry.path === currentPath ? "page" : undefined}
                      className={topItem(entry.path === currentPath)}
                    >
                      {entry.label}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <a
            href={paths.contact}
            className={`relative flex min-h-11.5 items-center rounded-sm px-6 max-md:hidden print:hidden ${sunSurface}`}
          >
            {words.quote}
            <QuoteCount words={countWords} />
          </a>
          <a
            href={business.phoneLink}
            className="-mr-4 grid size-11 place-items-center text-forest md:hidden"
            aria-label={`Call ${business.phone}`}
          >
            <Phone size={22} strokeWidth={1.5} aria-hidden="true" />
          </a>
          <button
            type="button"
            popoverTarget="mobile-menu"
            aria-label="Open the menu"
            className="-mr-2.5 grid size-11 place-items-center text-forest lg:hidden print:hidden"
          >
            <Menu size={26} strokeWidth={1.5} aria-hidden="true" />
          </button>
        </div>
      </div>
    </header>
  );
}
