import type { ReactNode } from "react";

type Props = {
  heading: string;
  text: string;
  /** The way to the quote form, or to the phone. */
  children?: ReactNode;
};

/** An invitation to ask for a quote in the middle of a post. */
export function QuoteCard({ heading, text, children }: Props) {
  return (
    <aside
      aria-label={heading}
      className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-below-words border-y hairline py-7 print:hidden"
    >
      <div>
        <p className="font-display text-2xl leading-tight">{heading}</p>
        <p className="mt-1.5 text-moss">{text}</p>
      </div>
      {children}
    </aside>
  );
}
