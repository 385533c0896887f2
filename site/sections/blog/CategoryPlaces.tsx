import type { CategoryPage } from "../../content/posts/category-page.ts";
import { Fold } from "../../ui/Fold.tsx";
import { TextLink } from "../../ui/TextLink.tsx";

/** Links from a category page to cities with places for this use, and to accessible washrooms. */
export function CategoryPlaces({ heading, links }: CategoryPage["places"]) {
  return (
    <section className="frame pb-16 print:hidden md:grid md:split-4">
      <h2 className="text-title-3 max-md:hidden">{heading}</h2>
      <Fold label={heading} className="unfold-from-md border-t">
        <ul className="max-md:pb-3 sm:columns-2">
          {links.map(({ label, path }) => (
            <li key={path}>
              <TextLink href={path}>{label}</TextLink>
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  );
}
