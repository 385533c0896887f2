import { ErrorLine } from "../ui/ErrorLine.tsx";
import { words } from "../words.ts";
import type { Entry } from "./entries.ts";

/** More would fill a phone's window. */
const mostNames = 4;

/** Says that a trailer is booked more often than there is of it. */
export function ClashNotice({ entries }: { entries: readonly Entry[] }) {
  const names = entries.filter(({ clashes }) => clashes).map(({ name }) => name);
  if (names.length === 0) return null;
  const more = names.length - mostNames;
  return (
    <ErrorLine className="mb-5 border-l-4 border-error bg-white px-4 py-3 font-semibold">
      {words.calendar.clash(names.slice(0, mostNames).join(", "))}
      {more > 0 && ` ${words.calendar.more(more)}.`}
    </ErrorLine>
  );
}
