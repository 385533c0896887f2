import type { PlannerWords } from "./planner-content.ts";

type Props = PlannerWords["assumptions"];

/** The planner's rules in words, in a disclosure. */
export function Assumptions({ heading, list }: Props) {
  return (
    <details className="mt-6 border-y hairline">
      <summary className="flex min-h-11 items-center font-semibold underline decoration-brass decoration-1 underline-offset-6">
        {heading}
      </summary>
      <ul className="grid list-disc gap-2 pt-1 pb-4 pl-5 text-sm text-moss">
        {list.map((assumption) => (
          <li key={assumption}>{assumption}</li>
        ))}
      </ul>
    </details>
  );
}
