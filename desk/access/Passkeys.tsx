import { browserSupportsWebAuthn, startRegistration } from "@simplewebauthn/browser";
import { KeyRound } from "lucide-react";
import type { Access } from "../../server/desk/desk-api.ts";
import { ApiError, postJson } from "../server-api/request-json.ts";
import { useCommand } from "../server-api/use-command.ts";
import { useMoments } from "../time/moments.ts";
import { Button } from "../ui/Button.tsx";
import { Problem } from "../ui/Loaded.tsx";
import { Section } from "../ui/Section.tsx";
import { words } from "../words.ts";
import { DeviceRow } from "./DeviceRow.tsx";

/** The passkeys, and the offer of one for this device. */
export function Passkeys({ passkeys }: { passkeys: Access["passkeys"] }) {
  const inShort = useMoments();
  const add = useCommand(addPasskey);
  const remove = useCommand((id: string) =>
    postJson(`access/passkeys/${encodeURIComponent(id)}/remove`),
  );
  const problem = add.error ?? remove.error;
  return (
    <Section heading={words.access.passkeys}>
      <p className="max-w-[60ch]">{words.access.passkeysText}</p>
      {problem && <Problem text={problem.message} />}
      <ul className="mt-3 grid gap-3">
        {passkeys.map(({ id, name, createdAt, usedAt }) => (
          <DeviceRow
            key={id}
            name={name}
            below={words.access.passkeyUsed(
              inShort(createdAt),
              usedAt === null ? null : inShort(usedAt),
            )}
          >
            <Button disabled={remove.isPending} onClick={() => remove.mutate(id)}>
              {words.access.removePasskey}
              <span className="sr-only">: {name}</span>
            </Button>
          </DeviceRow>
        ))}
      </ul>
      {browserSupportsWebAuthn() ? (
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

type Options = Parameters<typeof startRegistration>[0]["optionsJSON"];

/** Makes a passkey of this device and has the server keep it; throws a sentence otherwise. */
async function addPasskey(): Promise<void> {
  const optionsJSON = await postJson<Options>("access/passkeys/options");
  const made = await startRegistration({ optionsJSON }).catch((error: Error) => {
    throw error.name === "InvalidStateError"
      ? new Error(words.access.hasPasskeyAlready)
      : new ApiError("invalid", words.access.passkeyNotMade);
  });
  await postJson("access/passkeys", made);
}
