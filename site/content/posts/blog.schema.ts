import { z } from "astro/zod";
import {
  dateText,
  fields,
  headingAndText,
  keywords,
  photo,
  refersTo,
  searchResultWithPhoto,
  text,
  titleAndDescription,
  updated,
} from "../schema-fields.ts";

/** Date accepts February 30 as March 2. */
const isInCalendar = (day: string) => {
  const date = new Date(day);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};

const date = dateText(
  z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$/, {
      error: "Write it like 2026-03-12, or 2024-12 for a month",
      abort: true,
    })
    .refine(isInCalendar, "There is no such day; look at a calendar"),
).describe("Day or month of publication; on a day to come the article appears by itself");

/** content/posts/*.md: the front matter of a guide; the file's name is its address. */
export const postSchema = fields({
  ...titleAndDescription,
  keywords,
  category: refersTo("postCategories", "Id in post-categories.yaml"),
  author: text("Name of a team"),
  date,
  updated: updated.optional(),
  photo: photo("Id of the picture above the post in photos.yaml"),
  photos: z
    .array(photo())
    .max(8)
    .default([])
    .describe("Pictures between its sections, in order, spread over the text"),
  cardPhoto: photo(
    "Id of the picture of its card on a page that `photo` leads: a page shows no picture twice",
  ).optional(),
});

/** content/articles/*.md: the articles under /blog/. */
export const articleSchema = postSchema.extend({
  chip: text(
    "What the article's own page calls its category, where that is another word",
  ).optional(),
  comparison: fields({
    heading: text("Heading of the table"),
    portaPotty: text("Name of the first"),
    restroomTrailer: text("Name of the second"),
    feature: text("Heading of the first column"),
    wins: text("Said of the one that wins a row"),
    rows: z.array(
      fields({
        feature: text("What is compared"),
        portaPotty: text("The portable toilet, in a few words"),
        restroomTrailer: text("The trailer, in a few words"),
        winner: z.enum(["trailer", "portaPotty"]).describe("trailer or portaPotty"),
      }),
    ),
  })
    .optional()
    .describe("A table above the text"),
});

/** content/blog.yaml: the words of the blog's pages. */
export const blogSchema = fields({
  index: fields({
    ...searchResultWithPhoto,
    first: refersTo(
      "posts",
      "Guide that stands first and large; the others follow, the newest first",
    ),
    heading: text("Heading of the page; name of the feed, after the business's"),
    lead: text("One sentence under the heading; what the feed brings"),
    filter: text("Name of the filter, for screen readers"),
    all: text("First choice of the filter"),
    empty: text("Said when a category has no posts"),
    count: fields({
      one: text("Said to screen readers after filtering, of one post"),
      more: text("Said of several; {count} is filled in"),
    }),
  }),
  card: fields({ readMore: text("Link to the post") }),
  category: fields({
    posts: text("Heading of the list"),
    questions: text("Heading above the questions"),
    cost: text("Link from there to the page about cost and booking"),
    cities: text("Heading above the cities"),
    accessible: text("Link below the cities to the page about accessible washrooms"),
    papers: text("Link at the top to the papers that an office asks for"),
    quote: text("Yellow button at the top of the page, to the quote form"),
    call: text("Button that calls, where a visitor should call first"),
    stations: fields({
      event: text("First column of the table of stations"),
      stations: text("Second column"),
      trailer: text("Third column"),
      size: text("Under the event; {guests}, {people} and {hours} are filled in"),
      alcohol: text("Follows the size where alcohol is served"),
      all: text("Under the name of a row that adds up; {guests} and {people} are filled in"),
      trailers: text("Its trailers; {count} is filled in"),
      and: text("Between two trailers"),
      pumpOut: text("Under the trailers, where a busy event can fill a waste tank"),
      beyondFleet: text("In their place, where we do not own so many"),
      fold: text(
        "Line under which phones open a table of examples, where the page has the planner",
      ),
    }),
  }),
  post: fields({
    breadcrumb: text("Second step of the breadcrumb, after the home page"),
    updated: text("Said of a post that was changed later; {date} is filled in"),
    contents: text("Heading of the contents list"),
    quoteCard: headingAndText.extend({ button: text("The button") }),
    callCard: fields({
      heading: text("Heading of the same card where visitors should call first"),
      text: text("One sentence under the heading"),
    }),
    neighbours: text("Name of the links to the neighbours, for screen readers"),
    previous: text("Before the older post's title"),
    next: text("Before the newer post's title"),
    noPrevious: text("Where there is none"),
    noNext: text("Where there is none"),
  }),
  closing: text("Heading of the closing band"),
});
