import type { HomePage } from "../../content/pages/home.ts";
import { TallPhoto } from "../../ui/TallPhoto.tsx";

/** Four reasons beside a tall picture, which on phones stands under their heading. */
export function WhyChooseUs({ eyebrow, heading, photo, reasons }: HomePage["why"]) {
  return (
    <section className="band">
      <div className="frame grid grid-cols-1 gap-x-8 md:max-lg:grid-cols-2 lg:items-center lg:split-5">
        <TallPhoto
          photo={photo}
          className="max-md:aspect-[5/4] md:max-lg:aspect-[3/2]"
          place="max-lg:-order-1 max-md:mt-below-words"
        />
        <div className="max-lg:contents lg:pl-8">
          <div className="max-lg:order-first">
            <p className="eyebrow">{eyebrow}</p>
            <h2 className="mt-3.5 text-title-2">{heading}</h2>
          </div>
          <dl className="mt-8 grid gap-x-8 gap-y-7 md:max-lg:col-span-2 md:grid-cols-2 lg:mt-10 lg:gap-y-9">
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
