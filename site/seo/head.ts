import { type Business, readBusiness } from "../content/business/business.ts";
import { machineMoment } from "../content/dates.ts";
import { paths } from "../content/paths.ts";
import { readPhoto } from "../content/photos.ts";
import { addressOf } from "./addresses.ts";
import { sharePictureOf, shareSize } from "./share-pictures/share-picture-address.ts";
import { findSitePage } from "./site-pages.ts";

/** What a page says of itself to browsers, search engines and the places where it is shared (specification, section 3). */
export type Head = {
  /** Canonical path; undefined where a page has no address of its own, such as the not-found page. */
  path?: string;
  /** As in the browser tab: with the business name where it fits. */
  title: string;
  /** As where the page is shared: without the business name, which stands beside it there. */
  sharedTitle: string;
  description: string;
  canonicalUrl?: string;
  keywords: string[];
  ogImage: { url: string; alt: string; width: number; height: number };
  article?: { section: string; author: string; publishedTime: string; modifiedTime: string };
  locale: "en_CA";
  alternateUrls: { href: string; hreflang: string }[];
  noIndex: boolean;
};

/** Characters of a title that search results show. */
const longestTitle = 60;

/** A title with the business name behind it, unless search results would cut it. */
export function withBusinessName(title: string, { name }: Pick<Business, "name">): string {
  const whole = `${title} | ${name}`;
  return whole.length <= longestTitle ? whole : title;
}

/** The head of the page with the given canonical path; throws when the page is not listed. */
export async function readHead(path: string): Promise<Head> {
  const [page, business] = await Promise.all([findSitePage(path), readBusiness()]);
  const photo = await readPhoto(page.photo);
  const canonicalUrl = addressOf(path);
  const { article } = page;
  return {
    path,
    title: withBusinessName(page.title, business),
    sharedTitle: page.title,
    description: page.description,
    canonicalUrl,
    keywords: page.keywords,
    ogImage: {
      url: addressOf(sharePictureOf(path)),
      alt: `${page.title}. Behind the words: ${photo.alt}`,
      ...shareSize,
    },
    article: article && {
      section: article.section,
      author: article.author,
      publishedTime: machineMoment(article.published),
      modifiedTime: machineMoment(page.lastChanged),
    },
    locale: "en_CA",
    alternateUrls: ["en-CA", "en"].map((hreflang) => ({ href: canonicalUrl, hreflang })),
    noIndex: false,
  };
}

/** The head of a page that no search engine should list; shared, it shows the home page's picture. */
export async function unlistedHead(words: { title: string; description: string }): Promise<Head> {
  const [home, business] = await Promise.all([readHead(paths.home), readBusiness()]);
  return {
    title: withBusinessName(words.title, business),
    sharedTitle: words.title,
    description: words.description,
    keywords: home.keywords,
    ogImage: home.ogImage,
    locale: home.locale,
    alternateUrls: [],
    noIndex: true,
  };
}
