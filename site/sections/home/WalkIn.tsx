import type { HomePage } from "../../content/pages/home.ts";
import { Photo } from "../../ui/Photo.tsx";

/**
 * The way from the lawn into the room, in pictures of one camera's path. Each dissolves into the
 * next as the page scrolls (`walk-in` in walk-in.css); without scroll timelines, in low windows and
 * for visitors who prefer reduced motion they stand side by side.
 */
export function WalkIn({ label, frames }: HomePage["walk"]) {
  return (
    <div className="walk-in on-dark bg-night text-ivory">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys must reach what scrolls. */}
      <section aria-label={label} tabIndex={0} className="snap-x snap-mandatory overflow-x-auto">
        <ol className="flex gap-1 max-md:w-max">
          {frames.map(({ text, photo }, index) => (
            <li key={text} className="relative snap-start max-md:w-[84vw] md:flex-1">
              <Photo
                photo={photo}
                // Enlarged, which costs a phone too much.
                sizes="(width < 48rem) 110vw, max(150vw, 225vh)"
                crop="tall"
                square="(width < 48rem)"
                className="aspect-[4/5] w-full"
              />
              <p className="px-(--gutter) py-4 font-display text-lg md:text-xl lg:text-2xl">
                {text}
                <span
                  aria-hidden="true"
                  data-count
                  className="float-right font-body text-sm md:hidden"
                >
                  {index + 1} / {frames.length}
                </span>
              </p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
