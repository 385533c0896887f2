import { z } from "astro/zod";
import { iconNames } from "../../ui/icon-names.ts";
import {
  closingPhoto,
  eyebrow,
  fields,
  headedList,
  headedTestimonials,
  heading,
  photo,
  refersTo,
  searchResult,
  text,
  titleAndText,
} from "../schema-fields.ts";

const icon = z.enum(iconNames).describe(`One of: ${iconNames.join(", ")}`);

/** A card with an icon, a title and a sentence or two. */
export const featureCard = titleAndText.extend({ icon });

/** A kind of event, as a link in a text of links. */
export const occasion = fields({
  label: text("The occasion in a few words, with a full stop"),
  category: refersTo("categories", "Category page that it leads to"),
});

/** content/services/*.yaml: one service per file. */
export const serviceSchema = fields({
  order: z.int().describe("Place on the services page, smallest first"),
  icon,
  title: text("Name of the service"),
  description: text("Two sentences"),
  features: z.array(text("A feature, in a few words")).min(3).max(6),
  category: refersTo("categories", "Id of the category page it links to"),
  link: text("Words of the link"),
  photo: photo(),
});

/** content/services-page.yaml: the services page around the cards. */
export const servicesPageSchema = fields({
  ...searchResult,
  eyebrow,
  heading,
  lead: text("One or two sentences"),
  photo: photo("Picture beside the heading"),
  others: headedList(4, occasion).describe("Links to other occasions, below the four services"),
  benefits: headedList(3, titleAndText).extend({ photo: photo("Picture beside the list") }),
  testimonials: headedTestimonials,
  closing: text("Heading of the closing band"),
  closingPhoto,
});
