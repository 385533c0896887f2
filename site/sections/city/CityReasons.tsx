type Props = { eyebrow: string; heading: string; reasons: { title: string; text: string }[] };

/** Four reasons in two columns. */
export function CityReasons({ eyebrow, heading, reasons }: Props) {
  return (
    <section className="band frame">
      <p className="eyebrow">{eyebrow}</p>
      <h2 className="mt-3.5 mb-10 max-w-[12.75em] text-title-2">{heading}</h2>
      <ul className="grid gap-x-8 gap-y-9 md:grid-cols-2">
        {reasons.map(({ title, text }) => (
          <li key={title} className="border-t hairline pt-5">
            <h3 className="text-2xl">{title}</h3>
            <p className="mt-2.5 max-w-[36em] text-moss">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
