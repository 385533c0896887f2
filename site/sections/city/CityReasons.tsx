type Props = { eyebrow: string; heading: string; reasons: { title: string; text: string }[] };

/** Four reasons as a numbered table, a hairline between them. */
export function CityReasons({ eyebrow, heading, reasons }: Props) {
  return (
    <section className="band frame">
      <p className="eyebrow">{eyebrow}</p>
      <h2 className="mt-3.5 mb-10 max-w-[20ch] text-title-2">{heading}</h2>
      <ol className="grid gap-x-14 md:grid-cols-2">
        {reasons.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[2.75rem_1fr] gap-x-4 border-t hairline py-6">
            <span
              aria-hidden="true"
              className="font-display text-title-3 leading-none text-brass tabular-nums"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-xl">{title}</h3>
              <p className="mt-2 text-moss">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
