import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import * as z from "zod";

const businessSchema = z.object({
  name: z.string(),
  fullName: z.string(),
  siteAddress: z.url(),
  phone: z.string(),
  email: z.string(),
  hours: z.string(),
  days: z.string(),
  openDays: z.array(z.string()),
});
const citySchema = z.object({ name: z.string() });
const nextStepsSchema = z.object({ whatHappensNext: z.array(z.string()), questions: z.string() });

/** What mails say of the business: the part of content/ that they need. */
export type Business = z.output<typeof businessSchema> &
  z.output<typeof nextStepsSchema> & {
    /** Cities that have a page. */
    cities: string[];
  };

/** Reads the business from the content folder; throws when a file is missing or lacks a field. */
export function readBusiness(contentDir = new URL("../content/", import.meta.url)): Business {
  const read = (file: string) => parse(readFileSync(new URL(file, contentDir), "utf8"));
  const business = businessSchema.parse(read("business.yaml"));
  const nextSteps = nextStepsSchema.parse(read("quote-request.yaml"));
  const fill = (text: string) =>
    text
      .replaceAll("{phone}", () => business.phone)
      .replaceAll("{email}", () => business.email)
      .replaceAll("{hours}", () => business.hours);
  return {
    ...business,
    whatHappensNext: nextSteps.whatHappensNext.map(fill),
    questions: fill(nextSteps.questions),
    cities: readdirSync(new URL("cities/", contentDir))
      .filter((file) => file.endsWith(".yaml"))
      .sort()
      .map((file) => citySchema.parse(read(`cities/${file}`)).name),
  };
}
