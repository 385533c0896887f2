import { ChevronDown } from "lucide-react";
import type { NavigationMenu } from "../../content/navigation/navigation.ts";

/** Returns the classes of an entry in the header. */
export const topItem = (isActive: boolean) =>
  `flex min-h-11 items-center gap-1.5 whitespace-nowrap decoration-brass decoration-1 underline-offset-8 hover:underline ${isActive ? "underline" : ""}`;

/**
 * A menu in a `<details>` element; a long one has columns of seven links and scrolls past 20rem
 * (specification, section 2).
 */
export function Dropdown({ menu, currentPath }: { menu: NavigationMenu; currentPath: string }) {
  const { label, links, isLong } = menu;
  const isActive = menu.isActiveOn(currentPath);
  return (
    <details name="main-menu" className="group relative" data-dropdown>
      <summary aria-current={isActive ? "true" : undefined} className={topItem(isActive)}>
        {label}
        <ChevronDown
          size={16}
          strokeWidth={1.5}
          className="text-brass-deep group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <ul
        className={`absolute top-full z-10 ${isLong ? "-right-20 grid max-h-80 w-176 auto-cols-fr grid-flow-col grid-rows-7 py-1" : "-left-5 max-h-[calc(100dvh-var(--stuck-height))] min-w-72 py-2"} overflow-y-auto overscroll-contain rounded-sm border hairline bg-ivory shadow-floating`}
      >
        {links.map(({ label, path }) => (
          <li
            key={path}
            className={isLong ? "first:font-semibold" : "last:border-t last:border-hairline"}
          >
            <a
              href={path}
              aria-current={path === currentPath ? "page" : undefined}
              className="flex min-h-11 items-center px-5 hover:bg-linen aria-[current]:font-semibold"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
