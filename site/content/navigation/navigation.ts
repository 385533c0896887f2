import { readCityLinks } from "../cities/cities.ts";
import { readEntries, readPage } from "../entries.ts";
import type { Link } from "../link.ts";
import { paths } from "../paths.ts";

/** A menu of links in the header, with the pages on which it is active. */
export type NavigationMenu = {
  label: string;
  links: Link[];
  /** Whether the menu scrolls because its links do not fit. */
  isLong: boolean;
  isActiveOn: (path: string) => boolean;
};
/** An entry of the header. */
type NavigationEntry = (Link & { links?: undefined }) | NavigationMenu;

/**
 * Returns the entries of the header in their order, what is served, and the words of the header and
 * the footer.
 */
export async function readNavigation() {
  const [words, categories, cities] = await Promise.all([
    readPage("navigation"),
    readEntries("categories"),
    readCityLinks(),
  ]);
  const { links, services, serviceAreas } = words;
  const areas: Link[] = [
    { label: serviceAreas.wholeProvince, path: paths.wholeProvince },
    ...cities,
  ];
  const served: Link[] = categories.map(({ id, data }) => ({
    label: data.menuLabel,
    path: paths.category(id),
  }));
  const entries: NavigationEntry[] = [
    { label: links.home, path: paths.home },
    { label: links.trailers, path: paths.trailers },
    {
      label: links.services,
      links: [
        { label: services.overview, path: paths.services },
        ...served,
        { label: services.allPosts, path: paths.blog },
      ],
      isLong: false,
      isActiveOn: (path) =>
        path === paths.services ||
        path.startsWith(paths.blog) ||
        path.startsWith(paths.article("")),
    },
    {
      label: links.serviceAreas,
      links: areas,
      isLong: true,
      isActiveOn: (path) => areas.some((area) => area.path === path),
    },
    { label: links.about, path: paths.about },
    { label: links.contact, path: paths.contact },
  ];
  return { words, entries, served };
}

export type SiteNavigation = Awaited<ReturnType<typeof readNavigation>>;
