import { readAgreed, saveAgreed } from "../../../desk/server/agreement/agreement.repository.ts";
import { readFleet } from "../../../desk/server/content/desk-content.ts";
import {
  hasMeaning,
  type RequestStatus,
  requestStatuses,
} from "../../../desk/server/request-records/statuses.ts";
import { eventTypes, guestCounts } from "../../../quote-request/choices.ts";
import { addDays } from "../../../quote-request/days.ts";
import { readBusiness } from "../../../server/business/business.ts";
import type { Db } from "../../../server/db/schema.ts";
import { foldedColumns, foldText } from "../../../server/search/fold-text.ts";
import { telephoneKeys } from "../../../server/search/telephone.ts";
import { inBusinessZone, setBusinessZone } from "../../../server/time/business-clock.ts";
import { hour } from "../../../server/time/durations.ts";
import { sampleRow } from "../sample.ts";

setBusinessZone(readBusiness());
const { units } = readFleet();
const cities = ["Hamilton", "Guelph, Ontario", "12 King St, St. Catharines", "Niagara-on-the-Lake"];
const names = ["Ann Smith", "Bob Ngo", "Élodie Côté", "Priya Raman", "O’Neill-Zhang"];
const batch = 500;
const statuses = requestStatuses.filter((status) => !hasMeaning(status, "isOpen"));

/**
 * Stores so many quote requests of all kinds, one an hour up to `now`: each fifth is unanswered,
 * each fortieth quarantined, the others have the other statuses in turn.
 */
export async function storeVariedRequests(db: Db, count: number, now: number): Promise<void> {
  for (let first = 0; first < count; first += batch)
    await db.transaction().execute(async (transaction) => {
      const rows = await transaction
        .insertInto("quote_request")
        .values(
          Array.from({ length: Math.min(batch, count - first) }, (_, at) =>
            requestRow(first + at, count, now),
          ),
        )
        .returning(["id", "reference", "received_at"])
        .execute();
      const marks = rows.flatMap(({ id, received_at }) => {
        const number = count - (now - Number(received_at)) / hour;
        const status = statuses[Math.floor(number / 5) % statuses.length] as RequestStatus;
        const changed_at = Number(received_at) + hour;
        return number % 5 === 0 || number % 40 === 1
          ? []
          : [{ quote_request_id: id, status, answered_at: changed_at, changed_at }];
      });
      await transaction.insertInto("request_mark").values(marks).execute();
      for (const { quote_request_id, status } of marks)
        if (status === "booked") await storeBooking(transaction, quote_request_id);
      await transaction
        .insertInto("request_note")
        .values(rows.map(({ id, reference }) => noteRow(id, now, `A note on ${reference}`)))
        .execute();
    });
}

/** Books a request on its dates, each on the next of the fleet's units. */
async function storeBooking(db: Db, id: number) {
  const agreed = await readAgreed(db, id);
  const unitIds = [units[id % units.length]?.id ?? ""];
  const terms = { deliveryTime: "09:30", siteNotes: "Gate code 12", unitIds };
  await saveAgreed(db, id, { ...agreed, ...terms }, 0);
}
const noteRow = (id: number, at: number, text: string) => ({
  ...{ quote_request_id: id, at, by: "a", text, folded_text: foldText(text) },
});

function requestRow(number: number, count: number, now: number) {
  const received_at = now - (count - number) * hour;
  const start_date = addDays(inBusinessZone(received_at).day, 30 + (number % 200));
  const name = `${names[number % names.length]} ${number}`;
  const texts = {
    // References have neither 0 nor 1.
    reference: `V${String(number).padStart(7, "0").replaceAll("0", "X").replaceAll("1", "Y")}`,
    name,
    email: `guest${number % 3000}@example.com`,
    phone: `(905) 555-${String(number % 10_000).padStart(4, "0")}`,
    location: cities[number % cities.length] as string,
    message: `${"A garden with a narrow gate and power from the house. ".repeat(8)}${number}`,
  };
  return {
    ...sampleRow,
    ...texts,
    ...foldedColumns(texts),
    email_key: texts.email,
    phone_key: telephoneKeys(texts.phone)[0] ?? "",
    start_date,
    end_date: addDays(start_date, number % 3),
    event_type: eventTypes[number % eventTypes.length]?.value as string,
    guest_count: guestCounts[number % guestCounts.length]?.value as string,
    received_at,
    content_hash: `hash ${number}`,
    quarantine_reasons: number % 40 === 1 ? "link-markup" : null,
  };
}
