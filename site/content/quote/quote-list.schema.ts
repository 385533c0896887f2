import { z } from "astro/zod";
import { fields, text, texts } from "../schema-fields.ts";
import { yesAndNo } from "./guest-planner.schema.ts";

/** content/quote-list.yaml: the words of the quote list. */
export const quoteListSchema = fields({
  add: text("Button that puts a trailer or an add-on on the list"),
  added: text("The button once it is on the list"),
  announcements: fields({
    ...texts("Said to screen readers; {name} and {count} are filled in", "added", "removed"),
  }),
  count: text("Said after the number of entries above the form, until they are read"),
  list: fields({
    heading: text("Heading of the list on the card after sending"),
    remove: text("Button that takes a thing off the list"),
  }),
  sheet: fields({
    heading: text("Heading of the sheet, and the tab that opens it"),
    open: text("Button on the contact page that opens the sheet"),
    facts: fields({
      city: text("Label of the city"),
      date: text("Label of the first day"),
      guests: text("Label of the number of guests"),
      none: text("Stands for a city, a day or a number that is not chosen"),
    }),
    empty: text("Stands where no trailer and no add-on is on the list"),
    more: text("The first entry of a closed list; {name} and {count} are filled in"),
    kept: text("How long the sheet is kept, and where"),
    quote: text("Button that leads to the form"),
    print: text("Button that prints the sheet"),
    copy: text("Button that copies a link to the sheet"),
    copied: text("Said once the link is copied"),
    link: text("Label of the link, where the browser does not let it be copied"),
    close: text("Button that closes the sheet, to screen readers"),
  }),
  areas: z
    .record(z.string().regex(/^[a-z0-9-]{1,80}$/), text("Name of an area"))
    .describe("Areas of a large event, which are planned one by one"),
  summary: fields({
    summary: text("First line of the list in the message"),
    addOn: text("An add-on; {name} and {trailer} are filled in"),
    plan: text("What the planner was told; its answers are filled in"),
    crew: text("The same of a crew"),
    inWinter: text("A plan of a crew that is on site in winter; {plan} is filled in"),
    alcohol: yesAndNo,
    power: yesAndNo,
    water: yesAndNo,
    suggestion: text("What the planner suggests; {trailers} is filled in"),
    planInShort: text("The same on the form; {trailers}, {guests} and {hours} are filled in"),
    crewInShort: text("The same of a crew; {trailers} and {guests} are filled in"),
    sum: text("What several areas add up to; {areas}, {people} and {stations} are filled in"),
  }),
});
