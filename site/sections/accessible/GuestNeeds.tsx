type Props = { heading: string; list: { title: string; text: string }[] };

/** What the steps mean for three kinds of guests, side by side. */
export function GuestNeeds({ heading, list }: Props) {
  return (
    <section className="band frame">
      <h2 className="mb-10 max-w-[11.5em] text-title-2">{heading}</h2>
      <dl className="grid gap-x-8 gap-y-8 lg:grid-cols-3">
        {list.map(({ title, text }) => (
          <div key={title} className="border-t hairline pt-5">
            <dt className="font-display text-2xl leading-tight">{title}</dt>
            <dd className="mt-3 max-w-[33em] text-moss">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
