import { reference } from "astro:content";
import { z } from "astro/zod";
import { searchResult, text, titled } from "./parts.ts";

/** content/about.yaml: the about page, from top to bottom. */
export const aboutSchema = z.strictObject({
  ...searchResult,
  eyebrow: text("Small line above the heading"),
  heading: text("One sentence"),
  lead: text("Two sentences at most"),
  photo: reference("photos"),
  story: z.strictObject({ heading: text("Heading"), paragraphs: z.array(text("A paragraph")) }),
  values: z.strictObject({ heading: text("Heading"), list: z.array(titled).length(3) }),
  why: z.strictObject({
    heading: text("Heading"),
    photo: reference("photos"),
    reasons: z.array(text("One reason, in a line")),
  }),
});
