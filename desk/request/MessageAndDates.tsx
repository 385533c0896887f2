import type { RequestDetail } from "../../server/desk/desk-api.ts";
import { AvailabilityLine } from "../booking/AvailabilityLine.tsx";
import { words } from "../words.ts";

/** The beginning of the message, which opens, and what is free: what a reply answers. */
export function MessageAndDates({ request }: { request: RequestDetail }) {
  return (
    <div className="mb-4">
      {request.message && (
        <details className="group border-l-2 border-brass pl-3">
          <summary className="min-h-11 wrap-anywhere">
            <span className="line-clamp-2 group-open:hidden">{request.message}</span>
            <span className="hidden text-sm text-moss group-open:inline">
              {words.fields.message}
            </span>
          </summary>
          <p className="max-w-[65ch] wrap-anywhere whitespace-pre-wrap">{request.message}</p>
        </details>
      )}
      <AvailabilityLine request={request} />
    </div>
  );
}
