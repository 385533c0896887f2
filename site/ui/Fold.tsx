import type { ReactNode } from "react";

type Props = { label: string; className?: string; children?: ReactNode };

/**
 * A line that names what opens under it: the last rows of a list. Without children it opens what has
 * the class `folded` beside it, which only phones fold.
 */
export const Fold = ({ label, className = "", children }: Props) => (
  <details className={`border-b hairline open:border-b-0 ${className}`}>
    <summary className="flex min-h-11 items-center justify-between gap-6 py-3 font-semibold">
      {label}
      <span aria-hidden="true" className="plus-sign" />
    </summary>
    {children}
  </details>
);
