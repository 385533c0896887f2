import { Trash2 } from "lucide-react";
import { postJson } from "../server-api/request-json.ts";
import { useCommand } from "../server-api/use-command.ts";
import { CopyButton } from "../shell/CopyButton.tsx";
import { ConfirmButton } from "../ui/ConfirmButton.tsx";
import { TextInput } from "../ui/controls.tsx";
import { Problem } from "../ui/Loaded.tsx";
import { Section } from "../ui/Section.tsx";
import { dropAllAbout, useDraft } from "../unsent-actions/unsent.ts";
import { words } from "../words.ts";

/** Erases all that is kept of a person, and shows the receipt. */
export function EraseAddress() {
  const [who, setWho, forgetWho] = useDraft("erase");
  const isAddress = who.includes("@");
  const erase = useCommand(async () => {
    const body = { [isAddress ? "email" : "phone"]: who.trim(), confirm: true };
    const erased = await postJson("erase", body);
    erased.references.forEach(dropAllAbout);
    forgetWho();
    return erased;
  });
  return (
    <Section heading="Erase a person">
      <p className="max-w-[60ch]">
        When somebody asks to be erased: all requests of their address or phone number, with mails,
        notes and replies.
      </p>
      {erase.error && <Problem text={erase.error.message} />}
      <div className="mt-3 grid grid-cols-1 gap-3">
        <TextInput
          label="E-mail or phone number"
          autoComplete="off"
          maxLength={254}
          value={who}
          onChange={({ target }) => setWho(target.value)}
        />
        <div>
          <ConfirmButton
            label="Erase all of this person"
            icon={<Trash2 size={18} strokeWidth={1.75} />}
            question={`Erase all of ${who.trim()}?`}
            text="This cannot be taken back. You get a receipt that you can send to the person."
            confirm={words.erase.confirm}
            disabled={!(isAddress || hasDigits(who)) || erase.isPending}
            onConfirm={() => erase.mutate(undefined)}
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
