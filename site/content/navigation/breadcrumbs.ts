import type { Crumbs } from "../../ui/Breadcrumb.tsx";
import { readPage } from "../entries.ts";
import type { Link } from "../link.ts";
import { paths } from "../paths.ts";

/** Returns the breadcrumb of a page: the home page, the steps after it, the page. */
export async function readBreadcrumb(here: string, ...steps: Link[]): Promise<Crumbs> {
  const { links } = await readPage("navigation");
  return { steps: [{ label: links.home, path: paths.home }, ...steps], here };
}

/** Returns the breadcrumb of a city's or a landing page, which the province's page stands above. */
export async function readAreaBreadcrumb(path: string, here: string): Promise<Crumbs> {
  if (path === paths.wholeProvince) return readBreadcrumb(here);
  const { serviceAreas } = await readPage("navigation");
  return readBreadcrumb(here, { label: serviceAreas.wholeProvince, path: paths.wholeProvince });
}
