import { z } from "astro/zod";
import {
  replyPlaceholders,
  unknownPlaceholders,
} from "../../../content-files/reply-placeholders.ts";
import { replyConditions } from "../../../quote-request/reply-conditions.ts";
import { fields, text } from "../schema-fields.ts";

const known = replyPlaceholders.map((word) => `{${word}}`).join(", ");
const template = (what: string) =>
  text(what).refine((written) => unknownPlaceholders(written).length === 0, {
    message: `There are words in braces here that nothing is filled in for; the words are ${known}`,
  });

/** content/reply-templates.yaml: a reply that the desk fills with a quote request. */
export const replyTemplateSchema = fields({
  name: text("Name in the list of replies"),
  isQuote: z
    .literal(true)
    .optional()
    .describe("Its request is then marked as quoted")
    .meta({ title: "This is the quote" }),
  onlyIf: z
    .enum(replyConditions)
    .optional()
    .describe("The desk warns where its request is not so")
    .meta({ title: "Only for a request that is" }),
  subject: template("Subject of the mail"),
  text: template("Text of the mail; an empty line begins a paragraph"),
});
