import type { ReactNode } from "react";

/** A column of running text with its headings. */
export function Prose({ children }: { children?: ReactNode }) {
  return (
    <div className="max-w-[66ch] [&_h2]:mt-11 [&_h2]:mb-3 [&_h2]:text-2xl [&_li]:mt-1.5 [&_p]:mt-4 [&_ul]:list-disc [&_ul]:pl-5">
      {children}
    </div>
  );
}
