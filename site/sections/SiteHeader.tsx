import { ChevronDown, Mail, Menu, Phone, X } from "lucide-react";
import { paths } from "../lib/paths.ts";
import type { Business, Link, SiteNavigation } from "../lib/site-content.ts";
import { Wordmark } from "../ui/Wordmark.tsx";

type Props = { business: Business; navigation: SiteNavigation; currentPath: string };

/** The bar, the logo, the links and both menus; everything in it works without JavaScript. */
export function SiteHeader({ business, navigation, currentPath }: Props) {
  const { words, serviceLinks, areaLinks } = navigation;
  const { links } = words;
  const isServices = currentPath === paths.services || currentPath.startsWith(paths.blog);
  const isArea = areaLinks.some(({ path }) => path === currentPath);
  const current = (path: string) => (path === currentPath ? ("page" as const) : undefined);
  return (
    <header className="sticky -top-10 z-30 print:static" data-site-header>
      <div className="on-dark bg-forest text-sm text-linen">
        <div className="frame flex h-10 items-center gap-x-7">
          <a
            href={business.phoneLink}
            className="-my-2 flex items-center gap-2 py-2 no-underline hover:underline"
          >
            <Phone size={15} strokeWidth={1.5} className="max-sm:hidden" aria-hidden="true" />
            {business.phone}
          </a>
          <a
            href={`mailto:${business.email}`}
            className="-my-2 flex min-w-0 items-center gap-2 py-2 no-underline hover:underline max-md:ml-auto"
          >
            <Mail
              size={15}
              strokeWidth={1.5}
              className="shrink-0 max-sm:hidden"
              aria-hidden="true"
            />
            <span className="truncate">{business.email}</span>
          </a>
          <span className="ml-auto text-brass-pale max-md:hidden">{business.tagline}</span>
        </div>
      </div>
      <div className="border-b hairline bg-ivory">
        <div className="frame flex h-(--header-height) items-center gap-6">
          <a
            href={paths.home}
            className="mr-auto flex min-h-11 items-center gap-2.5 text-ink no-underline"
            aria-current={current(paths.home)}
          >
            <Wordmark name={business.name} />
          </a>
          <nav aria-label="Main" className="max-lg:hidden print:hidden">
            <ul className="flex items-center gap-7 font-medium">
              <li>
                <TopLink
                  label={links.home}
                  path={paths.home}
                  isCurrent={currentPath === paths.home}
                />
              </li>
              <li>
                <TopLink
                  label={links.trailers}
                  path={paths.trailers}
                  isCurrent={currentPath === paths.trailers}
                />
              </li>
              <li>
                <Dropdown
                  label={links.services}
                  links={serviceLinks}
                  isActive={isServices}
                  current={current}
                />
              </li>
              <li>
                <Dropdown
                  label={links.serviceAreas}
                  links={areaLinks}
                  isActive={isArea}
                  current={current}
                />
              </li>
              <li>
                <TopLink
                  label={links.about}
                  path={paths.about}
                  isCurrent={currentPath === paths.about}
                />
              </li>
              <li>
                <TopLink
                  label={links.contact}
                  path={paths.contact}
                  isCurrent={currentPath === paths.contact}
                />
              </li>
            </ul>
          </nav>
          <a
            href={paths.contact}
            className="flex min-h-11.5 items-center rounded-sm bg-sun px-6 font-semibold text-ink no-underline transition-colors duration-200 hover:bg-[#ffd566] max-md:hidden print:hidden"
          >
            {words.quote}
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
      <MobileMenu business={business} navigation={navigation} current={current} />
    </header>
  );
}

type Current = (path: string) => "page" | undefined;

function TopLink({ label, path, isCurrent }: Link & { isCurrent: boolean }) {
  return (
    <a href={path} aria-current={isCurrent ? "page" : undefined} className={topItem(isCurrent)}>
      {label}
    </a>
  );
}

