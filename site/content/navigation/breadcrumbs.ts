import type { Crumbs } from "../../ui/Breadcrumb.tsx";
import { type Content, readPage } from "../entries.ts";
import type { Link } from "../link.ts";
import { paths } from "../paths.ts";

/** Returns a breadcrumb that begins at the home page. */
async function readBreadcrumb(
  here: string,
  stepOf?: (words: Content<"navigation">) => Link,
): Promise<Crumbs> {
  const words = await readPage("navigation");
  const home = { label: words.links.home, path: paths.home };
  return { steps: stepOf ? [home, stepOf(words)] : [home], here };
}

/** Returns the breadcrumb of a city's or a landing page: home, the province's page, the page. */
export const readAreaBreadcrumb = (path: string, here: string) =>
  readBreadcrumb(
    here,
    path === paths.wholeProvince
      ? undefined
      : ({ serviceAreas }) => ({ label: serviceAreas.wholeProvince, path: paths.wholeProvince }),
  );

/** Returns the breadcrumb of a category page: home, the services, the page. */
export const readServiceBreadcrumb = (here: string) =>
  readBreadcrumb(here, ({ services }) => ({ label: services.overview, path: paths.services }));

/** Returns the breadcrumb of a page about the trailers: home, the trailer list, the page. */
export const readTrailersBreadcrumb = (here: string) =>
  readBreadcrumb(here, ({ links }) => ({ label: links.trailers, path: paths.trailers }));

/** Returns the breadcrumb of the page about cost and booking: home, the page. */
export const readCostBreadcrumb = (here: string) => readBreadcrumb(here);
