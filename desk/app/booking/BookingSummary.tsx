import { daysInShort } from "../../../server/time/format-dates.ts";
import type { AgreedTerms } from "../../server/agreement/agreed.ts";
import type { RequestDetail } from "../../server/desk-answers.ts";
import { Button } from "../ui/Button.tsx";
import { useWaitingActions } from "../unsent-actions/unsent.ts";
import { words } from "../words.ts";
import { CancelBooking } from "./CancelBooking.tsx";
import { ClashLines } from "./ClashLines.tsx";
import { describeTooSmall, useMissingStations } from "./use-missing-stations.ts";
import { useUnitNames } from "./use-unit-names.ts";

type Props = { request: RequestDetail; booking: AgreedTerms; onChange: () => void };

/** What is booked, with what clashes by now, and how to change or cancel it. */
export function BookingSummary({ request, booking, onChange }: Props) {
  const nameUnits = useUnitNames();
  const missingStations = useMissingStations(request);
  const isWaiting = useWaitingActions().some(
    (action) =>
      action.kind === "agreement" && action.books && action.reference === request.reference,
  );
  const { startDate, endDate, override, unitIds, trailerIds } = booking;
  const isTooSmall = missingStations(unitIds, trailerIds) > 0;
  return (
    <section
      aria-label={words.booking.heading}
      className="mt-5 border-l-4 border-forest bg-white px-4 py-3"
    >
      <p className="wrap-anywhere">
        {nameUnits(booking)}, {daysInShort(startDate, endDate)}
        {isWaiting && (
          <strong className="block [animation:appear_0s_200ms_both]">Waits for a signal</strong>
        )}
        {isTooSmall && (
          <strong className="block first-letter:uppercase">
            {describeTooSmall(request.guestCount)}
          </strong>
        )}
      </p>
      {override ? (
        <p className="mt-2 text-sm wrap-anywhere">Booked in spite of a clash: {override}</p>
      ) : (
        <ClashLines clashes={request.availability?.clashes ?? []} />
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={onChange}>Change</Button>
        <CancelBooking request={request} label={words.booking.cancel} />
      </div>
    </section>
  );
}
