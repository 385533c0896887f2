import { useMutation } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { pluralize } from "../../../content-files/pluralize.ts";
import { daysInShort } from "../../../server/time/format-dates.ts";
import type { ErasureFound } from "../../server/desk-answers.ts";
import { hasMeaning } from "../../server/request-records/statuses.ts";
import { handleSignOut } from "../server-api/query-client.ts";
import { postJson } from "../server-api/request-json.ts";
import { ConfirmButton } from "../ui/ConfirmButton.tsx";
import { Checkbox } from "../ui/controls.tsx";
import { ErrorBox, Loading } from "../ui/Loaded.tsx";
import { words } from "../words.ts";

type Props = {
  /** Whose requests are erased, or which one is. */
  who: { reference: string } | { email: string } | { phone: string };
  label: string;
  question: string;
  look?: "grave" | "plain";
  disabled: boolean;
  /** With the references of the bookings that were ticked. */
  onConfirm: (bookings: string[]) => void;
};

/** A button that erases for good; it first names what, and has each booking ticked. */
export function EraseButton({ who, onConfirm, ...button }: Props) {
  // It changes nothing: what is on the screen is not read again, which an erasure could overtake.
  const ask = useMutation({
    mutationFn: () => postJson("erase/question", who),
    networkMode: "always",
    onError: (error: Error) => handleSignOut(error),
  });
  const booked = ask.data?.requests.filter(({ status }) => hasMeaning(status, "isBooked")) ?? [];
  return (
    <ConfirmButton
      {...button}
      icon={<Trash2 size={18} strokeWidth={1.75} />}
      text="Requests, mails, notes and replies are erased for good; this cannot be taken back."
      confirm="Erase for good"
      onOpen={() => ask.mutate()}
      isReady={ask.isSuccess}
      onConfirm={() => onConfirm(booked.map(({ reference }) => reference))}
    >
      <div className="mt-3">
        {ask.isPending && <Loading />}
        {ask.error && <ErrorBox text={ask.error.message} />}
        {ask.data && <Found found={ask.data} />}
      </div>
    </ConfirmButton>
  );
}

/** The requests that are found, by their names and days; a booking is a box to tick. */
function Found({ found: { requests, mails, notes, related } }: { found: ErasureFound }) {
  const numbers = [
    pluralize(requests.length, "request"),
    pluralize(mails, "mail"),
    pluralize(notes, "note"),
  ].join(", ");
  return (
    <>
      <p className="font-semibold">{numbers}</p>
      <ul>
        {requests.map(({ reference, name, status, startDate, endDate, units }) => {
          const text = [name, daysInShort(startDate, endDate), units].filter(Boolean).join(", ");
          return (
            <li key={reference} className="wrap-anywhere">
              {hasMeaning(status, "isBooked") ? (
                <Checkbox required label={`Also the booking: ${text}`} />
              ) : (
                <p className="py-1">
                  {text} ({words.statuses[status].toLowerCase()})
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {related.length > 0 && (
        <p className="mt-2 text-sm text-moss">
          Perhaps of the same person, and not erased: {related.join(", ")}
        </p>
      )}
    </>
  );
}
