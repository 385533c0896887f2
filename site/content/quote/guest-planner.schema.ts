import { z } from "astro/zod";
import { fields, heading, refersTo, text, texts } from "../schema-fields.ts";

/** Words for a question that is answered with yes or no. */
export const yesAndNo = fields({ yes: text("Where it is so"), no: text("Where it is not so") });

const termAndText = fields({ term: text("What is drawn"), text: text("What it means") });

/** Words for one and for more; {count} is filled in. */
const counted = fields({ one: text("Of one"), more: text("Of more; {count} is filled in") });

/** content/guest-planner.yaml: the words of the guest planner and its example. */
export const guestPlannerSchema = fields({
  heading,
  lead: text("What a visitor gets; {mostGuests} is filled in"),
  crew: fields({
    text: text(
      "Stations of a crew, on pages about crews or about no kind of event; {crewStation} is filled in",
    ),
    workers: z.int().positive().describe("Workers of the example on pages about crews"),
    link: text("Words of the link under it"),
    post: refersTo(
      "posts",
      "Guide that says more: the name of a file in posts/, without its ending",
    ),
  }),
  areas: fields({
    link: text("Link to what a crowd needs that is larger than the planner plans"),
    category: refersTo("categories", "Category it leads to: the name of its entry"),
    guests: z.int().positive().describe("Guests of the example on the page about festivals"),
    hours: z.int().positive().describe("Its length, in hours"),
  }),
  jump: text("Link to the planner at the top of the trailer list"),
  start: fields({
    guests: z.int().positive().describe("Guests of the example that is shown first"),
    hours: z.int().positive().describe("Its length, in hours"),
    alcohol: z.boolean().describe("Whether alcohol is served at it"),
    power: z.boolean().describe("Whether there is power"),
    water: z.boolean().describe("Whether there is a tap"),
  }),
  fields: fields({
    kind: text("The question what is planned, to screen readers"),
    ...texts("A choice of what is planned", "event", "crew"),
    guests: text("Label of the number of guests"),
    workers: text("The same label for a crew"),
    hours: text("Label of the number of hours"),
    ...texts("Said of a choice that is on or off", "alcohol", "power", "water", "winter"),
  }),
  outOfRange: text("Said of a number that makes no sense; {longest} is filled in"),
  outOfRangeCrew: text("The same of the number of workers"),
  result: fields({
    for: text("What was asked; {guests}, {hours} and {alcohol} are filled in"),
    ...texts("The same of a crew; {guests} is filled in", "forCrew", "forCrewInWinter"),
    guests: counted.describe("What {guests} is"),
    workers: counted.describe("What {guests} is for a crew"),
    hours: counted.describe("What {hours} is"),
    answer: text("The answer; {stations} is filled in"),
    stations: counted.describe("What {stations} is; its {count} is in words"),
    numbers: z
      .array(text("A number in words"))
      .length(8, "The planner answers with one to eight stations")
      .describe("The numbers of stations in words, from one on"),
    serves: text("Under the answer; {serves} is filled in"),
    servesCrew: text("The same of a crew; {serves} and {crewStation} are filled in"),
    winter: text("Under the answer for a crew in winter: what that takes"),
    alcohol: yesAndNo.describe("What {alcohol} is"),
    byList: text("Where fewer or smaller trailers would pass their listed maximum"),
    pinch: text("Where one station fewer would do in a pinch; {fewer} is filled in"),
    confirm: text("Said below every answer"),
    empty: text("In place of the answer while a number is missing"),
    emptyCrew: text("The same where the number of workers is missing"),
    more: text("Said of more guests than {mostGuests}, which is filled in"),
    moreWorkers: text("The same of a crew of more than {mostWorkers}, which is filled in"),
    several: text("Under it: what such a number takes, and what to do"),
    severalCrews: text("The same of a crew"),
    beyondFleet: fields({
      answer: text("Said where we do not own so many stations, or they are in other areas"),
      text: text("Under it: what to do"),
    }),
    area: text("Label of the areas of a large event"),
    wholeEvent: text("The choice of no area"),
    anotherArea: text("The same once areas are on the list"),
    onList: counted.describe("Link to the list, where it has plans"),
    added: text(
      "Said once an area was put on the list; {areas}, {guests} and {stations} are filled in",
    ),
    unnamedArea: text("What {areas} says of an area without a name"),
    again: text("Said of what is on the list already"),
    full: text("Said where the list has no room for another plan"),
    call: text("Button to the telephone under it"),
    quote: text("Yellow button"),
    quoteBoth: text("The same for another area than those on the list"),
    quoteList: text("The same for what is on the list"),
    planAreas: text("Button to the areas of a large event, until one is chosen"),
    add: text("Button that adds a plan of a large event to the list"),
    assumes: text("Link from the short planner to the full one"),
  }),
  drawing: fields({
    alt: fields(
      texts(
        "What the drawing shows, for those who cannot see it; {sheetWidth} and {sheetHeight} are filled in",
        "event",
        "crew",
        "festival",
      ),
    ),
    altGuests: text("The same of the guests; {guests} is filled in"),
    altTrailers: text("The same of the trailers; {trailers} is filled in"),
    altCircle: text("The same of the circle; {reach} is filled in"),
    names: fields(
      texts("Name on the drawing", "house", "hedge", "office", "slab", "stage", "outlet"),
    ),
    guests: termAndText.describe("The dots, under the drawing; {guests} is filled in"),
    trailer: termAndText.describe("A trailer; {name} and {length} are filled in"),
    power: termAndText.describe("The circle; {reach} is filled in"),
    generator: termAndText.describe("What stands there where there is no power"),
    hose: termAndText.describe("The dotted line"),
    tank: termAndText.describe("What there is in place of a tap; {gallons} is filled in"),
    reach: text("Beside the circle; {reach} is filled in"),
    bar: text("Beside the bar, which is 50 feet long"),
    largest: text("Under the drawing of the largest plan, where a larger one was asked for"),
  }),
  advice: fields({
    heading: text("Heading of the list"),
    more: text("Words of the line under which phones open the advice after the first"),
    attendant: text(
      "When an attendant is advised; {attendantHours} and {attendantGuests} are filled in",
    ),
    circuit: text("What power it takes"),
    generator: text("Where there is no power"),
    hose: text("Where there is a tap"),
    tank: text("Where there is no tap"),
    pumpOut: text("Where a busy event can fill a waste tank"),
    service: text("What a crew needs every week"),
    serviceTwice: text("The same where a crew can fill a waste tank in a week"),
    portableToilet: text(
      "When a portable toilet would do; {portableHours} and {portableGuests} are filled in",
    ),
  }),
  assumptions: fields({
    heading: text("What opens the assumptions"),
    list: z
      .array(text("One assumption"))
      .min(1)
      .describe(
        "{shortHours}, {shortGuests}, {shortGuestsAlcohol}, {longHours}, {longGuests}, {longGuestsAlcohol}, {mostGuests}, {visitHours} and {visitGallons} are filled in",
      ),
  }),
});
