import { useState } from "react";
import type { RequestDetail } from "../../server/desk-answers.ts";
import type { RequestStatus } from "../../server/request-records/statuses.ts";
import { ConfirmButton } from "../ui/ConfirmButton.tsx";
import { Checkbox } from "../ui/controls.tsx";
import { useDoAction } from "../unsent-actions/use-do-action.ts";
import { words } from "../words.ts";

type Props = {
  request: RequestDetail;
  /** Without one it is lost, or new where it is to stay open. */
  status?: RequestStatus;
  label: string;
};

/** Cancels a booking once it is confirmed, and gives the request another status. */
export function CancelBooking({ request, status: given, label }: Props) {
  const doAction = useDoAction();
  const [staysOpen, setStaysOpen] = useState(false);
  const status = given ?? (staysOpen ? "new" : "lost");
  return (
    <ConfirmButton
      label={label}
      look="plain"
      className="px-2"
      question={`Cancel the booking of ${request.name}?`}
      text={`The trailer is free on these days again, and the request is marked as ${words.statuses[status].toLowerCase()}.`}
      confirm={words.booking.cancel}
      cancel="Keep the booking"
      onConfirm={() => {
        doAction(
          request,
          { kind: "cancel-booking", status },
          `The booking of ${request.name} is cancelled.`,
        );
      }}
    >
      {!given && (
        <Checkbox
          label="Keep the request open"
          checked={staysOpen}
          onChange={({ target }) => setStaysOpen(target.checked)}
        />
      )}
    </ConfirmButton>
  );
}
