import { z } from "astro/zod";
import { dateText, fields, text } from "./schema-fields.ts";

/** content/notice.yaml: one line above every page. */
export const noticeLineSchema = fields({
  text: text("The line, such as “Closed from December 24 to 26”; leave it out for none")
    .max(120, "This is longer than the 120 characters that fit above a page")
    .optional(),
  lastDay: dateText(z.iso.date("Write it like 2026-12-26")).describe("Last day on which it shows"),
});
