import type { Database } from "../../../../server/db/database.ts";
import type { Db } from "../../../../server/db/schema.ts";
import { constantTimeEqual } from "../../../../server/http/constant-time-equal.ts";
import { insertMail } from "../../../../server/outbox/queue.repository.ts";
import { day, hour, minute } from "../../../../server/time/durations.ts";
import { removeOfPerson } from "../../db/remove-of-person.ts";
import type { DeskDeps, DeskSession } from "../../desk-env.ts";
import { hashSecret, newSecret } from "../../http/secrets.ts";
import { writeDeskLog } from "../../log/desk-log.repository.ts";
import { startSession } from "../sessions/sessions.repository.ts";
import { signInKind } from "./sign-in-mail.ts";
import {
  addWrongCode,
  consumeSignIn,
  countMailsTo,
  countWrongCodes,
  endPrintedLinks,
  findSignInOfDevice,
  insertSignIn,
  momentOfNthMail,
  type SignInKind,
} from "./sign-ins.repository.ts";

/** How long links and codes work, in milliseconds. */
export const signInLifetime = 15 * minute;
/** How long the link works that `npm start` prints, on this machine only, in milliseconds. */
const printedHereLifetime = day;

/**
 * Limits against flooding a mailbox and guessing codes. With ten guesses a day at codes of six
 * digits, an attacker succeeds within a year with a probability of about 1 in 270.
 */
const signInLimits = {
  /** Sign-ins by mail that one network may begin in 15 minutes. */
  perNetwork: 10,
  /** Mails to one person in an hour; beyond, nothing is sent and the page says the same. */
  mailsPerPerson: 10,
  /** Sign-in mails an hour in all; they also count towards MAILS_PER_HOUR of the quote form. */
  mails: 100,
  wrongCodesPerSignIn: 5,
  wrongCodesPerDay: 10,
} as const;

type Deps = Pick<DeskDeps, "clock" | "people" | "mailHost" | "siteUrl"> & {
  database: Pick<Database, "transact">;
};

/** Sign-ins are counted and written one after the other. */
const lockKey = "desk-sign-in";

export type SignInStart = { deviceSecret: string } | { retryAfterSeconds: number };

/**
 * Begins a sign-in by mail to an address, on a device. For an address that may not sign in the same
 * is stored and queued, so that neither the answer nor its time tells; the mail has no recipient
 * then and is dropped. `next` is the screen that the link leads to; `networkHash` is null for this
 * machine.
 */
export async function beginSignIn(
  { database, clock, people, mailHost, siteUrl }: Deps,
  { address, next }: { address: string; next: string | null },
  networkHash: string | null,
): Promise<SignInStart> {
  const now = clock();
  const deviceSecret = newSecret();
  return database.transact(async (db) => {
    const left = await waitForLimits(db, networkHash, now);
    if (left > 0) return { retryAfterSeconds: Math.ceil(left / 1000) };
    const known = findPerson(people, address);
    const mailsToPerson = await countMailsTo(db, known ?? "nobody", now - hour);
    const id = await insertSignIn(db, {
      kind: "mail",
      person: mailsToPerson < signInLimits.mailsPerPerson ? known : null,
      deviceHash: hashSecret(deviceSecret),
      networkHash,
      now,
      expiresAt: now + signInLifetime,
    });
    const payload = `${id} ${siteUrl} ${next ?? ""}`.trimEnd();
    await insertMail(db, { kind: signInKind, payload, mailHost, now });
    return { deviceSecret };
  }, lockKey);
}

/** Returns the time until the limits let the next mail be asked for, in milliseconds. */
async function waitForLimits(db: Db, networkHash: string | null, now: number): Promise<number> {
  const waitFor = async (within: number, max: number, network?: string) => {
    const period = { since: now - within, now };
    const oldest = await momentOfNthMail(db, period, max, network);
    return oldest === undefined ? 0 : oldest + within - now;
  };
  const inAll = await waitFor(hour, signInLimits.mails);
  if (networkHash === null) return inAll;
  return Math.max(inAll, await waitFor(15 * minute, signInLimits.perNetwork, networkHash));
}

