import type { Business } from "./site-content.ts";

/** What a page says of itself to browsers and search engines. */
export type PageHead = {
  title: string;
  description: string;
  /** Canonical path; left out on pages that have no address of their own, such as the not-found page. */
  path?: string;
  isIndexed?: boolean;
};

/** Completes a page's head: the title with the business name, the absolute canonical address, the robots rule. */
export function completeHead(head: PageHead, business: Business, site: URL | undefined) {
  return {
    title: `${head.title} | ${business.name}`,
    canonical: head.path && new URL(head.path, site).href,
    robots: head.isIndexed === false ? "noindex, follow" : "index, follow",
  };
}
