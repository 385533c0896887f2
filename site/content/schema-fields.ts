import { z } from "astro/zod";
import { eventTypes } from "../../quote-request/choices.ts";

/** A text that must not be blank; `what` explains it to the owner. */
export const text = (what: string) =>
  z
    .string()
    .min(1, { abort: true })
    .refine((written) => written.trim() !== "", "This is empty. Fill it in.")
    .describe(what);

/** Texts of one meaning, each under its name. */
export const texts = <Name extends string>(what: string, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, text(what)])) as Record<Name, z.ZodString>;

/** A list of an exact length, for which the page is designed. */
export const exactly = <Item extends z.ZodType>(count: number, item: Item) =>
  z.array(item).length(count, `The page has room for ${count} of these, no more and no fewer`);

/** An object without unknown fields: a misspelt name stops the build. */
export const fields = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code, keys, inst }) =>
      code === "unrecognized_keys"
        ? `There is no field ${keys?.map((key) => `"${key}"`).join(", ")} here. Correct its spelling or remove it; the fields are: ${Object.keys((inst as z.ZodObject).shape).join(", ")}.`
        : undefined,
  });

/** Marks invented content; the launch check lists what is left. */
export const sample = z
  .literal(true)
  .optional()
  .describe("Marks a sample; take it away once it is real");

/** A point in a picture, in per cent from its left and from its top. */
export const point = (what: string) =>
  fields({ left: z.int().min(0).max(100), top: z.int().min(0).max(100) }).describe(what);

/** A question and its answer that one page has alone. */
export const ownQuestion = fields({
  question: text("The question, as a visitor would ask it"),
  answer: text("The answer, in one to three sentences"),
});

export const heading = text("Heading of this part of the page");
export const eyebrow = text("Small line above the heading");

/** A part of a page with a heading and a sentence. */
export const headingAndText = fields({ heading, text: text("One sentence under the heading") });

/** A part of a page with a heading and a text. */
export const story = fields({ heading, paragraphs: z.array(text("A paragraph")).min(1) });

export const titleAndText = fields({ title: text("A few words"), text: text("One sentence") });

/** A part of a page with a heading and so many of something. */
export const headedList = <Item extends z.ZodType>(count: number, item: Item) =>
  fields({ heading, list: exactly(count, item) });

/** A day or month as text; YAML parses an unquoted day as a Date, which is converted back. */
export const dateText = <Schema extends z.ZodType<string, string>>(schema: Schema) =>
  z.preprocess(
    (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
    schema,
  );

/** A day that is not in the future; `which` says which day to write. */
export const pastDay = (which: string) =>
  dateText(
    z.iso
      .date({ error: "Write it like 2026-11-20", abort: true })
      .refine(
        (day) => Date.parse(day) <= Date.now(),
        `This day is still to come; write the day of the ${which}`,
      ),
  );

/** Day of a page's last change, which search engines are told. */
export const updated = pastDay("change")
  .describe("Day of the last change that a reader would notice")
  .meta({ title: "Last change" });

/** Longest title that search results show, in characters. */
export const maxTitle = 60;

/** Title and description, limited to what search results show: about 600 and 920 pixels. */
export const titleAndDescription = {
  title: text(`Title in the browser tab and in search results, ${maxTitle} characters at most`)
    .max(maxTitle, `This is longer than the ${maxTitle} characters that search results show`)
    .meta({ title: "Title in search results" }),
  description: text("One or two sentences for search results, 70 to 160 characters")
    .min(70, "This is short for search results; write 70 characters or more")
    .max(160, "This is longer than the 160 characters that search results show")
    .meta({ title: "Text in search results" }),
};

/** A kind of event that the quote form offers. */
export const eventType = z.enum(eventTypes.map(({ value }) => value));

export const keywords = z
  .array(text("What people type when they look for this page"))
  .min(3, "Write three searches or more")
  .max(8, "Eight searches are enough")
  .describe("Three to eight searches that this page answers")
  .meta({ title: "Searches that lead here" });

/** The fields for search engines that every page has. */
export const searchResult = { ...titleAndDescription, keywords, updated };

/** Names an entry of a collection, as `refersTo` returns it. */
export type Reference<Collection extends string> = { collection: Collection; id: string };

/** The id of an entry of another collection; the check of content finds unknown ids. */
export const refersTo = <Collection extends string>(collection: Collection, what: string) =>
  z
    .string()
    .describe(what)
    .meta({ refersTo: collection })
    .transform((id): Reference<Collection> => ({ collection, id }));

export const photo = (what = "Id of a picture in photos.yaml") => refersTo("photos", what);

/** A picture between the words of a page. */
export const tallPhoto = photo(
  "Picture under the heading, taller than wide; it stands nowhere else on the page",
).optional();

/** The same of a page that shows no photograph of its own. */
export const searchResultWithPhoto = {
  ...searchResult,
  sharePhoto: photo("Picture shown where the page is shared, such as in a message"),
};

/** The picture of a page's last band. */
export const closingPhoto = photo(
  "Picture of the closing band, quiet on its left; the lit door where left out",
).optional();

export const sharedQuestion = refersTo("questions", "Id in questions.yaml");

export const landingLink = fields({
  label: text("Words of the link"),
  page: refersTo("landing", "Name of a file in landing/, without its ending"),
});

export const threeTestimonials = exactly(3, refersTo("testimonials", "Id in testimonials.yaml"));

/** Three testimonials under a heading that is not seen. */
export const headedTestimonials = fields({
  heading: text("Heading, for screen readers"),
  shown: threeTestimonials,
});
