type Props = { heading: string; services: { label: string; path: string }[] };

/** The services without a card, set as one line of links. */
export function OtherServices({ heading, services }: Props) {
  return (
    <section className="frame pb-16">
      <h2 className="eyebrow border-t hairline pt-8 font-body">{heading}</h2>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1 font-display text-title-3">
        {services.map(({ label, path }) => (
          <li key={path} className="min-w-0">
            <a
              href={path}
              className="inline-block py-1.5 wrap-anywhere underline decoration-brass/50 decoration-1 underline-offset-[.18em] hover:decoration-brass-deep"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
