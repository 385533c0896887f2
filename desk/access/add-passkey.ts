import { browserSupportsWebAuthn, startRegistration } from "@simplewebauthn/browser";
import { ApiError, postJson } from "../server-api/request-json.ts";
import { words } from "../words.ts";

type Options = Parameters<typeof startRegistration>[0]["optionsJSON"];

/** Whether this browser can make a passkey. */
export const hasPasskeys = () => browserSupportsWebAuthn();

/** Makes a passkey of this device and has the server keep it; throws a sentence otherwise. */
export async function addPasskey(): Promise<void> {
  const optionsJSON = await postJson<Options>("access/passkeys/options");
  const made = await startRegistration({ optionsJSON }).catch((error: Error) => {
    throw error.name === "InvalidStateError"
      ? new Error(words.access.hasPasskeyAlready)
      : new ApiError("invalid", words.access.passkeyNotMade);
  });
  await postJson("access/passkeys", made);
}
