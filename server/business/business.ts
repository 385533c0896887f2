import { readdirSync } from "node:fs";
import * as z from "zod";
import { businessWords } from "../../content-files/business-words.ts";
import { interpolate } from "../../content-files/interpolate.ts";
import { contentFolder, contentReader } from "./content-reader.ts";

const businessSchema = z.object({
  name: z.string(),
  fullName: z.string(),
  siteAddress: z.url(),
  phone: z.string(),
  email: z.string(),
  area: z.string(),
  province: z.string(),
  hours: z.string(),
  language: z.string(),
  timeZone: z.string(),
  currency: z.string(),
  days: z.string(),
  openDays: z.array(z.string()),
  promises: z.object({ emailHours: z.number(), callHours: z.number() }),
});
const citySchema = z.object({ name: z.string() });
const nextStepsSchema = z.object({ whatHappensNext: z.array(z.string()), questions: z.string() });

/** What the server needs of content/, for mails and figures. */
export type Business = z.output<typeof businessSchema> &
  z.output<typeof nextStepsSchema> & {
    /** Cities that have a page. */
    cities: string[];
  };

/**
 * Reads the business from the content folder; throws a sentence with the file and the line of what
 * is missing or wrong.
 */
export function readBusiness(contentDir = contentFolder): Business {
  const read = contentReader(contentDir);
  const business = read("business.yaml", businessSchema);
  const nextSteps = read("quote-request.yaml", nextStepsSchema);
  const fill = (text: string) => interpolate(text, businessWords(business));
  return {
    ...business,
    whatHappensNext: nextSteps.whatHappensNext.map(fill),
    questions: fill(nextSteps.questions),
    cities: readdirSync(new URL("cities/", contentDir))
      .filter((file) => file.endsWith(".yaml"))
      .sort()
      .map((file) => read(`cities/${file}`, citySchema).name),
  };
}
