import { z } from "astro/zod";
import { fields, sample, text } from "./parts.ts";

/** content/business.yaml: the business, once. */
export const businessSchema = fields({
  name: text("Short name, as in the logo"),
  fullName: text("Full name of the business"),
  tagline: text("Line at the top of every page"),
  siteAddress: z.url().describe("Address of the website, without a slash at the end"),
  phone: text("Phone number as visitors read it"),
  phoneLink: z
    .string()
    .regex(/^tel:\+\d+$/, "Write tel: and the number with + and the country code"),
  email: z.email().describe("Address that visitors write to"),
  baseTown: text("Home town"),
  province: text("Province"),
  country: text("Country"),
  area: text("Area served, in two or three words"),
  hours: text("Opening hours of a day"),
  days: text("Days of opening"),
  firstYear: z.int().describe("First year of the copyright line"),
  social: z
    .array(fields({ name: text("Name of the network"), address: z.url() }))
    .describe("Profiles linked in the footer"),
  sample,
});
