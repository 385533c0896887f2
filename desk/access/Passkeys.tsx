import { KeyRound } from "lucide-react";
import type { Access } from "../../server/desk/desk-api.ts";
import { postJson } from "../server-api/request-json.ts";
import { useCommand } from "../server-api/use-command.ts";
import { momentInShort } from "../time/moments.ts";
import { useNow } from "../time/use-now.ts";
import { Button } from "../ui/Button.tsx";
import { Problem } from "../ui/Loaded.tsx";
import { Section } from "../ui/Section.tsx";
import { words } from "../words.ts";
import { addPasskey, hasPasskeys } from "./add-passkey.ts";

/** The passkeys, and the offer of one for this device. */
export function Passkeys({ passkeys }: { passkeys: Access["passkeys"] }) {
  const now = useNow();
  const add = useCommand(addPasskey, ["access"]);
  const remove = useCommand(
    (id: string) => postJson(`access/passkeys/${encodeURIComponent(id)}/remove`),
    ["access"],
  );
  const problem = add.error ?? remove.error;
  const canAdd = hasPasskeys();
  return (
    <Section heading={words.access.passkeys}>
      <p className="max-w-[60ch]">{words.access.passkeysText}</p>
      {problem && <Problem text={problem.message} />}
      <ul className="mt-3 grid gap-3">
        {passkeys.map(({ id, name, createdAt, usedAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <div className="min-w-0">
              <p className="font-semibold">{name}</p>
              <p className="text-sm text-moss">
                {words.access.passkeyUsed(
                  momentInShort(createdAt, now),
                  usedAt === null ? null : momentInShort(usedAt, now),
                )}
              </p>
            </div>
            <Button disabled={remove.isPending} onClick={() => remove.mutate(id)}>
              {words.access.removePasskey}
              <span className="sr-only">: {name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {canAdd ? (
        <Button
          look={passkeys.length === 0 ? "main" : "plain"}
          className="mt-4"
          disabled={add.isPending}
          onClick={() => add.mutate(undefined)}
        >
          <KeyRound size={18} strokeWidth={1.75} />
          {words.access.addPasskey}
        </Button>
      ) : (
        <p className="mt-3 text-sm text-moss">{words.access.noPasskeysHere}</p>
      )}
    </Section>
  );
}
