import type { ReactNode } from "react";

type Props = { label: string; className?: string; children: ReactNode };

/** The last rows of a list or a table, which open under a line that names them. */
export const Fold = ({ label, className = "", children }: Props) => (
  <details className={`border-b hairline open:border-b-0 ${className}`}>
    <summary className="flex min-h-11 items-center justify-between gap-6 py-3 font-semibold">
      {label}
      <span aria-hidden="true" className="plus-sign" />
    </summary>
    {children}
  </details>
);
