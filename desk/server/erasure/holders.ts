import { pluralize } from "../../../content-files/pluralize.ts";
import type { Db } from "../../../server/db/schema.ts";
import { type BookedRequest, type Holder, holders } from "../../../server/erasure/holders.ts";
import { daysInShort } from "../../../server/time/format-dates.ts";
import { agreedRequest } from "../agreement/agreed-request.ts";
import { listAgreedPeople } from "../agreement/agreement.repository.ts";
import { statusesWith } from "../request-records/statuses.ts";

/** What of the desk holds personal data of quote requests, in the order of erasing. */
export const deskHolders: Record<string, Holder> = {
  // Their rows go with those of the requests that they belong to.
  records: {
    erase: async () => ({ erased: "bookings, notes and replies" }),
    listPeople: listAgreedPeople,
    listBooked: listBookedOf,
  },
  reasonsOutOfService: {
    // Not at the end of the retention time: spam may name itself as it likes.
    async erase({ db, names }) {
      const emptied = await emptyNamingReasons(db, names);
      if (emptied === 0) return {};
      const reasons = pluralize(emptied, "reason");
      return {
        notice: `Emptied, because a word of the name was in it: ${reasons} why a trailer is out of service.`,
      };
    },
  },
  phones: {
    erase: async () => ({
      left: "- what was read, typed or done in the desk: each phone and browser drops it at its next answer from the server, or shows it for seven days at most;",
    }),
  },
  websiteVersions: {
    erase: async () => ({
      left: "- texts and pictures of your website, such as a review of theirs: what you remove stays in its last 20 versions, which the desk can go back to;",
    }),
  },
};

/** Returns which of these are booked, such as "Priya Raman is booked, Jun 12–13, 2027." */
export async function listBookedOf(
  db: Db,
  references: readonly string[],
): Promise<BookedRequest[]> {
  const rows = await db
    .selectFrom(agreedRequest)
    .innerJoin("request_mark", "request_mark.quote_request_id", "agreed_request.id")
    .select(["reference", "name", "start_date", "end_date"])
    .where("reference", "in", references)
    .where("status", "in", statusesWith("isBooked"))
    .orderBy("agreed_request.id")
    .execute();
  return rows.map(({ reference, name, start_date, end_date }) => ({
    reference,
    sentence: `${name} is booked, ${daysInShort(start_date, end_date)}.`,
  }));
}

/** Everything that holds personal data of quote requests. */
export const allHolders = { ...holders, ...deskHolders };

/**
 * Empties the reasons of trailers out of service that have a word of one of these names, written
 * with a capital as names are; returns how many.
 */
async function emptyNamingReasons(db: Db, names: readonly string[]): Promise<number> {
  const wordsOf = (text: string) => text.match(/\p{Lu}[\p{L}\p{M}]{2,}/gu) ?? [];
  const words = new Set(names.flatMap(wordsOf));
  const absences = await db.selectFrom("unit_absence").select(["id", "reason"]).execute();
  const naming = absences.filter(({ reason }) => wordsOf(reason).some((word) => words.has(word)));
  for (const { id } of naming)
    await db.updateTable("unit_absence").set({ reason: "" }).where("id", "=", id).execute();
  return naming.length;
}
