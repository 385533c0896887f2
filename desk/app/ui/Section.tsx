import { type ReactNode, useId } from "react";

type Props = { heading: string; id?: string; className?: string; children: ReactNode };

/** A part of a screen under its heading. */
export function Section({ heading, id, className = "", children }: Props) {
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={`border-t border-hairline pt-5 pb-7 ${className}`}
    >
      <h2 id={headingId} className="text-xl wrap-anywhere text-forest">
        {heading}
      </h2>
      <div className="mt-3">{children}</div>
    </section>
  );
}
