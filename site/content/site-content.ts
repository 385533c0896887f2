import {
  type CollectionEntry,
  type CollectionKey,
  getCollection,
  getEntries,
  getEntry,
} from "astro:content";
import { type AtlasPlace, placeInAtlas } from "./atlas.ts";
import { dateInWords } from "./dates.ts";
import { interpolate } from "./interpolate.ts";
import { paths } from "./paths.ts";
import { knownIds, type Referable } from "./schemas/known-ids.ts";

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
/** The steps to a page as the visitor sees them; the last is the page itself. */
export type Crumbs = { steps: Link[]; here: string };

export const readBusiness = () => readPage("business", "business");

/** Puts the business's phone, e-mail, hours and area where a text of content/ says {phone}, {email}, {hours} or {area}. */
export function fillIn(text: string, { phone, email, hours, area }: Business): string {
  return interpolate(text, { phone, email, hours, area });
}

/** Customers' words by their ids, in the order given. */
export async function readTestimonials(ids: { collection: "testimonials"; id: string }[]) {
  const entries = await getEntries(ids);
  return entries.map(({ data: { sample, month, ...testimonial } }) => ({
    ...testimonial,
    month: dateInWords(month),
    isSample: sample === true,
  }));
}

/** Questions of questions.yaml by their ids, in the order given. */
export async function readQuestions(ids: { collection: "questions"; id: string }[]) {
  const entries = await getEntries(ids);
  return entries.map(({ data }) => data);
}

/** Entries of a list such as categories.yaml, in the order of the file. */
export async function readInOrder<Key extends CollectionKey & Referable>(
  collection: Key,
): Promise<CollectionEntry<Key>[]> {
  const order = knownIds(collection);
  const entries: CollectionEntry<Key>[] = await getCollection(collection);
  return entries.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}

/** A link to a city's page, with the city's place on the map. */
export type CityLink = Link & { place: AtlasPlace };

/** Links to city pages: those of the given ids in their order, or all cities by name. */
export async function cityLinks(ids?: { id: string }[]): Promise<CityLink[]> {
  const cities = await getCollection("cities");
  const link = ({ id, data }: CollectionEntry<"cities">) => ({
    label: data.name,
    path: paths.city(id),
    place: placeInAtlas(data.map),
  });
  if (!ids) return cities.map(link).sort((a, b) => a.label.localeCompare(b.label, "en-CA"));
  return ids.map(({ id }) => {
    const city = cities.find((entry) => entry.id === id);
    if (!city) throw new Error(`There is no content/cities/${id}.yaml for the city "${id}".`);
    return link(city);
  });
}

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

/** All that the header and the footer link to. */
export async function readNavigation() {
  const [words, categories, cities] = await Promise.all([
    readPage("navigation", "navigation"),
    readInOrder("categories"),
    cityLinks(),
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
