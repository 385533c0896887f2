import { CircleAlert, Clock } from "lucide-react";
import type { RequestSummary } from "../../server/desk-answers.ts";
import { promisesOf } from "../time/time-left.ts";
import { useNow } from "../time/use-now.ts";

/** The time left of both promises, the nearer first; what is overdue has an icon of its own. */
export function TimeLeft({ request }: { request: RequestSummary }) {
  const now = useNow();
  return (
    <ul className="flex flex-wrap gap-x-4 text-sm lg:block">
      {promisesOf(request, now).map(({ kind, isOverdue, text }, index) => {
        const Icon = isOverdue ? CircleAlert : Clock;
        const look = index === 0 ? "font-semibold" : "text-moss";
        return (
          <li
            key={kind}
            className={`flex items-center gap-1.5 ${isOverdue ? "font-semibold text-error" : look}`}
          >
            <Icon size={16} strokeWidth={1.75} className="shrink-0" />
            {text}
          </li>
        );
      })}
    </ul>
  );
}
