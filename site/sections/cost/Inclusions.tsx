type Props = { id: string; heading: string; text: string; list: { title: string; text: string }[] };

/** What every rental includes, on panelling. */
export function Inclusions({ id, heading, text, list }: Props) {
  return (
    <section id={id} className="band on-dark panelling bg-forest text-linen print:text-ink">
      <div className="frame grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_8fr]">
        <div>
          <h2 className="max-w-[8.3em] text-title-2">{heading}</h2>
          <p className="mt-5 max-w-[23em] text-brass-pale print:text-moss">{text}</p>
        </div>
        <dl className="grid gap-x-12 sm:grid-cols-2">
          {list.map(({ title, text }) => (
            <div key={title} className="border-t border-brass/35 py-5">
              <dt className="font-display text-xl leading-tight">{title}</dt>
              <dd className="mt-1.5 max-w-[26em] text-base">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
