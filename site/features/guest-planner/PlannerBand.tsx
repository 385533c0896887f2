import type { ReactNode } from "react";
import { plannerId } from "../../content/paths.ts";

type Props = {
  heading: string;
  lead: string;
  /** The planner. */
  children?: ReactNode;
};

/** The section of a page that holds the guest planner; printed once a visitor has used it. */
export function PlannerBand({ heading, lead, children }: Props) {
  return (
    <section
      id={plannerId}
      className="band scroll-mt-20 bg-white print:not-has-data-planned:hidden"
    >
      <div className="frame">
        <h2 className="text-title-2">{heading}</h2>
        <p className="mt-3 mb-9 text-moss">{lead}</p>
        {children}
      </div>
    </section>
  );
}
