import { z } from "astro/zod";
import {
  fields,
  headedList,
  headingAndText,
  ownQuestion,
  photo,
  searchResult,
  sharedQuestion,
  text,
  titleAndText,
} from "../schema-fields.ts";

const feet = (what: string) => z.number().positive().max(60).describe(`${what}, in feet`);
const gallons = (what: string) => z.int().positive().describe(`${what}, in US gallons`);
const alongBody = (what: string) =>
  z.array(z.number().min(0).max(60)).describe(`${what}, in feet from the rear end of the body`);

/** content/trailers/*.yaml: one trailer a file; the file's name is its address. */
export const trailerSchema = fields({
  ...searchResult,
  order: z.int().describe("Place in the list of trailers, smallest first"),
  name: text("Name, as in the breadcrumb and in 'Ready to Book the …?'"),
  shortDescription: text("One sentence for cards"),
  fullDescription: z.array(text("A paragraph")).min(1).describe("The whole description"),
  stalls: z.int().min(1).max(4).describe("Number of stations, 1 to 4"),
  setupMinutes: z.int().positive().optional().describe("Time to set it up, in minutes, where told"),
  image: photo("The outside: first in its gallery, in the list and where its page is shared"),
  cardImage: photo("Picture of its cards: the inside, as a drawing shows the outside"),
  workImage: photo("Beside an answer to a crew: the trailer by day, or its inside"),
  galleryImages: z.array(photo()).min(1).describe("Pictures of the gallery, in order"),
  details: fields({
    inside: photo("Beside what is inside"),
    addOns: photo("Beside the add-ons").optional(),
    facts: photo("Beside what it needs around it, and beside the planner's answer"),
    questions: photo("Beside the questions"),
    closing: photo("In the last band of its page"),
  }).describe("Tall pictures between the parts of its page"),
  features: z.array(text("A feature that not every trailer has, in a few words")).min(1),
  specifications: fields({
    length: feet("Length of the body"),
    width: feet("Width"),
    height: feet("Height"),
    weight: text("Weight, with its unit"),
    powerRequirement: text(
      "Power it needs; leave the line out where the general rule of trailer-page.yaml holds",
    ).optional(),
    outlet: text("Which outlet that is, after it in the table; leave out with it").optional(),
    waterCapacity: gallons("Fresh water"),
    wasteCapacity: gallons("Waste water"),
  }),
  powerOnSite: text(
    "What the site needs for it, on the card of power and water; leave the line out where the general rule holds",
  ).optional(),
  powerInWinter: text(
    "The same in winter; leave the line out where the general rule holds",
  ).optional(),
  comparison: fields({
    power: text("Power, in a few words; any text names it as {trailers.….power}"),
    interior: text("Colours and materials of the rooms, in a few words"),
  }).describe("What the table of all trailers says of it beside its figures"),
  capacity: fields({
    eightHours: z.int().positive().describe("Listed maximum of guests at an event of 8 hours"),
    fiveHours: z.int().positive().describe("Listed maximum of guests at an event of 5 hours"),
  }),
  plan: fields({
    heading: text("A few words"),
    text: text("What the plan shows, in two sentences"),
    photo: photo("The trailer from above"),
    feetAcross: z.number().positive().describe("How many feet the picture is wide"),
    centre: fields({ left: z.number(), top: z.number() }).describe(
      "Middle of the trailer's body in the picture, in feet from left and from top",
    ),
    doors: alongBody("Middle of each door"),
    windows: alongBody("Middle of each window on the side of the doors"),
    wheels: alongBody("Middle of each wheel"),
    tankRoom: fields({ from: z.number(), to: z.number() }).describe(
      "Walls of the room of the tanks, in feet from the rear end of the body",
    ),
  }),
  addOns: z
    .array(
      fields({
        name: text("Name of the add-on, as in the quote"),
        description: text("What it is, in a sentence"),
      }),
    )
    .default([])
    .describe("Add-ons; leave out where there are none"),
  ownQuestions: z.array(ownQuestion).default([]).describe("Questions about this trailer only"),
  questions: z.array(sharedQuestion),
  mostPopular: fields({
    idealFor: headedList(4, titleAndText).extend({ photo: photo() }),
    rentalOptions: headedList(2, titleAndText),
    pictures: headingAndText,
  })
    .optional()
    .describe("Blocks of the most popular trailer only; it also gets the badge"),
});
