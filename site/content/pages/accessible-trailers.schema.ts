import { z } from "astro/zod";
import {
  eyebrow,
  fields,
  headedList,
  heading,
  photo,
  refersTo,
  sample,
  searchResult,
  story,
  text,
  titleAndText,
} from "../schema-fields.ts";

/** content/accessible-trailers.yaml: steps and doors of the trailers, accessible washrooms. */
export const accessibleTrailersSchema = fields({
  ...searchResult,
  breadcrumb: text("Last step of the breadcrumb, this page"),
  eyebrow,
  heading: text("Heading of the page"),
  lead: text("Two sentences"),
  photo: photo("Picture beside the heading"),
  button: text("Yellow button, to the form that asks for an accessible washroom"),
  drawn: fields({
    heading,
    text: text("Where the figures come from"),
    photo: photo("The floor plan beside the figures"),
    caption: text("Line under the floor plan"),
    rows: z.array(
      fields({
        label: text("Label that stands beside the value"),
        value: text("As measured, with its unit"),
      }),
    ),
    sample,
  }).describe("Figures that were measured on the floor plans"),
  guests: headedList(3, titleAndText),
  ramped: story.extend({
    policy: refersTo("policies", "Id of the term beside it in policies.yaml"),
  }),
  rules: headedList(3, titleAndText),
  route: fields({ heading, list: z.array(text("A line")) }),
  statement: fields({
    text: text("Words before the link"),
    link: text("Link to the website's own accessibility statement"),
  }),
  closing: text("Heading of the last band"),
});
