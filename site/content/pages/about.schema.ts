import { z } from "astro/zod";
import {
  closingPhoto,
  eyebrow,
  fields,
  headedList,
  heading,
  photo,
  searchResult,
  story,
  text,
  titleAndText,
} from "../schema-fields.ts";

/** content/about.yaml: the about page, from top to bottom. */
export const aboutSchema = fields({
  ...searchResult,
  eyebrow,
  heading: text("One sentence"),
  lead: text("Two sentences at most"),
  photo: photo(),
  story,
  values: headedList(3, titleAndText),
  why: fields({ heading, photo: photo(), reasons: z.array(text("One reason, in a line")) }),
  closing: text("Heading of the closing band"),
  closingPhoto,
});
