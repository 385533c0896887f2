import type { Path, Problem } from "../../server/website/website-api.ts";
import { Button } from "../ui/Button.tsx";
import { ErrorLine } from "../ui/ErrorLine.tsx";

type Props = {
  heading: string;
  problems: readonly Problem[];
  /** Names the field of a problem. */
  labelOf?: (problem: Problem) => string;
  onGoTo: (path: Path, problem: Problem) => void;
};

/** What was found wrong, each with the way to its field. */
export const ProblemList = ({ heading, problems, labelOf, onGoTo }: Props) => (
  <div role="alert" className="mb-5 border-l-4 border-error bg-white px-4 py-3">
    <ErrorLine className="font-semibold">{heading}</ErrorLine>
    <ul className="mt-2 grid gap-2 text-sm">
      {problems.map((problem) => (
        <li key={problem.sentence + problem.path} className="wrap-anywhere">
          <p>{problem.sentence}</p>
          {problem.path && (
            <Button
              look="bare"
              className="px-0! underline"
              onClick={() => onGoTo(problem.path ?? [], problem)}
            >
              {labelOf?.(problem) || "Go to the field"}
            </Button>
          )}
        </li>
      ))}
    </ul>
  </div>
);
