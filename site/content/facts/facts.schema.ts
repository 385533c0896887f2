import { z } from "astro/zod";
import { fields, heading, refersTo, sample, tallPhoto, text } from "../schema-fields.ts";

/** content/facts.yaml: a fact of the business that buyers ask for. */
export const factSchema = fields({
  label: text("What it is, beside its value"),
  value: z
    .union([z.number().positive(), text("A value that is no number")])
    .optional()
    .describe("The value, the same for every trailer"),
  trailers: z
    .record(z.string(), z.number().positive())
    .optional()
    .describe("In place of value: the value of each trailer, by the name of its file"),
  unit: text("Unit of the value, such as feet").optional(),
  text: text("The answer in a sentence or two; {value} is filled in, with its unit").refine(
    (answer) => !/\{(?!value\})/.test(answer),
    "Only {value} is filled in here. Say in words what another fact says",
  ),
  askedBy: text("Who asks for it"),
  sample,
});

/** content/fact-lists.yaml: facts that stand together, by who asks for them. */
export const factListSchema = fields({
  heading,
  text: text("A sentence or two under the heading"),
  facts: z.array(refersTo("facts", "Id in facts.yaml")).min(1),
  fold: text(
    "Words on the fold of a long list; the first three of its facts are always seen",
  ).optional(),
  photo: tallPhoto,
  isFirst: z
    .boolean()
    .default(false)
    .describe("true where it stands directly under the head of its category page"),
  categories: z
    .array(refersTo("categories", "Id of a category page that shows the list"))
    .default([]),
});
