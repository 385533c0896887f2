import type { Testimonial } from "../../content/testimonials.ts";
import { Stars } from "../../ui/Stars.tsx";

/** A testimonial in the typeface of headings. */
export function LargeTestimonial(testimonial: Testimonial) {
  return (
    <figure>
      <blockquote className="max-w-[19em] font-display lg:max-w-[12.75em] text-title-3 leading-[1.25] tracking-[-0.01em]">
        “{testimonial.text}”
      </blockquote>
      <Source {...testimonial} />
    </figure>
  );
}

/** Three testimonials, the first one large. */
export function Testimonials({ heading, shown }: { heading: string; shown: Testimonial[] }) {
  const [first, ...others] = shown;
  if (!first) return null;
  return (
    <section className="band frame" aria-labelledby="testimonials">
      <h2 id="testimonials" className="sr-only">
        {heading}
      </h2>
      <div className="grid gap-x-20 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <LargeTestimonial {...first} />
        <div className="grid content-end gap-x-14 gap-y-10 md:max-lg:grid-cols-2">
          {others.map((testimonial) => (
            <figure key={testimonial.text} className="border-t hairline pt-5.5">
              <blockquote>“{testimonial.text}”</blockquote>
              <Source {...testimonial} />
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}

function Source({ name, event, location, month, rating, sampleNote }: Testimonial) {
  return (
    <figcaption className="mt-4 grid gap-1 text-sm text-moss">
      <span>{[name, event, location, month].join(", ")}</span>{" "}
      <span className="flex flex-wrap items-center gap-x-3">
        <Stars rating={rating} /> {sampleNote}
      </span>
    </figcaption>
  );
}
