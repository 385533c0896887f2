import { hash } from "node:crypto";
import * as z from "zod";
import type { Database } from "../../../../server/db/database.ts";
import { DeskRefusal } from "../../http/desk-refusal.ts";
import { type ChallengePurpose, isChallenge, makeChallenge } from "./passkey-challenge.ts";
import { findPasskey, listPasskeys, type Passkey } from "./passkeys.repository.ts";
import type { RelyingParty } from "./relying-party.ts";

/** Loaded when a passkey is used, because it takes 30 MB and a quarter of a second. */
const loadLibrary = () => import("@simplewebauthn/server");

/**
 * Signatures by ES256, EdDSA and RS256 (COSE), one of which every authenticator makes. Named,
 * because the library's default asks Node for experimental algorithms and has it warn of them.
 */
const supportedAlgorithmIDs = [-7, -8, -257];

const text = z.string().max(8_000);
const base64url = z.base64url().max(1_500);
const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal("public-key"),
  clientExtensionResults: z.object({}),
};

/** What a browser answers when it has made a passkey. */
export const newPasskeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(10)
      .optional(),
  }),
});

/** What a browser answers when a passkey was used. */
export const passkeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: z.string().max(100).optional(),
  }),
});

/** What is asked of a passkey, at which address, and when. */
type ChallengeContext = { relyingParty: RelyingParty; purpose: ChallengePurpose; now: number };

/** Returns what the browser makes a passkey with. */
export async function newPasskeyOptions(
  database: Database,
  { relyingParty, purpose, now }: ChallengeContext,
  { person, siteName }: { person: string; siteName: string },
) {
  const known = await listPasskeys(database.db, person);
  const { generateRegistrationOptions } = await loadLibrary();
  return generateRegistrationOptions({
    rpName: siteName,
    rpID: relyingParty.id,
    userID: new Uint8Array(Buffer.from(userHandleOf(known, purpose), "base64url")),
    userName: person,
    challenge: await makeChallenge(database, purpose, now),
    supportedAlgorithmIDs,
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

/** Verifies a new passkey and returns what is stored of it; throws a refusal where it is none. */
export async function verifyNewPasskey(
  database: Database,
  { relyingParty, purpose, now }: ChallengeContext,
  person: string,
  answer: z.output<typeof newPasskeyAnswer>,
): Promise<Pick<Passkey, "id" | "userHandle" | "publicKey" | "counter" | "transports">> {
  const { verifyRegistrationResponse } = await loadLibrary();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: answer,
    expectedChallenge: (challenge) => isChallenge(database, purpose, challenge, now),
    expectedOrigin: relyingParty.origin,
    expectedRPID: relyingParty.id,
    supportedAlgorithmIDs,
    requireUserVerification: true,
  }).catch(() => refuse());
  if (!verified) return refuse();
  const { id, publicKey, counter } = registrationInfo.credential;
  const userHandle = userHandleOf(await listPasskeys(database.db, person), purpose);
  return { id, userHandle, publicKey, counter, transports: answer.response.transports ?? [] };
}

/** All passkeys of a person have one handle, which says nothing about the person. */
const userHandleOf = (known: readonly Passkey[], purpose: ChallengePurpose): string =>
  known[0]?.userHandle ?? hash("sha256", `user ${purpose}`, "base64url");

/** Returns what the browser signs in by a passkey with: the person chooses which. */
export async function passkeyOptions(
  database: Database,
  { relyingParty, purpose, now }: ChallengeContext,
) {
  const { generateAuthenticationOptions } = await loadLibrary();
  return generateAuthenticationOptions({
    rpID: relyingParty.id,
    challenge: await makeChallenge(database, purpose, now),
    userVerification: "required",
  });
}

/**
 * Verifies that a passkey was used, and returns it with its new counter; throws a refusal for any
 * other answer, a counter that went back included.
 */
export async function verifyPasskey(
  database: Database,
  { relyingParty, purpose, now }: ChallengeContext,
  answer: z.output<typeof passkeyAnswer>,
): Promise<{ passkey: Passkey; newCounter: number }> {
  const passkey = await findPasskey(database.db, answer.id);
  if (!passkey) return refuse("id");
  if (answer.response.userHandle !== passkey.userHandle) return refuse();
  const { id, publicKey, counter } = passkey;
  const { verifyAuthenticationResponse } = await loadLibrary();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: (challenge) => isChallenge(database, purpose, challenge, now),
    expectedOrigin: relyingParty.origin,
    expectedRPID: relyingParty.id,
    credential: { id, publicKey, counter },
    requireUserVerification: true,
  }).catch(() => refuse());
  if (!verified) return refuse();
  return { passkey, newCounter: authenticationInfo.newCounter };
}

/**
 * The same sentence whatever is wrong with a passkey. The field `id` says that there is none, so
 * that its device offers it no more.
 */
export function refuse(field?: "id"): never {
  throw new DeskRefusal("forbidden", "This passkey does not work here. Sign in by e-mail.", {
    field,
  });
}
