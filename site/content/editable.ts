import type { editableFiles } from "../../content-files/editable-files.ts";
import { replyPlaceholders } from "../../content-files/reply-placeholders.ts";
import type { CollectionName } from "./collections.ts";

/** How the desk shows a collection that the owner edits. */
export type Editable = {
  title: string;
  /** Field of an entry that names it. */
  named?: string;
  /** Whether entries can be added and removed. */
  canAdd?: true;
  /** Whether a new entry begins with empty texts, and not as a copy of another. */
  startsEmpty?: true;
  /** Keys of entries that pages name by themselves, so that they cannot be removed. */
  kept?: readonly string[];
  /** Fields that are kept as they are; * stands for each item of a list. */
  hidden?: readonly string[];
  /** Words in braces that some of its texts have filled in, beside facts and business.yaml. */
  placeholders?: readonly string[];
};

/** The collections that the owner edits, in the order of the desk's list. */
export const editable: Partial<Record<CollectionName, Editable>> = {
  business: {
    title: "Business",
    hidden: [
      "siteAddress",
      "phoneLink",
      "provinceCode",
      "countryCode",
      "language",
      "timeZone",
      "currency",
      "firstYear",
    ],
  },
  notice: { title: "Notice" },
  home: { title: "Home page", placeholders: ["width", "listed"] },
  about: { title: "About page" },
  testimonials: { title: "Reviews", named: "name", canAdd: true, startsEmpty: true },
  questions: { title: "Questions", named: "question", canAdd: true, startsEmpty: true },
  facts: { title: "Facts", named: "label", canAdd: true, placeholders: ["value"] },
  factLists: {
    title: "Lists of facts",
    named: "heading",
    canAdd: true,
    kept: ["trailer", "cost", "accessible", "sent"],
  },
  policies: { title: "Terms", named: "title", canAdd: true },
  costAndBooking: { title: "Cost and booking page" },
  photos: { title: "Photographs", named: "alt", canAdd: true, hidden: ["file"] },
  replyTemplates: {
    title: "Reply templates",
    named: "name",
    canAdd: true,
    placeholders: replyPlaceholders,
  },
  trailers: { title: "Trailers", named: "name", hidden: ["plan", "order"] },
  fleet: { title: "Fleet" },
  cities: { title: "Cities", named: "name", canAdd: true, hidden: ["places.list.*.id"] },
  landing: { title: "Landing pages", named: "heading", canAdd: true },
  categories: {
    title: "Category pages",
    named: "heading",
    hidden: ["postCategory", "eventType", "formVariant", "hasPlanner"],
  },
  posts: { title: "Guides", named: "title", canAdd: true },
  articles: { title: "Articles", named: "title", canAdd: true },
} satisfies Record<keyof typeof editableFiles, Editable>;
