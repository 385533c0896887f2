import { readCityLinks } from "../cities/cities.ts";
import { readEntries, readPage } from "../entries.ts";
import type { Link } from "../link.ts";
import { paths } from "../paths.ts";

/** An entry of the header: a link, or a menu of links that is active on some pages beside its own. */
export type NavigationEntry =
  | (Link & { links?: undefined })
  | {
      label: string;
      links: Link[];
      /** Whether the list of links is too long to be shown whole. */
      isLong: boolean;
      isActiveOn: (path: string) => boolean;
    };

/** Returns the entries of the header with their links, and the words of the header and the footer. */
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
  const entries: NavigationEntry[] = [
    { label: links.home, path: paths.home },
    { label: links.trailers, path: paths.trailers },
    {
      label: links.services,
      links: serviceLinks,
      isLong: false,
      isActiveOn: (path) =>
        path === paths.services ||
        [paths.blog, paths.article("")].some((start) => path.startsWith(start)),
    },
    {
      label: links.serviceAreas,
      links: areaLinks,
      isLong: true,
      isActiveOn: (path) => areaLinks.some((area) => area.path === path),
    },
    { label: links.about, path: paths.about },
    { label: links.contact, path: paths.contact },
  ];
  return { words, entries };
}

export type SiteNavigation = Awaited<ReturnType<typeof readNavigation>>;
