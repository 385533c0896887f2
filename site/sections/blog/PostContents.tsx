type Props = { heading: string; sections: { id: string; title: string }[] };

/** The table of contents of a post, beside the text on wide screens. */
export function PostContents({ heading, sections }: Props) {
  return (
    <nav
      aria-label={heading}
      className="sticky top-[calc(var(--stuck-height)+1.5rem)] text-sm leading-snug max-lg:hidden print:hidden"
    >
      <p className="eyebrow">{heading}</p>
      <ol className="mt-3 border-t hairline">
        {sections.map(({ id, title }) => (
          <li key={id} className="border-b hairline">
            <a href={`#${id}`} className="block py-2.5 text-moss hover:text-ink hover:underline">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
