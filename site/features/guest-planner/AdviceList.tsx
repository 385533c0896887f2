import type { EventAnswers } from "../quote-list/planned-event.ts";
import { advise } from "./guest-planner.ts";
import type { PlannerWords } from "./planner-content.ts";

type Props = { answers: EventAnswers; words: PlannerWords["advice"] };

/** What else the event needs: an attendant, power and water. */
export function AdviceList({ answers, words }: Props) {
  return (
    <>
      <h3 className="text-xl">{words.heading}</h3>
      <ul className="mt-2 grid gap-1.5 text-sm text-moss">
        {advise(answers).map((kind) => (
          <li key={kind} className="border-l-2 border-brass/60 pl-3">
            {words[kind]}
          </li>
        ))}
      </ul>
    </>
  );
}
