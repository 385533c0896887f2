import type { ReactNode } from "react";

type Props = { label: string; className?: string; children: ReactNode };

/** A frame in which a table wider than the screen scrolls sideways. */
export function TableFrame({ label, className = "", children }: Props) {
  const classes = `overflow-x-auto ${className}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must reach what scrolls sideways.
    <section aria-label={`Table: ${label}`} tabIndex={0} className={classes}>
      {children}
    </section>
  );
}
