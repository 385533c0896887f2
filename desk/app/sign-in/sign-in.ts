import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from "@simplewebauthn/browser";
import type { DeskError } from "../../server/desk-api.ts";
import { apiPath, deskPath, signInPath } from "../../server/paths.ts";
import { forgetPasskey } from "../access/unknown-passkey.ts";
import { removeStored } from "../stored-queries/storage.ts";
import "./sign-in.css";

// Whoever signs in next may be somebody else than the person who has read it.
void removeStored();

/** Posts to the server and returns its answer; throws its sentence where it refuses. */
async function post(path: string, body: unknown = {}) {
  const response = await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  const { error, field } = answer as DeskError;
  if (!response.ok) throw Object.assign(new Error(error), { field });
  return answer;
}

/** What a page may ask of a passkey, by the name that it says it with. */
const actions: Record<string, () => Promise<unknown>> = {
  async "sign-in"() {
    const optionsJSON = await post(`${signInPath}/passkey/options`);
    const used = await startAuthentication({ optionsJSON });
    await post(`${signInPath}/passkey`, used).catch(async (error: { field?: string }) => {
      if (error.field === "id") await forgetPasskey(used.id);
      throw error;
    });
  },
  async make() {
    const optionsJSON = await post(`${apiPath}access/passkeys/options`);
    await post(`${apiPath}access/passkeys`, await startRegistration({ optionsJSON }));
  },
};

function sentenceOf(error: unknown): string {
  if (error instanceof WebAuthnError && error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED")
    return "This device has a passkey already.";
  if (error instanceof DOMException || error instanceof WebAuthnError)
    return "No passkey was used. Try again, or go on without one.";
  return error instanceof TypeError
    ? "The server was not reached. Check the connection and try again."
    : (error as Error).message;
}

for (const part of document.querySelectorAll<HTMLElement>("[data-passkey]")) {
  const button = part.querySelector("button");
  const failure = part.querySelector("[role=alert]");
  const { passkey = "", next = deskPath } = part.dataset;
  const run = actions[passkey];
  if (!button || !failure || !run || !browserSupportsWebAuthn()) continue;
  part.hidden = false;
  button.addEventListener("click", async () => {
    button.disabled = true;
    failure.textContent = "";
    try {
      await run();
      location.assign(next);
    } catch (error) {
      failure.textContent = sentenceOf(error);
    } finally {
      button.disabled = false;
    }
  });
}
