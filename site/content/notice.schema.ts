import { z } from "astro/zod";
import { dateText, fields, text } from "./schema-fields.ts";

/** content/notice.yaml: one line above every page. */
export const noticeLineSchema = fields({
  text: text("The line, such as “Closed from December 24 to 26”. Leave it empty for no notice")
    .max(120, "This is longer than the 120 characters that fit above a page")
    .optional(),
  lastDay: dateText(z.iso.date("Write it like 2026-12-26"))
    .optional()
    .describe("Last day on which it shows"),
}).refine(({ text, lastDay }) => !text || lastDay, {
  path: ["lastDay"],
  message: "Say the last day on which it shows",
});
