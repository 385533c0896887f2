import { ButtonLink } from "../../ui/ButtonLink.tsx";

/** A link to the quote form in the middle of a post. */
export function QuoteCard({
  heading,
  text,
  button,
  path,
}: {
  heading: string;
  text: string;
  button: string;
  /** Address of the quote form, with what this page fills in. */
  path: string;
}) {
  return (
    <aside
      aria-label={heading}
      className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-5 border-y hairline py-7 print:hidden"
    >
      <div>
        <p className="font-display text-2xl leading-tight">{heading}</p>
        <p className="mt-1.5 text-moss">{text}</p>
      </div>
      <ButtonLink href={path} look="sun">
        {button}
      </ButtonLink>
    </aside>
  );
}
