import { dateInWords } from "./dates.ts";
import { type Reference, readReferences } from "./entries.ts";

/** Returns the testimonials that are referred to, their months in words. */
export async function readTestimonials(references: readonly Reference<"testimonials">[]) {
  const entries = await readReferences(references);
  return entries.map(({ data: { sample, month, ...testimonial } }) => ({
    ...testimonial,
    month: dateInWords(month),
    isSample: sample === true,
  }));
}
