type Props = { eyebrow?: string; heading: string; lead: string };

/** The heading of a page without a picture. */
export function PageHeading({ eyebrow, heading, lead }: Props) {
  return (
    <header className="frame grid items-end gap-y-5 pt-9 pb-9 md:pt-16 md:pb-12 lg:split-7">
      <div>
        {eyebrow && <p className="eyebrow mb-3.5">{eyebrow}</p>}
        <h1 className="max-w-[10.2em] text-title-1">{heading}</h1>
      </div>
      <p className="max-w-[33em] text-lg text-moss">{lead}</p>
    </header>
  );
}
