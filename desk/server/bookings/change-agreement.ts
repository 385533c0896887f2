import type * as z from "zod";
import { addDays } from "../../../quote-request/days.ts";
import type { Db } from "../../../server/db/schema.ts";
import type { ActionContext } from "../actions/do-action.ts";
import { refuseQuarantined } from "../actions/refusals.ts";
import {
  type AgreedField,
  type Agreement,
  agreedFields,
  type ChangeKind,
  describeChange,
  describeField,
  differences,
  isSameValue,
  pickAgreed,
} from "../agreement/agreed.ts";
import {
  findLastEditor,
  insertAgreementChange,
  readAgreed,
  saveAgreed,
} from "../agreement/agreement.repository.ts";
import type { DeskContent } from "../content/desk-content.ts";
import type { agreementChange } from "../desk-api.ts";
import { DeskRefusal } from "../http/desk-refusal.ts";
import { typedText } from "../http/typed-text.ts";
import { markStatus } from "../request-records/marks.repository.ts";
import { hasMeaning } from "../request-records/statuses.ts";
import { describeClash, findClashes } from "./availability.ts";
import { unitNamer } from "./name-units.ts";
import { readOccupancy } from "./read-availability.ts";

/** From a delivery to a pickup: three years. A longer one is a mistyped year. */
const maxDays = 3 * 366;

/**
 * Changes what was agreed about a request, and books it where that is asked. Refuses what somebody
 * else has changed to something else meanwhile, what does not fit, and a booking that clashes.
 */
export async function changeAgreement(
  { db, request, kept, by, now }: ActionContext,
  { id: actionId, set, was, books }: z.output<typeof agreementChange>,
  content: DeskContent,
): Promise<void> {
  const { id, reference } = request;
  const before = await readAgreed(db, id);
  const wanted = Object.fromEntries(
    agreedFields.flatMap((field) =>
      set[field] === undefined || (field in was && isSameValue(set[field], was[field]))
        ? []
        : [[field, set[field]]],
    ),
  );
  const after = tidy({ ...before, ...wanted });
  const changed = differences(before, after);
  await refuseOverwriting(db, id, { before, changed, was }, content);
  refuseInvalidDays(after);
  const wasBooked = hasMeaning(kept.status, "isBooked");
  const isNew = books === true && !wasBooked;
  const isMoved = wasBooked && occupiesOther(before, after);
  if (isNew || isMoved) {
    refuseQuarantined(kept);
    refuseInvalidUnits(after, content);
    after.override = await refuseClash(db, reference, after, content);
  }
  const fields = differences(before, after);
  if (fields.length === 0 && !isNew) return;
  const kind: ChangeKind = isNew ? "booked" : isMoved ? "moved" : "corrected";
  await saveAgreed(db, id, after, now);
  if (isNew) await markStatus(db, id, "booked", now);
  await insertAgreementChange(db, {
    id,
    actionId,
    at: now,
    by,
    kind,
    says: describeChange(kind, before, after, unitNamer(content)),
    was: pickAgreed(before, fields),
    became: pickAgreed(after, fields),
    startDate: before.startDate,
    endDate: before.endDate,
  });
}

/** Whether a booking occupies other units, or on other days, than before. */
export const occupiesOther = (before: Agreement, after: Agreement): boolean =>
  differences(before, after).some((field) => occupying.includes(field));
const occupying: readonly AgreedField[] = ["startDate", "endDate", "unitIds", "trailerIds"];

/** Refuses the clash of what is booked; returns why it is booked in spite of one. */
export async function refuseClash(
  db: Db,
  reference: string,
  agreed: Agreement,
  { fleet }: DeskContent,
): Promise<string | null> {
  const period = { from: agreed.startDate ?? "", to: agreed.endDate ?? "" };
  const [clash] = findClashes(agreed, period, await readOccupancy(db, fleet, period, reference));
  if (clash && !agreed.override)
    throw new DeskRefusal("conflict", describeClash(clash), {
      field: "unitIds",
      reference: clash.reference ?? undefined,
    });
  return clash ? agreed.override : null;
}

type OverwriteCheck = {
  before: Agreement;
  changed: AgreedField[];
  was: Readonly<Record<string, unknown>>;
};

/** Refuses a change of a field that is not as it was when somebody began to change it. */
async function refuseOverwriting(
  db: Db,
  id: number,
  { before, changed, was }: OverwriteCheck,
  content: DeskContent,
): Promise<void> {
  const field = changed.find((each) => each in was && !isSameValue(was[each], before[each]));
  if (!field) return;
  const { label, value } = describeField(field, before, unitNamer(content));
  const by = (await findLastEditor(db, id, field)) ?? "somebody else";
  throw new DeskRefusal(
    "conflict",
    `Meanwhile ${by} changed this. ${label} is now: ${value || "not known"}.`,
    { field },
  );
}

/** Returns texts as every database can store them. */
const tidy = (agreed: Agreement): Agreement => ({
  ...agreed,
  siteNotes: textOrEmpty(agreed.siteNotes, "siteNotes"),
  override: textOrEmpty(agreed.override ?? "", "override") || null,
});

const textOrEmpty = (text: string, field: string): string =>
  text.trim() === "" ? "" : typedText(text, field);

/** Refuses one day without the other, and an end before its beginning or long after it. */
function refuseInvalidDays({ startDate, endDate, deliveryTime, pickupTime }: Agreement): void {
  if (startDate === null || endDate === null) {
    if (startDate === endDate) return;
    const field = startDate === null ? "startDate" : "endDate";
    throw new DeskRefusal("invalid", "Choose the day of delivery and of pickup.", { field });
  }
  refuseEndBeforeStart(startDate, endDate, "endDate");
  refuseTooLong(startDate, endDate, "endDate");
  if (startDate === endDate && deliveryTime && pickupTime)
    refuseEndBeforeStart(deliveryTime, pickupTime, "pickupTime");
}

/** Refuses a booking without days or units, with a unit twice, or with an unknown one. */
function refuseInvalidUnits(
  { startDate, unitIds, trailerIds }: Agreement,
  { fleet, trailers }: DeskContent,
): void {
  if (startDate === null)
    throw new DeskRefusal("invalid", "Choose the day of delivery and of pickup.", {
      field: "startDate",
    });
  if (unitIds.length + trailerIds.length === 0)
    throw new DeskRefusal("invalid", "Choose a trailer.", { field: "unitIds" });
  if (new Set([...unitIds, ...trailerIds]).size < unitIds.length + trailerIds.length)
    throw new DeskRefusal("invalid", "One trailer is named twice.", { field: "unitIds" });
  for (const [field, wanted, known] of [
    ["unitIds", unitIds, fleet.units],
    ["trailerIds", trailerIds, trailers],
  ] as const)
    if (!wanted.every((id) => known.some((one) => one.id === id)))
      throw new DeskRefusal("invalid", "There is no such trailer.", { field });
}

/** Refuses an end, a day or a time, that is before its beginning. */
export function refuseEndBeforeStart(from: string, to: string, field: string): void {
  if (to < from) throw new DeskRefusal("invalid", "The end is before the beginning.", { field });
}

export function refuseTooLong(from: string, to: string, field: string): void {
  if (addDays(from, maxDays) < to)
    throw new DeskRefusal("invalid", "This is longer than three years. Look at the year.", {
      field,
    });
}
