import { reference } from "astro:content";
import { z } from "astro/zod";
import { knownIds, type Referable, sourceOf } from "./known-ids.ts";

/** A text that may not be empty, with a sentence for the person who writes it. */
export const text = (what: string) => z.string().min(1).describe(what);

/** Named fields and no others: a misspelt name stops the build with a sentence. */
export function fields<Shape extends z.ZodRawShape>(shape: Shape) {
  const names = Object.keys(shape).join(", ");
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === "unrecognized_keys"
        ? `There is no field ${issue.keys?.map((key) => `"${key}"`).join(", ")} here. Correct its spelling or remove it; the fields are: ${names}.`
        : undefined,
  });
}

/** Marks what is invented for now; the launch check lists what is left. */
export const sample = z
  .literal(true)
  .optional()
  .describe("true while this is a sample; remove the line once it is real");

/** A place in a picture along one side, in per cent, in tens. */
export const percent = z.int().min(0).max(100).multipleOf(10);

/** A few words and a sentence about them. */
export const titled = fields({ title: text("A few words"), text: text("One sentence") });

/** What a page says of itself in search results. */
export const searchResult = {
  title: text("Title in the browser tab and in search results"),
  description: text("One or two sentences for search results, 70 to 160 characters")
    .min(70)
    .max(160),
};

/** The id of an entry elsewhere in content/. An id that is not there stops the build with a sentence. */
export function refersTo<Collection extends Referable>(collection: Collection, what: string) {
  return z
    .string()
    .describe(what)
    .superRefine((id, issues) => {
      if (knownIds(collection).includes(id)) return;
      issues.addIssue({
        code: "custom",
        message: `There is no "${id}" in ${sourceOf(collection)}. Write one of: ${knownIds(collection).join(", ")}; or add it there.`,
      });
    })
    .pipe(reference(collection));
}

/** A picture of photos.yaml. */
export const photo = (what: string) => refersTo("photos", what);

/** Three customers' words. */
export const threeTestimonials = z
  .array(refersTo("testimonials", "Id in testimonials.yaml"))
  .length(3);
