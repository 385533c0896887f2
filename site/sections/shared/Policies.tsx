import type { ReactNode } from "react";
import type { Content } from "../../content/entries.ts";
import type { CostAndBookingPage } from "../../content/pages/cost-and-booking.ts";

type Policy = Content<"policies">;

type Props = CostAndBookingPage["policies"] & {
  /** Stands under the groups. */
  children?: ReactNode;
};

/** The terms of a rental in groups, each a disclosure, with a line if they are samples. */
export function Policies({ id, heading, samples, groups, children }: Props) {
  return (
    <section id={id} className="band frame">
      <h2 className="text-title-2">{heading}</h2>
      {groups.some(({ policies }) => hasSamplePolicy(policies)) && (
        <p className="mt-4 max-w-[38em] text-moss">{samples}</p>
      )}
      <div className="mt-10 grid items-start gap-x-8 gap-y-10 lg:grid-cols-3">
        {groups.map(({ heading, policies }) => (
          <div key={heading} className="md:max-lg:grid md:max-lg:split-3">
            <h3 className="eyebrow mb-4 font-body">{heading}</h3>
            <div className="border-b hairline">
              {policies.map(({ title, text }) => (
                <details key={title} className="border-t hairline">
                  <summary className="flex min-h-11 items-center justify-between gap-4 py-4 font-display text-xl leading-tight">
                    <span className="min-w-0">{title}</span>
                    <span aria-hidden="true" className="plus-sign" />
                  </summary>
                  <p className="pb-5 text-base text-moss">{text}</p>
                </details>
              ))}
            </div>
          </div>
        ))}
      </div>
      {children}
    </section>
  );
}

type ListProps = { policies: Policy[]; className?: string };

/** Terms, one under the other where no classes say otherwise. */
export function PolicyList({ policies, className }: ListProps) {
  return (
    <dl className={className}>
      {policies.map(({ title, text }) => (
        <div key={title} className="border-t hairline py-5">
          <dt className="font-display text-xl leading-tight">{title}</dt>
          <dd className="mt-2 text-base text-moss">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

export const hasSamplePolicy = (policies: Policy[]) => policies.some(({ sample }) => sample);
