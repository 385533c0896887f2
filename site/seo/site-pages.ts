import { interpolate } from "../../content-files/interpolate.ts";
import { readCities } from "../content/cities/cities.ts";
import { machineDate } from "../content/dates.ts";
import { readEntries, readPage } from "../content/entries.ts";
import { onceInBuild } from "../content/once-in-build.ts";
import { paths } from "../content/paths.ts";
import { type Post, readPosts } from "../content/posts/posts.ts";
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
  const [home, blog, landing, trailers, posts] = await Promise.all([
    readPage("home"),
    readPage("blog"),
    readEntries("landing"),
    readTrailers(),
    readPosts(),
  ]);
  const trailersChanged = trailers.map(({ data }) => data.updated);
  return [
    pageOf("main", paths.home, { ...home, photo: home.hero.photos[0] }),
    pageOf("main", paths.about, await readPage("about")),
    pageOf("main", paths.services, await readPage("servicesPage")),
    pageOf("main", paths.trailers, await readPage("trailerList"), trailersChanged),
    pageOf("main", paths.accessibleTrailers, await readPage("accessibleTrailers")),
    ...landing.map(({ id, data }) => pageOf("main", paths.landing(id), data)),
    pageOf("main", paths.costAndBooking, await readPage("costAndBooking")),
    pageOf("main", paths.contact, await readPage("contact")),
    pageOf("main", paths.blog, blog.index, changesOf(posts)),
    pageOf("main", paths.privacy, await readPage("privacy")),
    pageOf("main", paths.accessibility, await readPage("accessibility")),
  ];
}

async function trailerPages(): Promise<SitePage[]> {
  const trailers = await readTrailers();
  return trailers.map(({ id, data }) =>
    pageOf("trailers", paths.trailer(id), { ...data, photo: data.image }),
  );
}

async function servicePages(): Promise<SitePage[]> {
  const [categories, posts] = await Promise.all([readEntries("categories"), readPosts()]);
  return categories.map(({ id, data }) => {
    const shown = posts.filter(({ category }) => category.id === data.postCategory.id);
    return pageOf("services", paths.category(id), data, changesOf(shown));
  });
}

async function cityPages(): Promise<SitePage[]> {
  const [cities, words] = await Promise.all([readCities(), readPage("cityPage")]);
  return cities.map(({ id, data }) => {
    const keywords = words.keywords.map((text) => interpolate(text, { city: data.name }));
    const photo = data.hero.photos[0];
    return pageOf("cities", paths.city(id), { ...data, keywords, photo });
  });
}

async function guidePages(): Promise<SitePage[]> {
  const posts = await readPosts();
  return posts.map((post) => ({
    ...pageOf("guides", post.path, { ...post, updated: post.lastChanged }),
    article: {
      section: post.chip ?? post.category.name,
      author: post.author,
      published: machineDate(post.date),
    },
  }));
}

type PageContent = Pick<SitePage, "title" | "description" | "keywords"> & {
  updated: string;
  photo?: SitePage["photo"];
  sharePhoto?: SitePage["photo"];
};

/** Returns a page from its content; `listChanges` are the days of change of what the page lists. */
function pageOf(
  group: SitePage["group"],
  path: string,
  { title, description, keywords, updated, sharePhoto, ...content }: PageContent,
  listChanges: string[] = [],
): SitePage {
  const photo = sharePhoto ?? content.photo;
  if (!photo) throw new Error(`The page ${path} has no picture to be shared with.`);
  const lastChanged = [updated, ...listChanges].sort().at(-1) ?? updated;
  return { group, path, title, description, keywords, photo, lastChanged };
}

const changesOf = (posts: Post[]) => posts.map(({ lastChanged }) => lastChanged);

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
