import { browserSupportsWebAuthn, startRegistration } from "@simplewebauthn/browser";
import { KeyRound } from "lucide-react";
import { ApiError, postJson } from "../server-api/request-json.ts";
import { useCommand } from "../server-api/use-command.ts";
import { Button } from "../ui/Button.tsx";
import { Problem } from "../ui/Loaded.tsx";
import { Section } from "../ui/Section.tsx";
import { words } from "../words.ts";

/** The offer of a passkey for this device. */
export function AddPasskey({ isFirst }: { isFirst: boolean }) {
  const add = useCommand(addPasskey);
  return (
    <Section heading={words.access.passkeys}>
      <p className="max-w-[60ch]">{words.access.passkeysText}</p>
      {add.error && <Problem text={add.error.message} />}
      {browserSupportsWebAuthn() ? (
        <Button
          look={isFirst ? "main" : "plain"}
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

/** Makes a passkey of this device and has the server keep it; throws a sentence otherwise. */
async function addPasskey(): Promise<void> {
  const optionsJSON = await postJson("access/passkeys/options");
  const made = await startRegistration({ optionsJSON }).catch((error: Error) => {
    throw error.name === "InvalidStateError"
      ? new Error(words.access.hasPasskeyAlready)
      : new ApiError("invalid", words.access.passkeyNotMade);
  });
  await postJson("access/passkeys", made);
}
