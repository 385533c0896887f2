import { type CollectionEntry, type CollectionKey, getCollection, getEntry } from "astro:content";
import { paths } from "./paths.ts";

/** The content of a page that is one file under content/; throws when the file is missing. */
export async function readPage<Key extends CollectionKey>(
  collection: Key,
  id: string,
): Promise<CollectionEntry<Key>["data"]> {
  const entry = await getEntry(collection, id as CollectionEntry<Key>["id"]);
  if (!entry) throw new Error(`content/${id} is missing or could not be read.`);
  return (entry as CollectionEntry<Key>).data;
}

export type Business = CollectionEntry<"business">["data"];
export type Navigation = CollectionEntry<"navigation">["data"];
export type Link = { label: string; path: string };

export const readBusiness = () => readPage("business", "business");

/** Links to city pages: those of the given ids in their order, or all cities by name. */
export async function cityLinks(ids?: { id: string }[]): Promise<Link[]> {
  const cities = await getCollection("cities");
  const link = ({ id, data }: CollectionEntry<"cities">) => ({
    label: data.name,
    path: paths.city(id),
  });
  if (!ids) return cities.map(link).sort((a, b) => a.label.localeCompare(b.label, "en-CA"));
  return ids.map(({ id }) => {
    const city = cities.find((entry) => entry.id === id);
    if (!city) throw new Error(`There is no content/cities/${id}.yaml for the city "${id}".`);
    return link(city);
  });
}

/** All that the header and the footer link to. */
export async function readNavigation() {
  const [words, categories, cities] = await Promise.all([
    readPage("navigation", "navigation"),
    getCollection("categories"),
    cityLinks(),
  ]);
  const serviceLinks: Link[] = [
    { label: words.services.overview, path: paths.services },
    ...categories.map(({ id, data }) => ({ label: data.menuLabel, path: paths.category(id) })),
    { label: words.services.allPosts, path: paths.blog },
  ];
  const areaLinks: Link[] = [
    ...cities,
    { label: words.serviceAreas.wholeProvince, path: paths.wholeProvince },
  ];
  return { words, serviceLinks, areaLinks };
}

export type SiteNavigation = Awaited<ReturnType<typeof readNavigation>>;
