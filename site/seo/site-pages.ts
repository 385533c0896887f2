import { interpolate } from "../../content-files/interpolate.ts";
import { readCities } from "../content/cities/cities.ts";
import { machineDate } from "../content/dates.ts";
import { readEntries, readPage } from "../content/entries.ts";
import { onceInBuild } from "../content/once-in-build.ts";
import { paths } from "../content/paths.ts";
import { readPosts } from "../content/posts/posts.ts";
import { readTrailers } from "../content/trailers/trailers.ts";

/** The groups of pages, in the order of llms.txt. */
export const pageGroups = ["main", "trailers", "services", "cities", "guides"] as const;

/**
 * A page with a canonical path, from which the head, sitemap, llms.txt and share pictures are made.
 */
export type SitePage = {
  path: string;
  group: (typeof pageGroups)[number];
  title: string;
  description: string;
  keywords: string[];
  /** Picture of the shared page. */
  photo: { collection: "photos"; id: string };
  /** Day of the last change, as 2026-11-20. */
  lastChanged: string;
  /** For guides and articles only. */
  article?: { section: string; author: string; published: string };
};

/** Returns every canonical page; throws when two pages have the same title or description. */
export const readSitePages = onceInBuild(async (): Promise<SitePage[]> => {
  const groups = [mainPages(), trailerPages(), servicePages(), cityPages(), guidePages()];
  const pages = (await Promise.all(groups)).flat();
  checkUnique(pages);
  return pages;
});

/** Returns the page of a canonical path; throws for an unlisted path. */
export async function findSitePage(path: string): Promise<SitePage> {
  const page = (await readSitePages()).find((candidate) => candidate.path === path);
  if (!page) throw new Error(`${path} is not listed in site/seo/site-pages.ts.`);
  return page;
}

async function mainPages(): Promise<SitePage[]> {
  const [
    home,
    about,
    services,
    trailerList,
    accessibleTrailers,
    costAndBooking,
    contact,
    blog,
    privacy,
    accessibility,
    landing,
    trailers,
    posts,
  ] = await Promise.all([
    readPage("home"),
    readPage("about"),
    readPage("servicesPage"),
    readPage("trailerList"),
    readPage("accessibleTrailers"),
    readPage("costAndBooking"),
    readPage("contact"),
    readPage("blog"),
    readPage("privacy"),
    readPage("accessibility"),
    landingPages(),
    readTrailers(),
    readPosts(),
  ]);
  const trailersChanged = latest(trailers.map(({ data }) => data.updated));
  const postsChanged = latest(posts.map(({ lastChanged }) => lastChanged));
  return [
    pageOf("main", paths.home, home, home.hero.photos[0]),
    pageOf("main", paths.about, about, about.photo),
    pageOf("main", paths.services, services, services.photo),
    pageOf("main", paths.trailers, trailerList, trailerList.sharePhoto, trailersChanged),
    pageOf("main", paths.accessibleTrailers, accessibleTrailers, accessibleTrailers.photo),
    ...landing,
    pageOf("main", paths.costAndBooking, costAndBooking, costAndBooking.sharePhoto),
    pageOf("main", paths.contact, contact, contact.sharePhoto),
    pageOf("main", paths.blog, blog.index, blog.index.sharePhoto, postsChanged),
    pageOf("main", paths.privacy, privacy, privacy.sharePhoto),
    pageOf("main", paths.accessibility, accessibility, accessibility.sharePhoto),
  ];
}

async function landingPages(): Promise<SitePage[]> {
  const landing = await readEntries("landing");
  return landing.map(({ id, data }) => pageOf("main", paths.landing(id), data, data.photo));
}

async function trailerPages(): Promise<SitePage[]> {
  const trailers = await readTrailers();
  return trailers.map(({ id, data }) => pageOf("trailers", paths.trailer(id), data, data.image));
}

async function servicePages(): Promise<SitePage[]> {
  const [categories, posts] = await Promise.all([readEntries("categories"), readPosts()]);
  return categories.map(({ id, data }) => {
    const shown = posts.filter(({ category }) => category.id === data.postCategory.id);
    const postsChanged = latest(shown.map(({ lastChanged }) => lastChanged));
    return pageOf("services", paths.category(id), data, data.photo, postsChanged);
  });
}

async function cityPages(): Promise<SitePage[]> {
  const [cities, { keywords }] = await Promise.all([readCities(), readPage("cityPage")]);
  return cities.map(({ id, data }) => {
    const own = keywords.map((words) => interpolate(words, { city: data.name }));
    return pageOf("cities", paths.city(id), { ...data, keywords: own }, data.hero.photos[0]);
  });
}

async function guidePages(): Promise<SitePage[]> {
  const posts = await readPosts();
  return posts.map(({ path, title, description, keywords, photo, lastChanged, ...post }) => ({
    group: "guides",
    path,
    title,
    description,
    keywords,
    photo,
    lastChanged,
    article: {
      section: post.chip ?? post.category.name,
      author: post.author,
      published: machineDate(post.date),
    },
  }));
}

/** Returns a page from its content; `listChanged` is the last change of what the page lists. */
function pageOf(
  group: SitePage["group"],
  path: string,
  content: Pick<SitePage, "title" | "description" | "keywords"> & { updated: string },
  photo: SitePage["photo"] | undefined,
  listChanged = "",
): SitePage {
  if (!photo) throw new Error(`The page ${path} has no picture to be shared with.`);
  const { title, description, keywords, updated } = content;
  const lastChanged = latest([updated, listChanged]);
  return { group, path, title, description, keywords, photo, lastChanged };
}

/** Returns the latest of several days such as 2026-11-20. */
const latest = (days: string[]) => days.toSorted().at(-1) ?? "";

/** Throws when two pages share a title or description: search engines may show the wrong one. */
function checkUnique(pages: SitePage[]): void {
  for (const field of ["title", "description"] as const) {
    const owners = new Map<string, string>();
    for (const page of pages) {
      const owner = owners.get(page[field]);
      if (owner)
        throw new Error(
          `The pages ${owner} and ${page.path} have the same ${field}: "${page[field]}". Write another in the file of one of them under content/.`,
        );
      owners.set(page[field], page.path);
    }
  }
}
