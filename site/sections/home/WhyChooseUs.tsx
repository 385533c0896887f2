import type { HomePage } from "../../content/pages/home.ts";

/** Four reasons in two columns, on wide screens beside their heading. */
export function WhyChooseUs({ eyebrow, heading, reasons }: HomePage["why"]) {
  return (
    <section className="band">
      <div className="frame grid gap-y-10 lg:split-5">
        <div>
          <p className="eyebrow">{eyebrow}</p>
          <h2 className="mt-3.5 text-title-2 lg:max-w-[10.2em]">{heading}</h2>
        </div>
        <dl className="grid gap-x-8 gap-y-9 sm:grid-cols-2">
          {reasons.map(({ title, text }) => (
            <div key={title} className="border-t hairline pt-4.5">
              <dt className="mb-2 font-display text-xl leading-tight">{title}</dt>
              <dd className="text-base text-moss">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
