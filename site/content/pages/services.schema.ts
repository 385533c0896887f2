import { z } from "astro/zod";
import { iconNames } from "../../ui/icon-names.ts";
import {
  exactly,
  fields,
  heading,
  photo,
  refersTo,
  searchResult,
  text,
  threeTestimonials,
  titleAndText,
} from "../schema-fields.ts";

export const icon = z.enum(iconNames).describe(`One of: ${iconNames.join(", ")}`);

/** A card with an icon, a title and a sentence or two. */
export const featureCard = titleAndText.extend({ icon });

/** content/services/*.yaml: one service per file. */
export const serviceSchema = fields({
  order: z.int().describe("Place on the services page, smallest first"),
  icon,
  title: text("Name of the service"),
  description: text("Two sentences"),
  features: z.array(text("A feature, in a few words")).min(3).max(6),
  category: refersTo("categories", "Id of the category page it links to"),
  link: text("Words of the link"),
  photo: photo("Id of a picture in photos.yaml"),
});

/** content/services-page.yaml: the services page around the cards. */
export const servicesPageSchema = fields({
  ...searchResult,
  eyebrow: text("Small line above the heading"),
  heading,
  lead: text("One or two sentences"),
  photo: photo("Picture beside the heading"),
  others: fields({
    heading: text("Heading of the links below the four services"),
    list: exactly(
      4,
      fields({
        label: text("The occasion in a few words, with a full stop"),
        category: refersTo("categories", "Category page that it leads to"),
      }),
    ),
  }),
  benefits: fields({
    heading,
    list: exactly(3, featureCard),
  }),
  testimonials: fields({
    heading: text("Heading, for screen readers"),
    shown: threeTestimonials,
  }),
  closing: text("Heading of the closing band"),
});
