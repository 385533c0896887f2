import { readdirSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import { interpolate } from "../../content-files/interpolate.ts";
import { readYaml } from "../../content-files/read-yaml.ts";

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

/** Reads the business from the content folder; throws a sentence with the file and the line of what is missing or wrong. */
export function readBusiness(contentDir = new URL("../../content/", import.meta.url)): Business {
  function read<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> {
    const file = relative(process.cwd(), fileURLToPath(new URL(name, contentDir)));
    const { data, lineOf } = readYaml(file);
    const result = schema.safeParse(data);
    if (result.success) return result.data;
    const [issue] = result.error.issues;
    const field = issue?.path.join(".") ?? "";
    throw new Error(
      `${file}, line ${lineOf(issue?.path ?? [])}, ${field}: This field is missing, or is not what belongs there (${issue?.message}). npm run build says what to write.`,
    );
  }
  const business = read("business.yaml", businessSchema);
  const nextSteps = read("quote-request.yaml", nextStepsSchema);
  const { phone, email, hours } = business;
  const fill = (text: string) => interpolate(text, { phone, email, hours });
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
