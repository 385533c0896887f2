import { ChevronDown } from "lucide-react";
import type { RequestDetail } from "../../server/desk-answers.ts";
import { AvailabilityLine } from "../booking/AvailabilityLine.tsx";
import { words } from "../words.ts";

/** The beginning of the message, which opens, and what is free: what a reply answers. */
export function MessageAndDates({ request }: { request: RequestDetail }) {
  return (
    <div className="mb-4">
      {request.message && (
        <details className="group border-l-2 border-brass pl-3">
          <summary className="flex min-h-11 justify-between gap-3 wrap-anywhere">
            <span className="line-clamp-2 group-open:hidden">{request.message}</span>
            <span className="hidden text-sm text-moss group-open:inline">
              {words.fields.message}
            </span>
            <ChevronDown size={18} strokeWidth={1.75} className="shrink-0 group-open:rotate-180" />
          </summary>
          <p className="max-w-[65ch] wrap-anywhere whitespace-pre-wrap">{request.message}</p>
        </details>
      )}
      <AvailabilityLine request={request} />
    </div>
  );
}
