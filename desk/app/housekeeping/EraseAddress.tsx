import { maxLengths } from "../../../quote-request/fields.ts";
import { EraseButton } from "../request/EraseButton.tsx";
import { postJson } from "../server-api/request-json.ts";
import { useCommand } from "../server-api/use-command.ts";
import { CopyButton } from "../ui/CopyButton.tsx";
import { TextInput } from "../ui/controls.tsx";
import { ErrorBox } from "../ui/Loaded.tsx";
import { Section } from "../ui/Section.tsx";
import { dropUnsentOf, useTextDraft } from "../unsent-actions/unsent.ts";

/** Erases all that is kept of a person, and shows the receipt. */
export function EraseAddress() {
  const [who, setWho, forgetWho] = useTextDraft("erase");
  const isAddress = who.includes("@");
  const person = isAddress ? { email: who.trim() } : { phone: who.trim() };
  const erase = useCommand(async (bookings: string[]) => {
    const erased = await postJson("erase", { ...person, confirm: true, bookings });
    erased.references.forEach(dropUnsentOf);
    forgetWho();
    return erased;
  });
  return (
    <Section heading="Erase a person">
      <p className="max-w-[60ch]">
        When somebody asks to be erased: all requests of their address or phone number, with mails,
        notes and replies. You get a receipt that you can send to the person.
      </p>
      {erase.error && <ErrorBox text={erase.error.message} />}
      <div className="mt-3 grid grid-cols-1 gap-3">
        <TextInput
          label="E-mail or phone number"
          autoComplete="off"
          maxLength={maxLengths.email}
          value={who}
          onChange={({ target }) => setWho(target.value)}
        />
        <div>
          <EraseButton
            who={person}
            label="Erase all of this person"
            question={`Erase all of ${who.trim()}?`}
            disabled={!(isAddress || hasDigits(who)) || erase.isPending}
            onConfirm={erase.mutate}
          />
        </div>
      </div>
      <div role="status">
        {erase.data && (
          <>
            <h3 className="mt-5 font-body text-sm font-semibold">Receipt for the person</h3>
            <p className="my-2 border-l-2 border-brass pl-3 text-sm wrap-anywhere whitespace-pre-wrap">
              {erase.data.receipt}
            </p>
            <CopyButton text={erase.data.receipt} />
            <h3 className="mt-5 font-body text-sm font-semibold">For you, not for the person</h3>
            <p className="mt-1 text-sm wrap-anywhere whitespace-pre-wrap text-moss">
              {erase.data.ownerNotes}
            </p>
          </>
        )}
      </div>
    </Section>
  );
}

/** As many as a phone number has. */
const hasDigits = (typed: string) => typed.replace(/\D/g, "").length >= 7;
