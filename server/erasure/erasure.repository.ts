import { isPostgres } from "../db/dialect.ts";
import type { Db } from "../db/schema.ts";
import { emailKey, emailKeyOf, sameAddress } from "../quote-requests/email-key.ts";
import { telephoneKeys } from "../search/telephone.ts";
import {
  type ErasedRows,
  type Holders,
  listPeople,
  type NamedPerson,
  type NamingMail,
} from "./holders.ts";

export type PersonMatches = {
  references: string[];
  /**
   * Requests that may be the same person's: of the same mailbox with another +tag, or with a
   * mailbox or a phone number of the matches and not the other.
   */
  related: string[];
};

/** Returns the references of all requests of an e-mail address, in any spelling. */
export async function findByAddress(
  db: Db,
  email: string,
  holders: Holders,
): Promise<PersonMatches> {
  const key = emailKey(email);
  const people = await listPeople(db, holders);
  const matches = [
    ...(await requestsOf(db).where("email_key", "=", key).execute()),
    ...people.filter((person) => person.email !== null && emailKey(person.email) === key),
  ];
  const isSame = (row: { email: string | null }) => sameAddress(row.email ?? "", email);
  const others = [
    ...matches.filter((row) => !isSame(row)),
    ...(await listSharing(db, matches, people)),
  ];
  return personMatches(matches.filter(isSame), others);
}

/**
 * Returns the references of all requests of a phone number, in any notation; also of those that
 * name it beside another one.
 */
export async function findByPhone(db: Db, phone: string, holders: Holders): Promise<PersonMatches> {
  const [key = ""] = telephoneKeys(phone);
  const people = await listPeople(db, holders);
  const naming = await requestsOf(db)
    .where("phone_key", "<>", key)
    .where("folded_text", "like", `%${key}%`)
    .execute();
  const matches = [
    ...(await requestsOf(db).where("phone_key", "=", key).execute()),
    ...[...naming, ...people].filter((row) => key && telephoneKeys(row.phone).includes(key)),
  ];
  return personMatches(matches, await listSharing(db, matches, people));
}

const requestsOf = (db: Db) =>
  db
    .selectFrom("quote_request")
    .select(["reference", "email", "phone", "email_key", "phone_key"])
    .orderBy("id");

type Named = readonly { reference: string }[];

/** Returns requests of a person, each once, and others that may be. */
function personMatches(matches: Named, others: Named): PersonMatches {
  const references = new Set(matches.map(({ reference }) => reference));
  const related = new Set(others.map(({ reference }) => reference)).difference(references);
  return { references: [...references], related: [...related] };
}

/** Returns the requests with a mailbox or a phone number of these, as written or corrected. */
async function listSharing(db: Db, matches: Named, people: readonly NamedPerson[]): Promise<Named> {
  const references = new Set(matches.map(({ reference }) => reference));
  const rows = await requestsOf(db)
    .where("reference", "in", [...references])
    .execute();
  const corrected = people.filter(({ reference }) => references.has(reference));
  const emailKeys = new Set<string | null>(
    [...rows, ...corrected].flatMap((person) => emailKeyOf(person) ?? []),
  );
  const phoneKeys = new Set([...rows, ...corrected].flatMap(({ phone }) => telephoneKeys(phone)));
  const byEmail = await requestsOf(db)
    .where("email_key", "in", [...emailKeys])
    .execute();
  const byPhone = await requestsOf(db)
    .where("phone_key", "in", [...phoneKeys])
    .execute();
  const byCorrection = people.filter(
    (person) =>
      emailKeys.has(emailKeyOf(person)) ||
      telephoneKeys(person.phone).some((key) => phoneKeys.has(key)),
  );
  return [...byEmail, ...byPhone, ...byCorrection];
}

/** Returns the ids of the mails that answer these requests, whose payload is a reference. */
const answerIds = (db: Db, references: readonly string[]) =>
  db.selectFrom("outbox_mail").select("id").where("payload", "in", references);

/** Returns the mails that name any of these requests: their own, replies, lists and digests. */
export async function listMailsNaming(
  db: Db,
  references: readonly string[],
): Promise<NamingMail[]> {
  const requests = db.selectFrom("quote_request").where("reference", "in", references);
  const rows = await db
    .selectFrom("outbox_mail")
    .select(["message_id", "status", "claimed_by", "fault"])
    // A union, because SQLite would read the whole table for an "or".
    .where("id", "in", (eb) =>
      eb
        .selectFrom("outbox_mail")
        .select("id")
        .where("quote_request_id", "in", requests.select("id"))
        .union(answerIds(db, references))
        .union(
          eb
            .selectFrom("mail_naming")
            .select("mail_id as id")
            .where("quote_request_id", "in", requests.select("id")),
        ),
    )
    .execute();
  return rows.map(({ message_id, status, claimed_by, fault }) => ({
    messageId: message_id,
    // One that was not answered may have been sent.
    isSent: status === "sent" || (fault === "unanswered" && claimed_by === null),
    isClaimed: claimed_by !== null,
  }));
}

/** Requests that are erased at once: a query has 32,766 parameters at most on SQLite. */
const batchSize = 500;

/**
 * Erases requests with all that belongs to them; returns the references of those that were there,
 * and what named them. Call in a transaction.
 */
export async function eraseReferences(db: Db, references: readonly string[]): Promise<ErasedRows> {
  const erased: string[] = [];
  const names: string[] = [];
  const mails = new Map<string, NamingMail>();
  for (let at = 0; at < references.length; at += batchSize) {
    const some = await eraseBatch(db, references.slice(at, at + batchSize));
    erased.push(...some.erased);
    names.push(...some.names);
    for (const mail of some.mails) mails.set(mail.messageId, mail);
  }
  return { erased, mails: [...mails.values()], names };
}

async function eraseBatch(db: Db, references: readonly string[]) {
  // A reply that is being stored at this moment would leave its mail behind.
  if (isPostgres(db))
    await db
      .selectFrom("quote_request")
      .select("id")
      .where("reference", "in", references)
      .forUpdate()
      .execute();
  const mails = await listMailsNaming(db, references);
  await db.deleteFrom("outbox_mail").where("id", "in", answerIds(db, references)).execute();
  const rows = await db
    .deleteFrom("quote_request")
    .where("reference", "in", references)
    .returning(["reference", "name"])
    .execute();
  const erased = new Set(rows.map(({ reference }) => reference));
  return {
    erased: references.filter((reference) => erased.has(reference)),
    names: rows.flatMap(({ name }) => name ?? []),
    mails,
  };
}
