import { z } from "astro/zod";
import {
  closingPhoto,
  eyebrow,
  fields,
  headedList,
  heading,
  photo,
  refersTo,
  searchResultWithPhoto,
  tallPhoto,
  text,
  titleAndText,
} from "../schema-fields.ts";

const quoteLines = z.array(
  fields({ label: text("What the line is about"), text: text("What the example says there") }),
);

/** content/cost-and-booking.yaml: what moves a quote, what is included, how a rental goes. */
export const costAndBookingSchema = fields({
  ...searchResultWithPhoto,
  breadcrumb: text("Last step of the breadcrumb, this page"),
  eyebrow,
  heading: text("Heading of the page"),
  lead: text("Two sentences"),
  button: text("Yellow button, to the quote form"),
  paper: fields({
    heading: text("Word at the top of the drawn quote"),
    example: text("Word beside it, which marks the quote as an example"),
    caption: text("Line under the drawn quote, which says why its amounts are blank"),
    event: quoteLines.describe("What the quote says of the event"),
    included: text("Heading of the inclusions"),
    inclusions: z.array(text("Something that is always included, in a few words")),
    amount: text("Heading of the amounts"),
    lines: quoteLines.describe("Lines with an amount, which stays blank"),
    total: text("The last line"),
    terms: quoteLines.describe("Terms that a quote states"),
  }).describe("An example of a quote as it is drawn on the page, without amounts"),
  factors: headedList(7, titleAndText).extend({
    planner: text("Link to the guest planner"),
    photo: tallPhoto,
  }),
  included: headedList(6, titleAndText).extend({
    text: text("One or two sentences under the heading"),
    photo: photo("Picture beside the list"),
  }),
  timeline: fields({
    heading,
    photo: tallPhoto,
    steps: z
      .array(
        fields({
          when: text("When it happens, in a few words"),
          title: text("What happens, in a few words"),
          text: text("One or two sentences"),
        }),
      )
      .describe("From the request to the pickup, in order"),
  }),
  policies: fields({
    heading,
    photo: photo("Picture from edge to edge above the terms"),
    samples: text("Line shown on every page that shows a sample of policies.yaml"),
    groups: z.array(
      fields({
        heading: text("Heading of the group"),
        list: z.array(refersTo("policies", "Id in policies.yaml")),
      }),
    ),
    accessibility: fields({
      text: text("Question before the link"),
      link: text("Link to the page about accessible washrooms"),
    }),
  }),
  closing: text("Heading of the closing band"),
  closingPhoto,
});
