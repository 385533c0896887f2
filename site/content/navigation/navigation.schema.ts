import { z } from "astro/zod";
import { paths } from "../paths.ts";
import { fields, heading, text } from "../schema-fields.ts";

/**
 * The entries of the header, in order: where each leads, or which menu it opens. Each has its words
 * under the same name in content/navigation.yaml.
 */
export const headerEntries = {
  home: { path: paths.home, words: "Link to /" },
  trailers: { path: paths.trailers, words: "Link to the trailer list" },
  services: { menu: "services", words: "Name of the services menu" },
  serviceAreas: { menu: "serviceAreas", words: "Name of the city menu" },
  about: { path: paths.about, words: "Link to the about page" },
  contact: { path: paths.contact, words: "Link to the contact page" },
} as const;

export type HeaderEntryName = keyof typeof headerEntries;
export const headerEntryNames = Object.keys(headerEntries) as HeaderEntryName[];

const linkLabels = Object.fromEntries(
  headerEntryNames.map((name) => [name, text(headerEntries[name].words)]),
) as Record<HeaderEntryName, z.ZodString>;

/** content/navigation.yaml: the words of the header and the footer. */
export const navigationSchema = fields({
  links: fields(linkLabels),
  services: fields({
    overview: text("First link of the services menu"),
    allPosts: text("Last link of the services menu"),
  }),
  serviceAreas: fields({ wholeProvince: text("Last link of the city menu") }),
  quote: text("The yellow button"),
  footer: fields({
    quickLinks: fields({
      heading,
      home: text("Words of the link"),
      trailers: text("Words of the link"),
      about: text("Words of the link"),
      contact: text("Words of the link"),
    }),
    services: fields({
      heading,
      list: z.array(text("A service")),
    }),
    contact: fields({ heading }),
    samples: text("Line shown while a page has a sample picture or review"),
    sampleReview: text("Words beside the stars of a sample review"),
    costAndBooking: text("Link to the page about cost and booking"),
    privacy: text("Link to the privacy notice"),
    accessibility: text("Link to the accessibility statement"),
  }),
});
