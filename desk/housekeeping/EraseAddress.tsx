import { Trash2 } from "lucide-react";
import { useState } from "react";
import type { ErasureReceipt } from "../../server/desk/desk-api.ts";
import { postJson } from "../server-api/request-json.ts";
import { useCommand } from "../server-api/use-command.ts";
import { ConfirmButton } from "../ui/ConfirmButton.tsx";
import { TextInput } from "../ui/controls.tsx";
import { Problem } from "../ui/Loaded.tsx";
import { Section } from "../ui/Section.tsx";
import { dropAllAbout } from "../unsent-actions/unsent.ts";
import { words } from "../words.ts";

/** Erases all that is kept of a person, and shows the receipt. */
export function EraseAddress() {
  const [email, setEmail] = useState("");
  const erase = useCommand(async () => {
    const body = { email: email.trim(), confirm: true };
    const { receipt, references } = await postJson<ErasureReceipt>("erase", body);
    references.forEach(dropAllAbout);
    return receipt;
  });
  return (
    <Section heading={words.erase.person}>
      <p className="max-w-[60ch]">{words.erase.personText}</p>
      {erase.error && <Problem text={erase.error.message} />}
      <div className="mt-3 grid grid-cols-1 gap-3">
        <TextInput
          type="email"
          label={words.fields.email}
          autoComplete="off"
          maxLength={254}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <div>
          <ConfirmButton
            label={words.erase.all}
            icon={<Trash2 size={18} strokeWidth={1.75} />}
            question={words.erase.personQuestion(email.trim())}
            text={words.erase.personMeans}
            confirm={words.erase.confirm}
            disabled={!email.includes("@") || erase.isPending}
            onConfirm={() => erase.mutate(undefined)}
          />
        </div>
      </div>
      <div role="status">
        {erase.data && (
          <>
            <h3 className="mt-5 font-body text-sm font-semibold">{words.erase.receipt}</h3>
            <p className="mt-1 border-l-2 border-brass pl-3 text-sm whitespace-pre-wrap">
              {erase.data}
            </p>
          </>
        )}
      </div>
    </Section>
  );
}
