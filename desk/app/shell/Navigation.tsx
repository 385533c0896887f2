import { Link, useLocation } from "wouter";
import { Wordmark } from "../../../site/ui/Wordmark.tsx";
import { SignOutButton } from "../access/SignOutButton.tsx";
import { useStart } from "../server-api/start-context.ts";
import { useShownList } from "../unsent-actions/use-shown-list.ts";
import { barLinks, isActiveOn, type ScreenLink, screenLinks } from "./navigation.ts";

const menu = "Desk";

/** The menu: beside the screens where there is room, else a bar at the window's bottom. */
export function Navigation() {
  return (
    <>
      <header className="on-dark sticky top-0 hidden h-dvh w-64 shrink-0 flex-col gap-8 overflow-y-auto bg-menu px-4 py-6 text-on-menu side-menu:flex">
        <Brand />
        <nav aria-label={menu}>
          <ul className="grid gap-1">
            {screenLinks.map((link) => (
              <li key={link.path}>
                <SideLink link={link} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-auto">
          <Person />
          <SignOutButton />
        </div>
      </header>
      <nav
        aria-label={menu}
        className="@container fixed inset-x-0 bottom-0 z-30 border-t border-hairline bg-ivory pb-[env(safe-area-inset-bottom)] side-menu:hidden low:static"
      >
        <ul className="flex">
          {barLinks.map((link) => (
            <li key={link.path} className="min-w-0 flex-1">
              <BarLink link={link} />
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

function Brand() {
  const start = useStart();
  return (
    <div className="flex min-h-9 items-center gap-3 px-2 [&_span]:text-base [&_span]:text-balance [&_span]:whitespace-normal">
      {start && <Wordmark name={start.business.name} />}
    </div>
  );
}

function Person() {
  const start = useStart();
  return <p className="px-2 pb-2 text-xs text-brass-pale">{start?.person}</p>;
}

function SideLink({ link }: { link: ScreenLink }) {
  const [path] = useLocation();
  const here = isActiveOn(link, path);
  return (
    <Link
      href={link.path}
      aria-current={here ? "page" : undefined}
      className={`flex min-h-11 items-center gap-3 rounded-sm border-l-2 px-3 ${
        here ? "border-brass bg-on-menu/10 font-semibold" : "border-transparent hover:bg-on-menu/5"
      }`}
    >
      <link.icon size={20} strokeWidth={1.5} className="shrink-0 text-brass-pale" />
      <span className="min-w-0 flex-1">{link.label}</span>
      <WaitingCount link={link} className="bg-on-menu text-menu" />
    </Link>
  );
}

function BarLink({ link }: { link: ScreenLink }) {
  const [path] = useLocation();
  const here = isActiveOn(link, path);
  return (
    <Link
      href={link.path}
      aria-current={here ? "page" : undefined}
      className={`relative flex min-h-(--bar-row) flex-col items-center justify-center gap-1 border-t-2 text-center low:min-h-11 low:flex-row text-[0.75rem] leading-tight ${
        here ? "border-forest font-semibold text-forest" : "border-transparent text-moss"
      }`}
    >
      <link.icon strokeWidth={1.5} className="size-[1.375rem] shrink-0" />
      {/* Of letters twice the size there is room for the signs alone. */}
      <span className="tracking-tight @max-[16rem]:sr-only low:@max-[34rem]:sr-only">
        {link.label}
      </span>
      <WaitingCount
        link={link}
        className="absolute top-1 right-[max(0px,50%-2.25rem)] bg-forest text-ivory low:static"
      />
    </Link>
  );
}

/** How many wait, beside the name of where they do. */
export function WaitingCount({ link, className }: { link: ScreenLink; className: string }) {
  const counts = useCounts();
  const count = link.count && counts ? counts[link.count] : 0;
  if (count === 0) return null;
  return (
    <span
      className={`min-w-5 rounded-[1rem] border border-transparent px-1.5 text-center text-[0.75rem] leading-5 font-semibold tabular-nums ${className}`}
    >
      {count > 999 ? "999+" : count}
      <span className="sr-only"> waiting</span>
    </span>
  );
}

/** Returns how many wait where, as the list of unanswered requests last said. */
function useCounts() {
  const start = useStart();
  const { data: open } = useShownList({ open: "1" });
  return open?.counts ?? start?.counts;
}
