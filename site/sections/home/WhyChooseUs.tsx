import type { HomePage } from "../../content/pages/home.ts";
import { WidePhoto } from "../../ui/WidePhoto.tsx";

/** Four reasons beside their heading, over a wide picture. */
export function WhyChooseUs({ eyebrow, heading, photo, reasons }: HomePage["why"]) {
  return (
    <>
      <section className="band frame grid gap-y-8 lg:split-5">
        <div>
          <p className="eyebrow">{eyebrow}</p>
          <h2 className="mt-3.5 max-w-[8.3em] md:max-lg:max-w-none text-title-2">{heading}</h2>
        </div>
        <dl className="grid gap-x-8 gap-y-7 md:grid-cols-2 lg:gap-y-9">
          {reasons.map(({ title, text }) => (
            <div key={title}>
              <dt className="mb-1.5 font-display text-xl leading-tight">{title}</dt>
              <dd className="text-base text-moss">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <WidePhoto photo={photo} />
    </>
  );
}
