import { z } from "astro/zod";
import {
  eyebrow,
  fields,
  headedList,
  heading,
  photo,
  refersTo,
  sample,
  searchResultWithPhoto,
  story,
  text,
  titleAndText,
} from "../schema-fields.ts";

/** content/accessible-trailers.yaml: steps and doors of the trailers, accessible washrooms. */
export const accessibleTrailersSchema = fields({
  ...searchResultWithPhoto,
  breadcrumb: text("Last step of the breadcrumb, this page"),
  eyebrow,
  heading: text("Heading of the page"),
  lead: text("Two sentences"),
  button: text("Yellow button, to the form that asks for an accessible washroom"),
  drawn: fields({
    photo: photo("The floor plan beside the heading"),
    caption: text("Line under the floor plan"),
    doors: fields({
      words: text("Width of an outside door, as it is written at each"),
      feetAcross: z.number().positive().describe("Width of the whole picture"),
      width: z.number().positive().describe("Width of a door"),
      lefts: z.array(z.number()).describe("Left edge of each door"),
      sill: z.number().describe("Distance of the doors from the top"),
      line: z.number().describe("Distance of the line that is drawn for them"),
    }).describe("Where the outside doors are in the picture, in feet"),
    rows: z
      .array(
        fields({
          label: text("Label that stands beside the value"),
          text: text("As measured, with its unit"),
        }),
      )
      .describe("Figures that stand below the facts of the page's list in fact-lists.yaml"),
    sample,
  }).describe("Figures that were measured on the floor plans"),
  guests: headedList(3, titleAndText),
  photo: photo("Picture from edge to edge, above where a ramped washroom comes from"),
  ramped: story.extend({
    policy: refersTo("policies", "Id of the term beside it in policies.yaml"),
  }),
  rules: headedList(2, titleAndText),
  route: fields({ heading, list: z.array(text("A line")) }),
  statement: fields({
    text: text("Words before the link"),
    link: text("Link to the website's own accessibility statement"),
  }),
  closing: text("Heading of the last band"),
});
