import type { Testimonial } from "../../content/testimonials.ts";
import { Stars } from "../../ui/Stars.tsx";

/** Classes of a sample's words where it stands alone. */
type Sample = { sampleWords?: string };

/** A testimonial in the typeface of headings; among others a sample is as quiet as they are. */
export function LargeTestimonial({ sampleWords, ...testimonial }: Testimonial & Sample) {
  return (
    <Letter
      testimonial={testimonial}
      sampleWords={sampleWords}
      words="max-w-[19em] text-title-3 leading-[1.25] tracking-[-0.01em] xl:text-title-2"
    />
  );
}

/** Three testimonials, the first one large; samples alone stand beside each other, all small. */
export function Testimonials({ heading, shown }: { heading: string; shown: Testimonial[] }) {
  const [first, ...others] = shown;
  if (!first) return null;
  const areSamples = shown.every(({ isSample }) => isSample);
  return (
    <section className="band frame" aria-labelledby="testimonials">
      <h2 id="testimonials" className="sr-only">
        {heading}
      </h2>
      <div
        className={areSamples ? "grid gap-x-8 gap-y-9 md:grid-cols-3" : "grid gap-y-12 lg:split-7"}
      >
        <LargeTestimonial {...first} />
        <div
          className={
            areSamples ? "contents" : "grid content-between gap-x-8 gap-y-10 md:max-lg:grid-cols-2"
          }
        >
          {others.map((testimonial) => (
            <Letter key={testimonial.text} testimonial={testimonial} words="text-xl leading-snug" />
          ))}
        </div>
      </div>
    </section>
  );
}

type LetterProps = Sample & { testimonial: Testimonial; words: string };

/** A testimonial set as a letter: the occasion at its head, the words, who signed it. */
function Letter({ testimonial, words, sampleWords = "text-xl leading-snug" }: LetterProps) {
  const { name, event, location, month, rating, isSample, sampleNote, text } = testimonial;
  return (
    <figure className={isSample ? "border-t hairline pt-4" : "border-t-2 border-brass/60 pt-4"}>
      <p className="flex flex-wrap justify-between gap-x-6 text-sm text-moss">
        <span className="font-semibold text-brass-deep">
          {event}, {location}
        </span>{" "}
        {!isSample && <span>{month}</span>}
      </p>
      <blockquote className={`font-display ${isSample ? `mt-3 ${sampleWords}` : `mt-5 ${words}`}`}>
        “{text}”
      </blockquote>
      <figcaption className={isSample ? "mt-3" : "mt-5"}>
        <span className={isSample ? "block" : "block font-display text-xl"}>{name}</span>{" "}
        <span className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-moss">
          <Stars rating={rating} isQuiet={isSample} /> {sampleNote}
        </span>
      </figcaption>
    </figure>
  );
}
