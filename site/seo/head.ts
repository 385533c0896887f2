import { type Business, readBusiness } from "../content/business/business.ts";
import { machineMoment } from "../content/dates.ts";
import { paths } from "../content/paths.ts";
import { readPhoto } from "../content/photos.ts";
import { maxTitle } from "../content/schema-fields.ts";
import { addressOf } from "./addresses.ts";
import { sharePictureOf, shareSize } from "./share-pictures/share-picture-address.ts";
import { findSitePage } from "./site-pages.ts";

/**
 * The metadata of a page for browsers, search engines and shared links (specification, section 3).
 */
export type Head = {
  /** Canonical path; undefined for pages without an address, such as the not-found page. */
  path?: string;
  /** Title in the browser tab, with the business name where it fits. */
  title: string;
  /** Title of a shared page, without the business name. */
  sharedTitle: string;
  description: string;
  canonicalUrl?: string;
  keywords: string[];
  ogImage: { url: string; alt: string; width: number; height: number };
  article?: { section: string; author: string; publishedTime: string; modifiedTime: string };
  locale: string;
  alternateUrls: { href: string; hreflang: string }[];
  noIndex: boolean;
};

/** Returns the title with the business name, or alone where both are too long. */
function withBusinessName(title: string, { name }: Pick<Business, "name">): string {
  const whole = `${title} | ${name}`;
  return whole.length <= maxTitle ? whole : title;
}

/** Returns the head of a page by its canonical path; throws when the page is not listed. */
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
      publishedTime: machineMoment(article.published, business),
      modifiedTime: machineMoment(page.lastChanged, business),
    },
    locale: business.language.replace("-", "_"),
    alternateUrls: [business.language, business.language.replace(/-.*/, "")].map((hreflang) => ({
      href: canonicalUrl,
      hreflang,
    })),
    noIndex: false,
  };
}

/**
 * Returns the head of a page that search engines must not list; shared, it shows the home page's
 * picture.
 */
export async function unlistedHead(words: { title: string; description: string }): Promise<Head> {
  const [home, business] = await Promise.all([readHead(paths.home), readBusiness()]);
  return {
    ...home,
    path: undefined,
    title: withBusinessName(words.title, business),
    sharedTitle: words.title,
    description: words.description,
    canonicalUrl: undefined,
    alternateUrls: [],
    noIndex: true,
  };
}
