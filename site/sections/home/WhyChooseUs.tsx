import type { HomePage } from "../../content/pages/home.ts";
import { Photo } from "../../ui/Photo.tsx";

type Props = HomePage["why"];

/** Four reasons in two columns beside a tall photograph, which reaches the right edge. */
export function WhyChooseUs({ eyebrow, heading, caption, photo, outside, reasons }: Props) {
  const sizes = "(width < 48rem) 135vw, 67rem";
  return (
    <section className="band has-bleed">
      <div className="frame grid gap-x-18 gap-y-10 md:grid-cols-[7fr_5fr] md:gap-x-12 lg:gap-x-18">
        <figure className="bleed-right relative overflow-clip max-lg:-mr-(--gutter) max-md:-ml-(--gutter) max-md:aspect-[4/3.6] md:order-1 md:min-h-140 lg:min-h-180">
          <div className="absolute inset-0">
            <Photo photo={photo} sizes={sizes} crop="tall" className="size-full" />
          </div>
          {/* The trailer from outside, which dissolves into the room as the page scrolls. */}
          <div className="door-opens absolute inset-0 origin-[51%_35%]">
            <Photo photo={outside} sizes={sizes} crop="tall" className="size-full" />
          </div>
          <figcaption className="absolute bottom-0 left-0 bg-ivory py-2.5 pr-5 text-sm text-moss max-md:pl-(--gutter) md:pl-5">
            {caption}
          </figcaption>
        </figure>
        <div className="md:self-center">
          <p className="eyebrow">{eyebrow}</p>
          <h2 className="mt-3.5 mb-10 max-w-[10.2em] text-title-2">{heading}</h2>
          <dl className="grid gap-x-11 gap-y-9 sm:grid-cols-2 md:max-lg:grid-cols-1">
            {reasons.map(({ title, text }) => (
              <div key={title} className="border-t hairline pt-4.5">
                <dt className="mb-2 font-display text-xl leading-tight">{title}</dt>
                <dd className="text-base text-moss">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
