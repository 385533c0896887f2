import type { ReactNode } from "react";
import type { RequestDetail } from "../../server/desk-answers.ts";
import { useMoments } from "../time/use-moments.ts";

type HistoryLine = RequestDetail["history"][number];

/** What happened to what was agreed, the newest first, each with who did it and when. */
export function History<Line extends HistoryLine>({
  changes,
  about = () => null,
}: {
  changes: readonly Line[];
  /** What stands before a line. */
  about?: (line: Line) => ReactNode;
}) {
  const inShort = useMoments();
  if (changes.length === 0) return null;
  return (
    <>
      <h3 className="mt-4 font-body text-sm text-moss">What happened</h3>
      <ul className="text-sm">
        {changes.map((line) => (
          <li key={line.id} className="py-1 wrap-anywhere">
            {about(line)}
            {line.says}
            <span className="block text-xs text-moss">
              {line.by}, {inShort(line.at)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
