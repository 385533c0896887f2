import type { HomePage } from "../../content/pages/home.ts";
import { TallPhoto } from "../../ui/TallPhoto.tsx";

/** Four reasons beside a tall picture, which on phones stands under their heading. */
export function WhyChooseUs({ eyebrow, heading, photo, reasons }: HomePage["why"]) {
  return (
    <section className="band">
      <div className="frame grid grid-cols-1 lg:items-center md:split-5">
        <TallPhoto
          photo={photo}
          className="max-md:aspect-[5/4] md:max-lg:absolute md:max-lg:inset-0 md:max-lg:h-full"
          place="max-md:-order-1 max-md:mt-below-words md:max-lg:relative"
        />
        <div className="max-md:contents lg:pl-8">
          <p className="eyebrow max-md:order-first">{eyebrow}</p>
          <h2 className="mt-3.5 text-title-2 max-md:order-first">{heading}</h2>
          <dl className="mt-8 grid gap-x-8 gap-y-7 lg:mt-10 lg:grid-cols-2 lg:gap-y-9">
            {reasons.map(({ title, text }) => (
              <div key={title}>
                <dt className="mb-1.5 font-display text-xl leading-tight">{title}</dt>
                <dd className="text-base text-moss">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
