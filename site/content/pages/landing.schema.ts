import { z } from "astro/zod";
import { eventTypes } from "../../../quote-request/choices.ts";
import {
  exactly,
  fields,
  photo,
  refersTo,
  searchResult,
  text,
  threeTestimonials,
} from "../schema-fields.ts";
import { featureCard } from "./services.schema.ts";

const opening = {
  ...searchResult,
  place: fields({
    kind: z.enum(["City", "AdministrativeArea"]).describe("City, or AdministrativeArea"),
    name: text("The place that the page is about"),
  }).describe("Where the service is offered, for search engines"),
  quote: fields({
    city: refersTo("cities", "City that the quote form writes beforehand").optional(),
    event: z.enum(eventTypes.map(({ value }) => value)).optional(),
  })
    .default({})
    .describe("What the quote form knows of a visitor of this page"),
  eyebrow: text("Small line above the heading"),
  heading: text("Heading of this part of the page"),
  lead: text("Two or three sentences"),
  photo: photo("Picture beside the heading"),
  features: fields({
    heading: text("Heading of this part of the page"),
    list: exactly(4, featureCard),
  }),
  catalogue: text("A sentence above the trailers"),
  reviews: fields({ heading: text("Heading of this part of the page"), shown: threeTestimonials }),
  questions: fields({
    heading: text("Heading of this part of the page"),
    shown: exactly(3, refersTo("questions", "Id in questions.yaml")),
  })
    .optional()
    .describe("Leave it out where the page would get too heavy"),
};

const story = fields({
  heading: text("Heading of this part of the page"),
  paragraphs: z.array(text("A paragraph")).min(1),
});
const list = fields({
  heading: text("Heading of this part of the page"),
  list: z.array(text("A line")).min(3),
});
const closing = fields({
  heading: text("Heading of this part of the page"),
  button: text("Yellow button"),
});

/** content/landing-pages/portable-toilet-rentals-st-catharines.yaml */
export const stCatharinesPageSchema = fields({
  ...opening,
  story,
  phone: fields({
    heading: text("Heading of this part of the page"),
    text: text("One sentence under the heading"),
  }),
  closing,
});

/** content/landing-pages/niagara-wedding-washroom-rental.yaml */
export const niagaraWeddingPageSchema = fields({
  ...opening,
  story,
  specialists: list,
  venues: list,
  closing,
});

/** content/landing-pages/luxury-restroom-rentals-ontario.yaml */
export const ontarioPageSchema = fields({
  ...opening,
  story,
  cities: fields({
    heading: text("Heading of this part of the page"),
    text: text("One sentence under the heading"),
    list: exactly(18, refersTo("cities", "Id of a city")),
  }),
  contact: fields({
    heading: text("Heading of this part of the page"),
    phone: fields({
      heading: text("Heading of this part of the page"),
      text: text("One sentence under the heading"),
    }),
    email: fields({
      heading: text("Heading of this part of the page"),
      text: text("One sentence under the heading"),
    }),
    area: fields({
      heading: text("Heading of this part of the page"),
      text: text("One sentence under the heading"),
    }),
  }),
  closing,
});
