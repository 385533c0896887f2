import type { RequestStatus } from "../../server/request-records/statuses.ts";
import { words } from "../words.ts";

const looks: Record<RequestStatus, string> = {
  new: "border-ink text-ink",
  answered: "border-moss text-moss",
  quoted: "border-brass-deep text-brass-deep",
  booked: "border-forest bg-forest text-ivory",
  lost: "border-ink/40 text-moss",
  spam: "border-ink/40 text-moss",
};

export function StatusLabel({ status }: { status: RequestStatus }) {
  return (
    <span
      className={`inline-block rounded-sm border px-2 py-0.5 text-xs leading-tight font-semibold ${looks[status]}`}
    >
      {words.statuses[status]}
    </span>
  );
}
