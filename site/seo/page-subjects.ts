import type {
  BlogPosting,
  BusinessFunction,
  FAQPage,
  Product,
  QuantitativeValue,
  Service,
} from "schema-dts";
import type { Business } from "../content/business/business.ts";
import { paths } from "../content/paths.ts";
import type { Trailer } from "../content/trailers/trailers.ts";
import { addressOf } from "./addresses.ts";
import type { Head } from "./head.ts";
import { businessId, idOn } from "./structured-data.ts";

/** `isSample` where the question or its answer holds a sample fact. */
type Question = { question: string; answer: string; isSample?: boolean };

/**
 * Describes the visible questions with the same words, without those that hold a sample fact;
 * nothing where none is left.
 */
export function describeQuestions(path: string, questions: Question[]): FAQPage[] {
  const own = questions.filter(({ isSample }) => !isSample);
  if (own.length === 0) return [];
  return [
    {
      "@type": "FAQPage",
      "@id": idOn(path, "questions"),
      mainEntity: own.map(({ question, answer }) => ({
        "@type": "Question" as const,
        name: question,
        acceptedAnswer: { "@type": "Answer" as const, text: answer },
      })),
    },
  ];
}

/**
 * Describes the rental service in one place of the province, or in all of it. An area without a
 * government of its own, such as Southern Ontario, is a Place.
 */
export function describeService(
  { path, sharedTitle, description }: Head,
  place: { kind: "City" | "AdministrativeArea" | "Place"; name: string },
  { province, country, service }: Business,
): Service {
  return {
    "@type": "Service",
    "@id": idOn(path ?? "", "service"),
    name: sharedTitle,
    description,
    serviceType: service,
    url: addressOf(path ?? ""),
    provider: { "@id": businessId },
    areaServed: {
      "@type": place.kind,
      name: place.name,
      containedInPlace:
        place.name === province
          ? { "@type": "Country", name: country }
          : { "@type": "AdministrativeArea", name: province },
    },
  };
}

/** Largest number of pictures of a trailer; each adds bytes to every visit. */
const maxPictures = 3;

/** Describes a trailer for rent: in stock, without a price, because prices are quoted. */
export function describeTrailer(
  { id, data }: Trailer,
  pictures: string[],
  { currency }: Business,
): Product {
  const { length, width, height } = data.specifications;
  const path = paths.trailer(id);
  return {
    "@type": "Product",
    "@id": idOn(path, "trailer"),
    name: data.name,
    description: data.fullDescription.join(" "),
    url: addressOf(path),
    image: pictures.slice(0, maxPictures).map(addressOf),
    depth: inFeet(length),
    width: inFeet(width),
    height: inFeet(height),
    offers: {
      "@type": "Offer",
      url: addressOf(path),
      priceCurrency: currency,
      availability: "https://schema.org/InStock",
      businessFunction: leaseOut,
      offeredBy: { "@id": businessId },
    },
  };
}

/** schema.org's value for renting out; the package's types have it as a comment only. */
const leaseOut = "http://purl.org/goodrelations/v1#LeaseOut" as unknown as BusinessFunction;

/** Returns a length with UN/CEFACT's unit code for feet. */
const inFeet = (value: number): QuantitativeValue => ({
  "@type": "QuantitativeValue",
  value,
  unitCode: "FOT",
});

/** Describes a guide or an article. */
export function describePost(
  head: Head,
  title: string,
  picture: string,
  { language }: Business,
): BlogPosting {
  const { path = "", description, article } = head;
  return {
    "@type": "BlogPosting",
    "@id": idOn(path, "post"),
    headline: title,
    description,
    url: addressOf(path),
    mainEntityOfPage: { "@id": idOn(path, "page") },
    image: [head.ogImage.url, addressOf(picture)],
    articleSection: article?.section,
    author: {
      "@type": "Organization",
      name: article?.author ?? "",
      url: addressOf(paths.about),
    },
    publisher: { "@id": businessId },
    datePublished: article?.publishedTime,
    dateModified: article?.modifiedTime,
    inLanguage: language,
  };
}
