import { Stars } from "../ui/Stars.tsx";

export type Testimonial = {
  name: string;
  event: string;
  location?: string;
  rating: number;
  text: string;
};

/** Three quotations, the first set large. */
export function Testimonials({ heading, shown }: { heading: string; shown: Testimonial[] }) {
  const [first, ...others] = shown;
  if (!first) return null;
  return (
    <section className="band frame" aria-labelledby="testimonials">
      <h2 id="testimonials" className="sr-only">
        {heading}
      </h2>
      <div className="grid gap-x-20 gap-y-12 md:grid-cols-[7fr_5fr]">
        <figure>
          <blockquote className="max-w-[20ch] font-display text-title-3 leading-[1.25] tracking-[-0.01em]">
            “{first.text}”
          </blockquote>
          <Source {...first} />
        </figure>
        <div className="grid content-end gap-10">
          {others.map((testimonial) => (
            <figure key={testimonial.text} className="border-t hairline pt-5.5">
              <blockquote>{testimonial.text}</blockquote>
              <Source {...testimonial} />
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}

function Source({ name, event, location, rating }: Testimonial) {
  return (
    <figcaption className="mt-4 flex flex-wrap items-baseline gap-x-3 text-sm text-moss">
      <span>{[name, event, location].filter(Boolean).join(", ")}</span>
      <Stars rating={rating} />
    </figcaption>
  );
}
