import { z } from "astro/zod";
import {
  exactly,
  fields,
  heading,
  photo,
  searchResult,
  text,
  titleAndText,
} from "../schema-fields.ts";

/** content/about.yaml: the about page, from top to bottom. */
export const aboutSchema = fields({
  ...searchResult,
  eyebrow: text("Small line above the heading"),
  heading: text("One sentence"),
  lead: text("Two sentences at most"),
  photo: photo("Id of a picture in photos.yaml"),
  story: fields({
    heading,
    paragraphs: z.array(text("A paragraph")),
  }),
  values: fields({
    heading,
    list: exactly(3, titleAndText),
  }),
  why: fields({
    heading,
    photo: photo("Id of a picture in photos.yaml"),
    reasons: z.array(text("One reason, in a line")),
  }),
  closing: text("Heading of the closing band"),
});