const topItem = (isActive: boolean) =>
  `flex min-h-11 items-center gap-1.5 whitespace-nowrap no-underline decoration-brass decoration-1 underline-offset-8 hover:underline ${isActive ? "underline" : ""}`;

type DropdownProps = { label: string; links: Link[]; isActive: boolean; current: Current };

function Dropdown({ label, links, isActive, current }: DropdownProps) {
  return (
    <details name="main-menu" className="group relative" data-dropdown>
      <summary className={topItem(isActive)} data-active={isActive || undefined}>
        {label}
        <ChevronDown
          size={16}
          strokeWidth={1.5}
          className="text-brass-deep transition-transform duration-200 group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <ul className="absolute top-full -left-5 z-10 max-h-80 min-w-72 overflow-y-auto overscroll-contain rounded-sm border hairline bg-ivory py-2 shadow-[0_18px_48px_-16px_rgb(20_32_27/0.35)]">
        {links.map(({ label, path }) => (
          <li key={path}>
            <a
              href={path}
              aria-current={current(path)}
              className="flex min-h-11 items-center px-5 no-underline hover:bg-linen aria-[current]:font-semibold"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

type MobileMenuProps = { business: Business; navigation: SiteNavigation; current: Current };

/** A full-height sheet: the browser opens and closes it, with or without JavaScript. */
function MobileMenu({ business, navigation, current }: MobileMenuProps) {
  const { words, serviceLinks, areaLinks } = navigation;
  const link =
    "flex min-h-13 items-center border-b hairline font-display text-2xl no-underline aria-[current]:text-brass-deep";
  return (
    <div
      popover="auto"
      id="mobile-menu"
      data-mobile-menu
      role="dialog"
      aria-label="Menu"
      className="inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain bg-ivory text-ink"
    >
      <div className="frame flex min-h-full flex-col pb-8">
        <div className="flex h-18 items-center justify-between">
          <a href={paths.home} className="flex min-h-11 items-center gap-2.5 no-underline">
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
            {[
              { label: words.links.home, path: paths.home },
              { label: words.links.trailers, path: paths.trailers },
            ].map(({ label, path }) => (
              <li key={path}>
                <a href={path} aria-current={current(path)} className={link}>
                  {label}
                </a>
              </li>
            ))}
            <li>
              <MobileGroup label={words.links.services} links={serviceLinks} current={current} />
            </li>
            <li>
              <MobileGroup label={words.links.serviceAreas} links={areaLinks} current={current} />
            </li>
            {[
              { label: words.links.about, path: paths.about },
              { label: words.links.contact, path: paths.contact },
            ].map(({ label, path }) => (
              <li key={path}>
                <a href={path} aria-current={current(path)} className={link}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-auto grid gap-3 pt-8">
          <a
            href={paths.contact}
            className="flex min-h-13 items-center justify-center rounded-sm bg-sun font-semibold text-ink no-underline"
          >
            {words.quote}
          </a>
          <a
            href={business.phoneLink}
            className="flex min-h-13 items-center justify-center gap-2.5 rounded-sm border border-current font-semibold no-underline"
          >
            <Phone size={18} strokeWidth={1.5} aria-hidden="true" />
            {business.phone}
          </a>
        </div>
      </div>
    </div>
  );
}

function MobileGroup({
  label,
  links,
  current,
}: {
  label: string;
  links: Link[];
  current: Current;
}) {
  return (
    <details name="mobile-menu" className="group border-b hairline">
      <summary className="flex min-h-13 items-center justify-between font-display text-2xl">
        {label}
        <ChevronDown
          size={22}
          strokeWidth={1.5}
          className="text-brass-deep transition-transform duration-200 group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <ul className="columns-2 gap-6 pb-4 max-[22rem]:columns-1">
        {links.map(({ label, path }) => (
          <li key={path} className="break-inside-avoid">
            <a
              href={path}
              aria-current={current(path)}
              className="flex min-h-11 items-center py-1 leading-tight no-underline aria-[current]:font-semibold"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
