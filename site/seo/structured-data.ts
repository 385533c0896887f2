import type {
  BreadcrumbList,
  DayOfWeek,
  Graph,
  LocalBusiness,
  Thing,
  WebPage,
  WebSite,
} from "schema-dts";
import { readHours } from "../../quote-request/opening-hours.ts";
import type { Business } from "../content/business/business.ts";
import { paths } from "../content/paths.ts";
import type { Crumbs } from "../ui/Breadcrumb.tsx";
import { addressOf } from "./addresses.ts";
import type { Head } from "./head.ts";
import { iconPath } from "./icons.ts";
import { sharePictureOf } from "./share-pictures/share-picture-address.ts";

export const businessId = addressOf("/#business");
const websiteId = addressOf("/#website");

/** Returns the id of a node of a page's graph. */
export const idOn = (path: string, name: string) => addressOf(`${path}#${name}`);

/**
 * Returns a page's JSON-LD graph: the business, the website, the page, its breadcrumb and its
 * subjects.
 */
export function pageGraph(page: {
  head: Head;
  business: Business;
  breadcrumb?: Crumbs;
  /** What the page is about; the first is its main entity. */
  things?: Thing[];
}): Graph {
  const { head, business, breadcrumb, things = [] } = page;
  const graph: Thing[] = [describeBusiness(business), describeWebsite(business)];
  if (head.path) {
    graph.push(describePage(head, head.path, business, Boolean(breadcrumb), things[0]));
    if (breadcrumb) graph.push(describeCrumbs(head.path, breadcrumb));
    graph.push(...things);
  }
  return { "@context": "https://schema.org", "@graph": graph };
}

/** Describes the business, to which all else refers by its id; no street address, no ratings. */
function describeBusiness(business: Business): LocalBusiness {
  return {
    "@type": "LocalBusiness",
    "@id": businessId,
    name: business.fullName,
    alternateName: business.name,
    description: business.tagline,
    url: addressOf(paths.home),
    telephone: business.phoneLink.replace("tel:", ""),
    email: business.email,
    image: addressOf(sharePictureOf(paths.home)),
    logo: addressOf(iconPath("icon-512")),
    priceRange: business.priceRange,
    currenciesAccepted: business.currency,
    address: {
      "@type": "PostalAddress",
      addressLocality: business.baseTown,
      addressRegion: business.provinceCode,
      addressCountry: business.countryCode,
    },
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: business.openDays.map((day): DayOfWeek => `https://schema.org/${day}`),
      ...readHours(business.hours),
    },
    areaServed: { "@type": "Place", name: `${business.area}, ${business.country}` },
    sameAs: business.social.map(({ address }) => address),
  };
}

function describeWebsite(business: Business): WebSite {
  return {
    "@type": "WebSite",
    "@id": websiteId,
    url: addressOf(paths.home),
    name: business.name,
    inLanguage: business.language,
    publisher: { "@id": businessId },
  };
}

function describePage(
  { ogImage, sharedTitle, description }: Head,
  path: string,
  { language }: Business,
  hasCrumbs: boolean,
  mainThing: Thing | undefined,
): WebPage {
  const mainId = typeof mainThing === "object" && "@id" in mainThing ? mainThing["@id"] : undefined;
  return {
    "@type": "WebPage",
    "@id": idOn(path, "page"),
    url: addressOf(path),
    name: sharedTitle,
    description,
    inLanguage: language,
    isPartOf: { "@id": websiteId },
    primaryImageOfPage: {
      "@type": "ImageObject",
      url: ogImage.url,
      width: String(ogImage.width),
      height: String(ogImage.height),
    },
    ...(hasCrumbs && { breadcrumb: { "@id": idOn(path, "breadcrumb") } }),
    ...(mainId && { mainEntity: { "@id": mainId } }),
  };
}

/**
 * Describes the visible breadcrumb; its last step, the page itself, has no address (Google's rule).
 */
function describeCrumbs(path: string, { steps, here }: Crumbs): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    "@id": idOn(path, "breadcrumb"),
    itemListElement: [...steps, { label: here, path: undefined }].map((step, index) => ({
      "@type": "ListItem" as const,
      position: index + 1,
      name: step.label,
      ...(step.path && { item: addressOf(step.path) }),
    })),
  };
}

/** Returns a graph as the text of a script element, in which no closing tag can end the element. */
export function printGraph(graph: Graph): string {
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}
