import { readCityLinks } from "../cities/cities.ts";
import { readEntries, readPage } from "../entries.ts";
import type { Link } from "../link.ts";
import { paths } from "../paths.ts";
import { headerEntries, headerEntryNames } from "./navigation.schema.ts";

/** An entry of the header: a link, or a menu of links with the pages on which it is active. */
export type NavigationEntry =
  | (Link & { links?: undefined })
  | {
      label: string;
      links: Link[];
      /** Whether the menu scrolls because its links do not fit. */
      isLong: boolean;
      isActiveOn: (path: string) => boolean;
    };

/**
 * Returns the entries of the header with their links, and the words of the header and the footer.
 */
export async function readNavigation() {
  const [words, categories, cities] = await Promise.all([
    readPage("navigation"),
    readEntries("categories"),
    readCityLinks(),
  ]);
  const { links, services, serviceAreas } = words;
  const serviceLinks: Link[] = [
    { label: services.overview, path: paths.services },
    ...categories.map(({ id, data }) => ({ label: data.menuLabel, path: paths.category(id) })),
    { label: services.allPosts, path: paths.blog },
  ];
  const areaLinks: Link[] = [
    ...cities,
    { label: serviceAreas.wholeProvince, path: paths.wholeProvince },
  ];
  const menus = {
    services: {
      links: serviceLinks,
      isLong: false,
      isActiveOn: (path: string) =>
        path === paths.services ||
        [paths.blog, paths.article("")].some((start) => path.startsWith(start)),
    },
    serviceAreas: {
      links: areaLinks,
      isLong: true,
      isActiveOn: (path: string) => areaLinks.some((area) => area.path === path),
    },
  };
  const entries = headerEntryNames.map((name): NavigationEntry => {
    const entry = headerEntries[name];
    const label = links[name];
    return "menu" in entry ? { label, ...menus[entry.menu] } : { label, path: entry.path };
  });
  return { words, entries };
}

export type SiteNavigation = Awaited<ReturnType<typeof readNavigation>>;
