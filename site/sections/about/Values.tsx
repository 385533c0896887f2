type Props = { heading: string; list: { title: string; text: string }[] };

/** Three values: a large word each, its meaning beside it. */
export function Values({ heading, list }: Props) {
  return (
    <section className="band on-dark bg-forest text-linen">
      <div className="frame">
        <h2 className="mb-10 text-title-2">{heading}</h2>
        <dl>
          {list.map(({ title, text }) => (
            <div key={title} className="grid gap-y-2 border-t hairline py-7 md:split-4">
              <dt className="font-display text-2xl leading-tight">{title}</dt>
              <dd className="max-w-[38em] self-center text-linen">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
