import { type SubmitEvent, useState } from "react";
import type { QuoteStatus } from "../../server/db/schema.ts";
import type { RequestDetail } from "../../server/desk/desk-api.ts";
import { useStart } from "../server-api/start-context.ts";
import { announce } from "../shell/announcement.ts";
import { Button } from "../ui/Button.tsx";
import { Select, TextInput } from "../ui/controls.tsx";
import { Section } from "../ui/Section.tsx";
import { useAct } from "../unsent-actions/send-actions.ts";
import { useDraft } from "../unsent-actions/unsent.ts";
import { words } from "../words.ts";
import { amountInWords, readAmount } from "./amount.ts";

const statuses = Object.entries(words.statuses) as [QuoteStatus, string][];
/** Those that have an amount; a booked one has a trailer, too. */
const withAmount: readonly QuoteStatus[] = ["quoted", "booked"];

/** Status, amount and trailer of a request. A tap on a status stores it. */
export function StatusForm({ request }: { request: RequestDetail }) {
  const act = useAct();
  const change = (status: QuoteStatus) => {
    if (status === request.status) return;
    act(request, { kind: "status", status });
    announce(words.request.statusIs(words.statuses[status]));
  };
  return (
    <Section heading={words.fields.status} id="status">
      <fieldset className="grid grid-cols-3 gap-2">
        <legend className="sr-only">{words.fields.status}</legend>
        {statuses.map(([status, label]) => (
          <Button
            key={status}
            look={status === request.status ? "main" : "plain"}
            aria-pressed={status === request.status}
            className="px-2"
            onClick={() => change(status)}
          >
            {label}
          </Button>
        ))}
      </fieldset>
      {withAmount.includes(request.status) && <Booking request={request} />}
    </Section>
  );
}

function Booking({ request }: { request: RequestDetail }) {
  const start = useStart();
  const act = useAct();
  const { reference, status, amountCents, trailerId } = request;
  const [typed, setTyped, forgetTyped] = useDraft(
    `amount ${reference}`,
    amountCents === null ? "" : amountInWords(amountCents),
  );
  const [trailer, setTrailer, forgetTrailer] = useDraft(`trailer ${reference}`, trailerId ?? "");
  const [problem, setProblem] = useState<string>();
  const options = [
    { value: "", label: words.request.noTrailer },
    ...(start?.trailers.map(({ id, name }) => ({ value: id, label: name })) ?? []),
  ];
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const amount = readAmount(typed);
    setProblem(amount === undefined ? words.request.badAmount : undefined);
    if (amount === undefined) return;
    act(request, {
      kind: "status",
      status,
      amountCents: amount,
      ...(status === "booked" && { trailerId: trailer || null }),
    });
    forgetTyped();
    forgetTrailer();
    announce(words.request.saved);
  };
  return (
    <form onSubmit={submit} className="mt-4 grid grid-cols-1 gap-3">
      <TextInput
        label={words.fields.amount}
        hint={words.request.amountHint}
        inputMode="decimal"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        aria-invalid={problem ? true : undefined}
      />
      {problem && (
        <p role="alert" className="text-sm font-medium text-error">
          {problem}
        </p>
      )}
      {status === "booked" && (
        <Select
          label={words.fields.trailer}
          options={options}
          value={trailer}
          onChange={({ target }) => setTrailer(target.value)}
        />
      )}
      <Button type="submit">{words.save}</Button>
    </form>
  );
}
