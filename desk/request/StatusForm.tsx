import { type FormEvent, useState } from "react";
import type { QuoteStatus } from "../../server/db/schema.ts";
import type { RequestDetail } from "../../server/desk/desk-api.ts";
import { useStart } from "../server-api/start-context.ts";
import { announce } from "../shell/announcement.ts";
import { Button } from "../ui/Button.tsx";
import { Select, TextInput } from "../ui/controls.tsx";
import { Section } from "../ui/Section.tsx";
import { useAct } from "../unsent-actions/use-act.ts";
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
      {withAmount.includes(request.status) && <Booking key={request.status} request={request} />}
    </Section>
  );
}

function Booking({ request }: { request: RequestDetail }) {
  const start = useStart();
  const act = useAct();
  const { status, amountCents, trailerId } = request;
  const [problem, setProblem] = useState<string>();
  const options = [
    { value: "", label: words.request.noTrailer },
    ...(start?.trailers.map(({ id, name }) => ({ value: id, label: name })) ?? []),
  ];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const amount = readAmount(String(form.get("amount")));
    setProblem(amount === undefined ? words.request.badAmount : undefined);
    if (amount === undefined) return;
    const trailer = form.get("trailer");
    act(request, {
      kind: "status",
      status,
      amountCents: amount,
      ...(trailer !== null && { trailerId: String(trailer) || null }),
    });
    announce(words.request.saved);
  };
  return (
    <form onSubmit={submit} className="mt-4 grid gap-3">
      <TextInput
        name="amount"
        label={words.fields.amount}
        hint={words.request.amountHint}
        inputMode="decimal"
        defaultValue={amountCents === null ? "" : amountInWords(amountCents)}
        aria-invalid={problem ? true : undefined}
      />
      {problem && (
        <p role="alert" className="text-sm font-medium text-error">
          {problem}
        </p>
      )}
      {status === "booked" && (
        <Select
          key={options.length}
          name="trailer"
          label={words.fields.trailer}
          options={options}
          defaultValue={trailerId ?? ""}
        />
      )}
      <Button type="submit">{words.save}</Button>
    </form>
  );
}
