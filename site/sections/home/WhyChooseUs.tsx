import type { HomePage } from "../../content/pages/home.ts";
import { TallPhoto } from "../../ui/TallPhoto.tsx";

/** Four reasons beside a tall picture. */
export function WhyChooseUs({ eyebrow, heading, photo, reasons }: HomePage["why"]) {
  return (
    <section className="band max-md:pt-0">
      <div className="frame grid items-center gap-y-10 md:split-5">
        <TallPhoto photo={photo} place="" />
        <div className="lg:pl-8">
          <p className="eyebrow">{eyebrow}</p>
          <h2 className="mt-3.5 text-title-2">{heading}</h2>
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
