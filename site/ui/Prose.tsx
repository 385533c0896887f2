import type { ReactNode } from "react";

/** A column of running text with its headings, lists, tables and quotations; styled in site.css. */
export function Prose({ children }: { children?: ReactNode }) {
  return (
    <div className="prose" data-text>
      {children}
    </div>
  );
}
