import {
  closingPhoto,
  exactly,
  eyebrow,
  fields,
  headedList,
  headedTestimonials,
  heading,
  headingAndText,
  photo,
  refersTo,
  searchResult,
  text,
  titleAndText,
} from "../schema-fields.ts";
import { occasion } from "./services.schema.ts";

/** content/home.yaml: the home page, from top to bottom. */
export const homeSchema = fields({
  ...searchResult,
  hero: fields({
    heading: text("A few words, set large"),
    phrase: text("The service and the area, in the words people search for"),
    text: text("One sentence"),
    button: text("Yellow button, to the quote form"),
    trailers: text("Button to the trailers"),
    label: text("What the pictures show, for those who cannot see them"),
    photos: exactly(3, photo()),
  }),
  promises: exactly(4, titleAndText),
  occasions: headedList(
    8,
    occasion.extend({ photo: photo("Picture shown while a pointer is on it") }),
  ),
  walk: fields({
    label: text("What the pictures show, for those who cannot see them"),
    frames: exactly(
      4,
      fields({
        text: text("A few words on the picture; the four make a sentence"),
        photo: photo("Picture of the way in, with the room's mirror in the place of the others'"),
      }),
    ),
  }).meta({ title: "Pictures of the way in" }),
  why: fields({
    eyebrow,
    heading,
    photo: photo(),
    reasons: exactly(4, titleAndText),
  }),
  popular: fields({
    tag: text("The badge"),
    heading,
    text: text("One sentence"),
    trailer: refersTo("trailers", "Id of the trailer; the figures are its own"),
    photos: exactly(2, photo()),
    figures: fields({
      guests: text("Label of the guests to plan for with dinner and a bar; {listed} is filled in"),
      length: text("Label of its length; {width} is filled in"),
      setup: text("Label of the time to set it up"),
    }),
    link: text("The button"),
  }),
  trailers: headingAndText.describe("Above all four trailers, as cards"),
  testimonials: headedTestimonials,
  request: fields({
    heading,
    photo: photo(),
    steps: exactly(4, titleAndText).describe("What happens to a quote request, in order"),
  }),
  owner: fields({ photo: photo("Picture beside who answers") }),
  cities: fields({
    eyebrow,
    heading,
    text: text("The service area, in a sentence"),
  }),
  closingPhoto,
});
