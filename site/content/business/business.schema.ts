import { z } from "astro/zod";
import { fields, sample, text } from "../schema-fields.ts";

/** A text that a function of the platform accepts. */
const localeField = (name: string, read: (text: string) => unknown) =>
  z.string().refine((text) => {
    try {
      read(text);
      return true;
    } catch {
      return false;
    }
  }, `${name}: there is none of this name; look at the example`);

/** A text of one form; `how` says how to write it. */
const written = (form: RegExp, how: string, what: string) =>
  z.string().regex(form, how).describe(what);

const week = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

/** Returns the days that words such as "Monday to Saturday" name; none where they name no day. */
function daysNamed(words: string): string[] {
  if (/\b(7|seven) days|every day|daily/i.test(words)) return [...week];
  const found = words.matchAll(
    /\b(mon|tue|wed|thu|fri|sat|sun)[a-z]*(?:(?: to | through | ?[–-] ?)(mon|tue|wed|thu|fri|sat|sun))?/gi,
  );
  const at = (name: string) => week.findIndex((day) => day.toLowerCase().startsWith(name));
  return [...found].flatMap(([, first = "", last = first]) => {
    const [from, to] = [at(first.toLowerCase()), at(last.toLowerCase())];
    return week.filter((_, day) =>
      from <= to ? from <= day && day <= to : day >= from || day <= to,
    );
  });
}

/** Whether days of opening in words are these; words that name no day are right. */
function areOpenOn(words: string, openDays: readonly string[]): boolean {
  const [open = "", closed = ""] = words.split(/closed|except|\bbut\b/i);
  const [named, left] = [daysNamed(open), daysNamed(closed)];
  const isNamed = (day: string) => named.includes(day) && !left.includes(day);
  return named.length === 0 || week.every((day) => isNamed(day) === openDays.includes(day));
}

/** content/business.yaml: the business, once. */
export const businessSchema = fields({
  name: text("Short name, as in the logo"),
  fullName: text("Full name of the business"),
  tagline: text("Line at the top of every page"),
  siteAddress: z
    .url()
    .refine(
      (text) => URL.parse(text)?.origin === text,
      "Write it like https://www.example.com, without a path or a slash at the end",
    )
    .describe("Address of the website, without a slash at the end"),
  phone: written(
    /^\+?(?:[ ().-]{0,3}\d){10,15}$/,
    "Write it like 905-555-0142",
    "Phone number as visitors read it",
  ),
  phoneLink: z
    .string()
    .regex(/^tel:\+\d+$/, "Write tel: and the number with + and the country code"),
  email: z.email().describe("Address that visitors write to"),
  baseTown: text("Home town"),
  province: text("Province"),
  provinceCode: written(/^[A-Z]{2}$/, "Two capitals", "Its code, such as ON"),
  country: text("Country"),
  countryCode: written(/^[A-Z]{2}$/, "Two capitals", "Its code, such as CA"),
  area: text("Area served, in two or three words"),
  language: localeField("Language of the site", (tag) => new Intl.Locale(tag)).describe(
    "Language and country by which dates and numbers are written, such as en-CA",
  ),
  timeZone: localeField(
    "Time zone",
    (timeZone) => new Intl.DateTimeFormat("en", { timeZone }),
  ).describe("Time zone of the opening hours and of every day, such as America/Toronto"),
  currency: written(/^[A-Z]{3}$/, "Three capitals", "Currency of amounts, such as CAD"),
  service: text("What the business offers, for search engines"),
  hours: written(
    /^\d{1,2}:\d\d (AM|PM) to \d{1,2}:\d\d (AM|PM)$/,
    "Write it like 9:00 AM to 8:00 PM; search engines are told the same hours",
    "Opening hours of a day",
  ),
  days: text("Days of opening, as visitors read them"),
  promises: fields({
    emailHours: z.int().positive().describe("Open hours within which an e-mail is answered"),
    callHours: z.int().positive().describe("Hours within which a person calls"),
  }).describe("Within which time a request is answered; the desk counts it"),
  openDays: z.array(z.enum(week)).min(1).describe("The same days one by one, for search engines"),
  priceRange: written(
    /^\${1,4}$/,
    "One to four dollar signs",
    "How dear it is, in dollar signs, for search engines",
  ),
  firstYear: z.int().describe("First year of the copyright line"),
  social: z
    .array(fields({ name: text("Name of the network"), address: z.url({ protocol: /^https?$/ }) }))
    .describe("Profiles linked in the footer"),
  sample,
})
  .refine(({ phone, phoneLink }) => phoneLink.endsWith(phone.replace(/\D/g, "")), {
    path: ["phoneLink"],
    message: "This is another number than phone; write the same one with tel:+1 before it",
  })
  .refine(({ days, openDays }) => areOpenOn(days, openDays), {
    path: ["days"],
    message: "These words name other days than the list of open days; correct one of the two",
  });
