import type { Crumbs } from "../../ui/Breadcrumb.tsx";
import { readPage } from "../entries.ts";
import { paths } from "../paths.ts";

/** Returns the breadcrumb of a city's or a landing page: home, the province's page, the page. */
export async function readAreaBreadcrumb(path: string, here: string): Promise<Crumbs> {
  const { links, serviceAreas } = await readPage("navigation");
  const steps = [
    { label: links.home, path: paths.home },
    { label: serviceAreas.wholeProvince, path: paths.wholeProvince },
  ];
  return { steps: steps.filter((step) => step.path !== path), here };
}

/** Returns the breadcrumb of a category page: home, the services, the page. */
export async function readServiceBreadcrumb(here: string): Promise<Crumbs> {
  const { links, services } = await readPage("navigation");
  const steps = [
    { label: links.home, path: paths.home },
    { label: services.overview, path: paths.services },
  ];
  return { steps, here };
}

/** Returns the breadcrumb of the page about cost and booking: home, the page. */
export async function readCostBreadcrumb(here: string): Promise<Crumbs> {
  const { links } = await readPage("navigation");
  return { steps: [{ label: links.home, path: paths.home }], here };
}

/** Returns the breadcrumb of a page about the trailers: home, the trailer list, the page. */
export async function readTrailersBreadcrumb(here: string): Promise<Crumbs> {
  const { links } = await readPage("navigation");
  const steps = [
    { label: links.home, path: paths.home },
    { label: links.trailers, path: paths.trailers },
  ];
  return { steps, here };
}
