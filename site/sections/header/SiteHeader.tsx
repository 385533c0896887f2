import { Menu } from "lucide-react";
import type { Business } from "../../content/business/business.ts";
import type { SiteNavigation } from "../../content/navigation/navigation.ts";
import { paths } from "../../content/paths.ts";
import { quoteListTabId } from "../../features/quote-list/QuoteListTab.tsx";
import { quietSurface, sunSurface } from "../../ui/ButtonLink.tsx";
import { Wordmark } from "../../ui/Wordmark.tsx";
import { Dropdown, topItem } from "./Dropdown.tsx";
import { MobileMenu } from "./MobileMenu.tsx";
import { TopBar } from "./TopBar.tsx";

type Props = {
  business: Business;
  navigation: SiteNavigation;
  currentPath: string;
  /** Whether visitors should call before they write. */
  callsFirst: boolean;
  quotePath: string;
};

/** Not sticky in windows lower than 416 px, nor in print. */
const still = "[@media(height<26rem)]:static print:static";

/**
 * The top bar, the logo, the links and both menus, all of which work without JavaScript. Sticky:
 * all of it in wide windows, the row with the logo in narrow ones.
 */
export function SiteHeader(props: Props) {
  const { business, navigation, currentPath, callsFirst, quotePath } = props;
  const { words, entries } = navigation;
  return (
    <header className={`md:sticky md:top-0 md:z-30 max-md:contents ${still}`}>
      <TopBar business={business} />
      {/* Before its button, so that a tap right after the first paint finds it. */}
      <MobileMenu {...{ business, navigation, currentPath, quotePath }} />
      <div className={`border-b hairline bg-ivory max-md:sticky max-md:top-0 max-md:z-30 ${still}`}>
        <div className="frame flex h-(--header-height) items-center relative gap-6 max-md:gap-3">
          <a
            href={paths.home}
            className="mr-auto flex min-h-11 min-w-0 items-center gap-2.5 text-ink"
          >
            <Wordmark name={business.name} />
          </a>
          <nav aria-label="Main" className="max-lg:hidden print:hidden">
            <ul className="flex items-center gap-5 font-medium min-[80rem]:gap-7">
              {entries.map((entry) => (
                <li key={entry.label}>
                  {entry.links ? (
                    <Dropdown menu={entry} currentPath={currentPath} />
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
            href={quotePath}
            data-quote-link
            className={`flex min-h-11.5 items-center rounded-sm px-6 whitespace-nowrap max-md:hidden print:hidden ${callsFirst ? quietSurface : sunSurface}`}
          >
            {words.quote}
          </a>
          <button
            type="button"
            popoverTarget="mobile-menu"
            aria-label="Open the menu"
            className="-mr-2.5 grid size-11 shrink-0 place-items-center text-forest lg:hidden print:hidden"
          >
            <Menu size={26} strokeWidth={1.5} aria-hidden="true" />
          </button>
          <span id={quoteListTabId} className="contents" />
        </div>
      </div>
    </header>
  );
}
