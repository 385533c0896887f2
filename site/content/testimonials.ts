import { readBusiness } from "./business/business.ts";
import { dateInWords } from "./dates.ts";
import { readDataOf, readPage } from "./entries.ts";
import type { Reference } from "./schema-fields.ts";

export type Testimonial = Awaited<ReturnType<typeof readTestimonials>>[number];

/** Returns the testimonials that are referred to, months in words; samples say that they are. */
export async function readTestimonials(references: readonly Reference<"testimonials">[]) {
  const [entries, { footer }, business] = await Promise.all([
    readDataOf(references),
    readPage("navigation"),
    readBusiness(),
  ]);
  return entries.map(({ sample, month, ...testimonial }) => ({
    ...testimonial,
    month: dateInWords(month, business),
    isSample: sample === true,
    sampleNote: sample && footer.sampleReview,
  }));
}
