import type { Db } from "../../../server/db/schema.ts";
import { hasTerm, searchTerms, snippetOf } from "../../../server/search/search-terms.ts";
import { inBusinessZone } from "../../../server/time/business-clock.ts";
import { idsOfPeople } from "../agreement/agreement.repository.ts";
import { isNotSpam, selectMarked, statusOfRow } from "./filter-requests.ts";
import type { InboxRow } from "./inbox.repository.ts";
import { listNotes, listReplies } from "./notes.repository.ts";
import { hasMeaning, type RequestStatus } from "./statuses.ts";

/** What a list says of a request beside its row. */
export type RowDetails = {
  /** The first line of the message, cut where it is long. */
  firstLine: string;
  isQuarantined: boolean;
  /** When its status was last changed; null where it never was. */
  changedAt: number | null;
  /** Which request of its mailboxes and phones it is, from 1, and of how many. */
  number: number;
  ofPerson: number;
  /** Of the earlier ones of these the last that was booked, or else the last. */
  earlier: { reference: string; status: RequestStatus; year: string } | null;
  /** Where a search found it, with the text around it; not what the row shows by itself. */
  matches: { where: Source; text: string }[];
};
type Source = "reference" | "phone" | "email" | "message" | "siteNotes" | "note" | "reply";

const maxLine = 160;
/** Requests of a page's people that are read, at most. */
const maxRequestsOfPeople = 1_000;
/** Places where a request was found that are named, at most. */
const maxMatches = 2;

/** Returns the details of the requests of a page by their ids, and where a search found each. */
export async function readRowDetails(
  db: Db,
  page: readonly InboxRow[],
  search = "",
): Promise<Map<number, RowDetails>> {
  if (page.length === 0) return new Map();
  const ids = page.map(({ id }) => id);
  const rows = await selectOwn(db)
    .select(["agreed_request.name", "agreed_request.email", "agreed_request.phone"])
    .select(["agreed_request.location", "agreed_request.message", "changed_at", "site_notes"])
    .select(["agreed_request.quarantine_reasons", "written.email as wroteEmail"])
    .select("written.phone as wrotePhone")
    .where("agreed_request.id", "in", ids)
    .execute();
  const ofPeople = await readOfPeople(db, rows);
  const terms = searchTerms(search);
  const searched = terms.length > 0 ? ids : [];
  const notes = await listNotes(db, searched);
  const replies = await listReplies(db, searched);
  const findIn = (row: (typeof rows)[number]) => {
    const texts: [Source | null, string | null][] = [
      [null, row.name],
      [null, row.location],
      ["reference", row.reference],
      ["phone", row.phone],
      ["email", row.email],
      ["phone", row.wrotePhone],
      ["email", row.wroteEmail],
      ["message", row.message],
      ["siteNotes", row.site_notes],
    ];
    for (const { text } of notes.get(row.id) ?? []) texts.push(["note", text]);
    for (const { subject, text } of replies.get(row.id) ?? [])
      texts.push(["reply", `${subject} ${text}`]);
    const matches = terms.flatMap((term) => {
      const [where, text] = texts.find(([, each]) => each && hasTerm(each, term)) ?? [];
      return where && text ? [{ where, text: snippetOf(text, term) }] : [];
    });
    return [...new Map(matches.map((match) => [match.where, match])).values()].slice(0, maxMatches);
  };
  return new Map(
    rows.map((row) => {
      const ofPerson = ofPeople.filter((each) => each.id !== row.id && isSamePerson(each, row));
      const before = ofPerson.filter(({ received_at }) => received_at < row.received_at);
      const earlier = before.find(({ status }) => hasMeaning(status, "isBooked")) ?? before[0];
      const details = {
        firstLine: firstLineOf(row.message),
        isQuarantined: row.quarantine_reasons !== null,
        changedAt: row.changed_at,
        number: before.length + 1,
        ofPerson: ofPerson.length + 1,
        earlier: earlier
          ? { reference: earlier.reference, status: earlier.status, year: yearOf(earlier) }
          : null,
        matches: findIn(row),
      };
      return [row.id, details];
    }),
  );
}

const selectOwn = (db: Db) =>
  selectMarked(db)
    .innerJoin("quote_request as written", "written.id", "agreed_request.id")
    .select(["agreed_request.id", "agreed_request.reference", "agreed_request.received_at"])
    .select(["agreed_request.start_date", "agreed_request.email_key", "agreed_request.phone_key"])
    .select(["written.email_key as wroteEmailKey", "written.phone_key as wrotePhoneKey"])
    .select(statusOfRow);

/** The keys of a person's mailboxes and phones, as agreed and as written; never the same text. */
type Keys = Record<"email_key" | "wroteEmailKey", string | null> &
  Record<"phone_key" | "wrotePhoneKey", string>;
const emailKeysOf = (keys: Keys) =>
  [keys.email_key, keys.wroteEmailKey].flatMap((key) => key || []);
const phoneKeysOf = (keys: Keys) => [keys.phone_key, keys.wrotePhoneKey].filter(Boolean);

/** Returns the requests of people that are neither spam nor quarantined, the newest first. */
const readOfPeople = (db: Db, people: readonly Keys[]) =>
  selectOwn(db)
    .where(
      "agreed_request.id",
      "in",
      idsOfPeople(db, people.flatMap(emailKeysOf), people.flatMap(phoneKeysOf)),
    )
    .where("agreed_request.quarantine_reasons", "is", null)
    .where(isNotSpam)
    .orderBy("agreed_request.received_at", "desc")
    .limit(maxRequestsOfPeople)
    .execute();

function isSamePerson(one: Keys, other: Keys): boolean {
  const keys = new Set([...emailKeysOf(one), ...phoneKeysOf(one)]);
  return [...emailKeysOf(other), ...phoneKeysOf(other)].some((key) => keys.has(key));
}

type Dated = { start_date: string | null; received_at: number };
const yearOf = ({ start_date, received_at }: Dated): string =>
  (start_date ?? inBusinessZone(received_at).day).slice(0, 4);

/** Returns the first line that has words; half an emoji at its end would be no valid text. */
function firstLineOf(message: string): string {
  const line = message.trimStart().split("\n", 1)[0] ?? "";
  return line.length > maxLine ? `${line.slice(0, maxLine).toWellFormed()} …` : line;
}
