import { browserSupportsWebAuthn, startRegistration } from "@simplewebauthn/browser";
import { KeyRound } from "lucide-react";
import { ApiError, postJson } from "../server-api/request-json.ts";
import { useCommand } from "../server-api/use-command.ts";
import { Button } from "../ui/Button.tsx";
import { ErrorBox } from "../ui/Loaded.tsx";
import { Section } from "../ui/Section.tsx";

export function AddPasskey({ isFirst }: { isFirst: boolean }) {
  const add = useCommand(addPasskey);
  return (
    <Section heading="Sign in with face or finger">
      <p className="max-w-[60ch]">
        A passkey signs you in with Face ID, a fingerprint or the code of this device, without a
        mail. It stays on your devices.
      </p>
      {add.error && <ErrorBox text={add.error.message} />}
      {browserSupportsWebAuthn() ? (
        <Button
          look={isFirst ? "main" : "plain"}
          className="mt-4"
          disabled={add.isPending}
          onClick={() => add.mutate()}
        >
          <KeyRound size={18} strokeWidth={1.75} />
          Add a passkey
        </Button>
      ) : (
        <p className="mt-3 text-sm text-moss">This browser cannot make passkeys.</p>
      )}
    </Section>
  );
}

/** Makes a passkey of this device and has the server keep it; throws a sentence otherwise. */
async function addPasskey(): Promise<void> {
  const optionsJSON = await postJson("access/passkeys/options");
  const made = await startRegistration({ optionsJSON }).catch((error: Error) => {
    throw error.name === "InvalidStateError"
      ? new Error("This device has a passkey for the desk already.")
      : new ApiError("invalid", "No passkey was made. You can try again.");
  });
  await postJson("access/passkeys", made);
}
