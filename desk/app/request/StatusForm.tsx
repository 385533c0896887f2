import { useState } from "react";
import type { RequestDetail } from "../../server/desk-answers.ts";
import { hasMeaning, type RequestStatus } from "../../server/request-records/statuses.ts";
import { AgreedForm } from "../agreement/AgreedForm.tsx";
import { bookingPart } from "../agreement/parts.ts";
import { useAgreedDraft } from "../agreement/use-agreed-draft.ts";
import { amountInWords, readAmount } from "../amount.ts";
import { BookingSummary } from "../booking/BookingSummary.tsx";
import { CancelBooking } from "../booking/CancelBooking.tsx";
import { Button } from "../ui/Button.tsx";
import { submitTo, TextInput } from "../ui/controls.tsx";
import { Section } from "../ui/Section.tsx";
import { draftName, useTextDraft } from "../unsent-actions/unsent.ts";
import { useDoAction } from "../unsent-actions/use-do-action.ts";
import { words } from "../words.ts";

const statuses = Object.entries(words.statuses) as [RequestStatus, string][];

/**
 * Status, booking and amount of a request. A tap on a status stores it; booking asks for units and
 * days, and any other status of a booked request asks whether to cancel the booking.
 */
export function StatusForm({ request }: { request: RequestDetail }) {
  const doAction = useDoAction();
  const draft = useAgreedDraft(request, bookingPart);
  const [isBooking, setBooking] = useState(false);
  const booking = hasMeaning(request.status, "isBooked") ? request.terms : null;
  const isOpen = isBooking || draft.isBegun;
  const change = (status: RequestStatus) => {
    if (hasMeaning(status, "isBooked")) return setBooking(true);
    if (status === request.status) return;
    doAction(request, { kind: "status", status }, `${request.name}: ${words.statuses[status]}.`);
  };
  return (
    <Section heading={words.fields.status} id="status">
      <fieldset className="grid grid-cols-[repeat(auto-fit,minmax(5.25rem,1fr))] gap-2">
        <legend className="sr-only">{words.fields.status}</legend>
        {statuses.map(([status, label]) =>
          booking && !hasMeaning(status, "isBooked") ? (
            <CancelBooking key={status} request={request} status={status} label={label} />
          ) : (
            <Button
              key={status}
              look={status === request.status ? "main" : "plain"}
              aria-pressed={status === request.status}
              className="px-2"
              onClick={() => change(status)}
            >
              {label}
            </Button>
          ),
        )}
      </fieldset>
      {isOpen ? (
        <AgreedForm
          {...{ request, draft }}
          part={bookingPart}
          label={words.booking.heading}
          takesFocus={isBooking}
          onClose={() => setBooking(false)}
        />
      ) : (
        booking && (
          <BookingSummary request={request} booking={booking} onChange={() => setBooking(true)} />
        )
      )}
      {hasMeaning(request.status, "hasAmount") && <Amount request={request} />}
    </Section>
  );
}

function Amount({ request }: { request: RequestDetail }) {
  const doAction = useDoAction();
  const { reference, status, amountCents } = request;
  const [typed, setTyped, forgetTyped] = useTextDraft(
    draftName("amount", reference),
    amountCents === null ? "" : amountInWords(amountCents),
  );
  const [problem, setProblem] = useState<string>();
  const submit = () => {
    const amount = readAmount(typed);
    setProblem(amount === undefined ? "Write an amount such as 1850 or 1,850.00." : undefined);
    if (amount === undefined) return;
    doAction(request, { kind: "status", status, amountCents: amount }, words.request.saved);
    forgetTyped();
  };
  return (
    <form onSubmit={submitTo(submit)} className="mt-4 grid grid-cols-1 gap-3">
      <div aria-live="assertive">
        <TextInput
          label={words.fields.amount}
          hint="In dollars; only you see it."
          inputMode="decimal"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          problem={problem}
        />
      </div>
      <Button type="submit">{words.save}</Button>
    </form>
  );
}
