import { FigureTable } from "../shared/FigureTable.tsx";

type Row = { label: string; value: string };
type Props = {
  specifications: { heading: string; rows: Row[] };
  features: { heading: string; list: string[] };
  capacity: {
    heading: string;
    note: string;
    /** How to read the figures, and the link to the guest planner. */
    reading: string;
    planner: { label: string; path: string };
    guests: string;
    rows: { label: string; guests: number }[];
  };
  power: { heading: string; list: { label: string; text: string }[] };
};

/** The features, specifications, capacity and power of a trailer. */
export function TrailerFigures({ specifications, features, capacity, power }: Props) {
  return (
    <section className="band frame grid gap-x-16 gap-y-16 md:grid-cols-2">
      <div>
        <h2 className="text-title-3">{specifications.heading}</h2>
        <FigureTable rows={specifications.rows} />
      </div>
      <div>
        <h2 className="text-title-3">{features.heading}</h2>
        <ul className="mt-6 border-t hairline">
          {features.list.map((feature) => (
            <li key={feature} className="border-b hairline py-3">
              {feature}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-col bg-linen p-[clamp(1.5rem,3vw,2.75rem)]">
        <h2 className="text-2xl">{capacity.heading}</h2>
        <dl className="my-auto flex flex-wrap gap-x-12 gap-y-5 py-6">
          {capacity.rows.map(({ label, guests }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-sm text-moss">
                {capacity.guests}, {label.toLowerCase()}
              </dt>
              <dd className="font-display text-title-1 leading-none">{guests}</dd>
            </div>
          ))}
        </dl>
        <p className="max-w-[46ch] text-sm text-moss">
          {capacity.note} {capacity.reading}{" "}
          <a href={capacity.planner.path} className="underline underline-offset-4">
            {capacity.planner.label}
          </a>
        </p>
      </div>
      <div className="on-dark bg-forest p-[clamp(1.5rem,3vw,2.75rem)] text-linen print:bg-transparent print:text-ink">
        <h2 className="text-2xl">{power.heading}</h2>
        <dl className="mt-6">
          {power.list.map(({ label, text }) => (
            <div
              key={label}
              className="grid gap-x-5 border-t border-brass/35 py-3 sm:grid-cols-[7rem_1fr]"
            >
              <dt className="text-sm leading-7 text-brass-pale print:text-moss">{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
