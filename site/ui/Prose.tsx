import type { ReactNode } from "react";

/** A column of text with headings, lists, tables and quotations; styled in prose.css. */
export function Prose({ children }: { children?: ReactNode }) {
  return (
    <div className="prose" data-text>
      {children}
    </div>
  );
}