const findPerson = (people: readonly string[], address: string): string | null =>
  people.find((person) => person.toLowerCase() === address.trim().toLowerCase()) ?? null;

/** The browser that signs in: how it describes itself, its cookie, and its session before. */
export type SignInBrowser = { device: string; deviceSecret: string; before: DeskSession | null };

/** Who is signed in now, with the token of the new session. */
export type SignedInPerson = { person: string; token: string };

/** Signs in by the code of a mail on the device that asked for it; null when it is not the code. */
export async function signInByCode(
  { database, clock, people }: Deps,
  { deviceSecret, code }: { deviceSecret: string; code: string },
  browser: SignInBrowser,
): Promise<SignedInPerson | null> {
  const now = clock();
  const deviceHash = hashSecret(deviceSecret);
  return database.transact(async (db) => {
    const signIn = await findSignInOfDevice(db, deviceHash, now);
    if (!signIn) return null;
    const wrongToday = await countWrongCodes(db, signIn.person ?? "nobody", now - day);
    const isCode = constantTimeEqual(signIn.codeHash ?? "", hashSecret(code));
    const mayTry =
      signIn.wrongCodes < signInLimits.wrongCodesPerSignIn &&
      wrongToday < signInLimits.wrongCodesPerDay;
    if (!isCode || !mayTry) {
      // Written also when a limit is reached: an answer without a write would be faster, and would
      // show that the address may sign in, because only such addresses reach the daily limit.
      await addWrongCode(db, signIn.id);
      return null;
    }
    const used = await consumeSignIn(db, ["mail"], { deviceHash }, now);
    return openSession(db, used?.person, people, { ...browser, now, by: "a code" });
  }, lockKey);
}

/** Signs in by a link; null when it is used, expired, or works on another machine only. */
export async function signInByLink(
  { database, clock, people }: Deps,
  { secret, isLocal }: { secret: string; isLocal: boolean },
  browser: SignInBrowser,
): Promise<SignedInPerson | null> {
  const now = clock();
  const kinds: SignInKind[] = ["mail", "printed", ...(isLocal ? ["printed-here" as const] : [])];
  return database.transact(async (db) => {
    const used = await consumeSignIn(db, kinds, { linkHash: hashSecret(secret) }, now);
    return openSession(db, used?.person, people, { ...browser, now, by: "a link" });
  }, lockKey);
}

/**
 * Starts a session for a person who has shown who they are, and ends the one that the browser had
 * before; null for nobody.
 */
export async function openSession(
  db: Db,
  person: string | null | undefined,
  people: readonly string[],
  { before, by, ...started }: SignInBrowser & { now: number; by: string; passkeyId?: string },
): Promise<SignedInPerson | null> {
  if (!person || !people.includes(person)) return null;
  if (before) await removeOfPerson(db, "desk_session", before.person, before.id);
  const logLine = `Signed in by ${by}: ${started.device}`;
  await writeDeskLog(db, { at: started.now, by: person, logLine });
  return { person, token: await startSession(db, { ...started, person }) };
}

/** Makes a link that is printed; the one that was printed before it works no more. */
export async function printLink(
  { transact }: Pick<Database, "transact">,
  kind: "printed" | "printed-here",
  person: string,
  now: number,
): Promise<string> {
  const secret = newSecret();
  const lifetime = kind === "printed" ? signInLifetime : printedHereLifetime;
  await transact(async (transaction) => {
    await endPrintedLinks(transaction, kind);
    await insertSignIn(transaction, {
      kind,
      person,
      linkHash: hashSecret(secret),
      now,
      expiresAt: now + lifetime,
    });
  }, lockKey);
  return secret;
}
