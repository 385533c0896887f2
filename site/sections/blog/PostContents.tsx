type Props = { heading: string; sections: { id: string; title: string }[] };

/** The table of contents of a post: beside the text on wide screens, closed above it on others. */
export function PostContents(props: Props) {
  return (
    <>
      <details className="border-y hairline lg:hidden print:hidden">
        <summary className="flex min-h-13 items-center justify-between gap-6 font-semibold">
          {props.heading}
          <span aria-hidden="true" className="plus-sign" />
        </summary>
        <nav aria-label={props.heading} className="pb-4">
          <Sections {...props} />
        </nav>
      </details>
      <nav
        aria-label={props.heading}
        className="sticky top-[calc(var(--stuck-height)+1.5rem)] text-sm leading-snug max-lg:hidden print:hidden"
      >
        <p className="eyebrow mb-3">{props.heading}</p>
        <Sections {...props} />
      </nav>
    </>
  );
}

function Sections({ sections }: Props) {
  return (
    <ol className="border-t hairline">
      {sections.map(({ id, title }) => (
        <li key={id} className="border-b hairline last:max-lg:border-b-0">
          <a href={`#${id}`} className="block py-2.5 text-moss hover:text-ink hover:underline">
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
