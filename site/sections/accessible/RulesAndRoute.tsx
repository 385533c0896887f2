import type { AccessibleTrailersPage } from "../../content/pages/accessible-trailers.ts";
import { LineList } from "../shared/LineList.tsx";

type Props = AccessibleTrailersPage["rules"];

/** What the rules ask for, and what the way to an accessible washroom needs, each by its heading. */
export function RulesAndRoute({ rules, route, statement }: Props) {
  return (
    <section className="band frame grid gap-y-6 lg:gap-y-14 lg:split-4">
      <h2 className="text-title-3">{rules.heading}</h2>
      <dl>
        {rules.list.map(({ title, text }) => (
          <div
            key={title}
            className="grid gap-x-8 gap-y-2 border-t hairline py-5 sm:grid-cols-[9rem_1fr]"
          >
            <dt className="font-display text-xl leading-tight">{title}</dt>
            <dd className="max-w-[33em] text-moss">{text}</dd>
          </div>
        ))}
      </dl>
      <h2 className="text-title-3 max-lg:mt-8">{route.heading}</h2>
      <div>
        <LineList lines={route.list} className="*:py-3.5 gap-x-8 lg:grid lg:grid-cols-2" />
        <p className="mt-6 text-sm text-moss">
          {statement.text}{" "}
          <a href={statement.link.path} className="underline underline-offset-4">
            {statement.link.label}
          </a>
          .
        </p>
      </div>
    </section>
  );
}
