import { pluralize } from "../../../content-files/pluralize.ts";
import { firstListed } from "../../../server/housekeeping/queue-quarantine-list.ts";
import { type ListItem, paragraph, subheading } from "../../../server/mail/mail-blocks.tsx";
import type {
  MailBlock,
  MailContext,
  MailKind,
  MailSettings,
} from "../../../server/mail/mail-kind.ts";
import { describeItem, describeRental } from "../../../server/quote-requests/mails/owner-mail.ts";
import { describeQuarantine } from "../../../server/quote-requests/mails/quarantine-list.ts";
import { maxWithoutDesk } from "../../../server/quote-requests/quarantine-list.repository.ts";
import { readTelephones } from "../../../server/search/telephone.ts";
import { inBusinessZone, timeOrDay } from "../../../server/time/business-clock.ts";
import { nearDay, timeOfDay } from "../../../server/time/format-dates.ts";
import type { NameUnits } from "../agreement/agreed.ts";
import { unitNamer } from "../bookings/name-units.ts";
import { readDeskContent } from "../content/desk-content.ts";
import { createDueTimes, promisesTo } from "../request-records/due-times.ts";
import {
  countInbox,
  type InboxRow,
  listLeastSuspicious,
} from "../request-records/inbox.repository.ts";
import { readRowDetails } from "../request-records/row-details.repository.ts";
import { listTriaged } from "../request-records/triage.repository.ts";
import { triageBounds } from "../request-records/triage.ts";
import { answeredLink } from "./answered-link.ts";
import { readReminders } from "./reminder-settings.ts";
import { listVisits, type Visit } from "./reminders.repository.ts";

/** Requests that the list names; the others are counted. */
const maxOpen = 30;
const maxQuarantined = 5;

/** What the owner gets on a morning with visits near, or requests that wait or in quarantine. */
export const morningList: MailKind = {
  recipient: "owner",
  async writeContent({ payload }, context) {
    const { db, business, clock, settings } = context;
    if (payload === null) throw new Error("This morning's list has no day");
    const from = firstListed(payload);
    const isOpenListed = (await readReminders(db)).morningList;
    const dueTimes = createDueTimes(business);
    const bounds = triageBounds(clock(), dueTimes);
    const filter = { receivedFrom: from };
    const listed = { filter, bounds, after: null, limit: maxOpen };
    const open = isOpenListed ? (await listTriaged(db, listed)).rows : [];
    const today = inBusinessZone(clock()).day;
    const visits = isOpenListed ? await listVisits(db, today) : [];
    const most = settings.deskUrl ? maxQuarantined : maxWithoutDesk;
    const quarantined = await listLeastSuspicious(db, most, filter);
    if (open.length + quarantined.length + visits.length === 0) return null;
    const total = await countInbox(db);
    const openCount = pluralize(total.open, "quote request");
    const quarantineCount = pluralize(total.quarantined, "quote request");
    const isToday = ({ day }: Visit) => day === today;
    const days = Map.groupBy(visits, (visit) => (isToday(visit) ? "Today" : "Tomorrow"));
    const nameUnits = unitNamer(context.contentDir && readDeskContent(context.contentDir));
    const visitDays = [...days].map(([day, ofDay]) => ({
      heading: `${day}: ${countVisits(ofDay)}`,
      blocks: ofDay.map((visit) => describeVisit(visit, settings, nameUnits, isToday(visit))),
    }));
    // The visits first: a phone cuts a subject.
    const parts = [
      ...visitDays.map(({ heading }) => heading),
      ...(open.length > 0 ? [`Still open: ${openCount}`] : []),
      ...(quarantined.length > 0 ? [`To look at in quarantine: ${quarantineCount}`] : []),
    ];
    const waiting = quarantined.length > 0 ? `${quarantineCount} in quarantine` : `${parts[0]}`;
    const named = [...visits.map(({ booking }) => booking), ...open, ...quarantined];
    return {
      subject: parts.join(" · "),
      overline: "This morning",
      heading: open.length > 0 ? `${openCount} to answer` : waiting,
      preview: named.map(({ name }) => name).join(", "),
      blocks: [
        ...visitDays.flatMap(({ heading, blocks }) =>
          parts.length > 1 ? [subheading(heading), ...blocks] : blocks,
        ),
        ...(visits.length > 0 && open.length > 0 ? [subheading("To answer")] : []),
        ...(await listOpen(open, context)),
        ...(open.length > 0 && total.open > open.length
          ? [paragraph(`${total.open - open.length} more are open, older ones among them.`)]
          : []),
        ...(quarantined.length > 0
          ? describeQuarantine(quarantined, total.quarantined, settings)
          : []),
      ],
      quoteRequestIds: [...new Set(named.map(({ id }) => id))],
    };
  },
};

/** Returns open requests as items of a list; a reminder has links that mark them as answered. */
export async function listOpen(open: InboxRow[], context: MailContext, isReminder = false) {
  const { db, business, clock, settings } = context;
  const now = clock();
  const dueTimes = createDueTimes(business);
  const details = await readRowDetails(db, open);
  const describe = async (request: InboxRow) => {
    const { emailDueAt, callDueAt } = promisesTo(request, dueTimes);
    const dueAt = Math.min(emailDueAt ?? Infinity, callDueAt ?? Infinity);
    const isOverdue = dueAt <= now;
    const due =
      dueAt === Infinity ? "" : `${isOverdue ? "Overdue since" : "Due"} ${timeOrDay(dueAt, now)}`;
    const day = nearDay(request.startDate, request.endDate, inBusinessZone(now).day);
    const answered = isReminder ? await answeredLink(context, request.reference) : [];
    const asked = [request.location, details.get(request.id)?.firstLine]
      .filter(Boolean)
      .join(" · ");
    const about = { due, isOverdue, day, links: [...callsTo(request), ...answered] };
    return describeItem(request, settings, about, describeRental(request), asked);
  };
  return Promise.all(open.map(describe));
}

/** Returns the links that call a customer; the text as typed where it is no number. */
function callsTo({ phone }: Pick<InboxRow, "phone">): NonNullable<ListItem["links"]> {
  const numbers = readTelephones(phone);
  if (numbers.length === 0) return [{ label: phone }];
  return numbers.map(({ link, shown }) => ({ address: link, label: shown }));
}

/** Says how many there are, such as "2 to deliver, 1 to pick up"; empty for none. */
const countVisits = (visits: readonly Visit[]): string =>
  Object.entries(Object.groupBy(visits, ({ what }) => what))
    .sort()
    .map(([what, { length }]) => `${length} to ${what === "Delivery" ? "deliver" : "pick up"}`)
    .join(", ");

const describeVisit = (
  { what, time, booking }: Visit,
  settings: MailSettings,
  nameUnits: NameUnits,
  isToday: boolean,
): MailBlock => {
  const due = isToday || what === "Pickup" ? "" : "Write when you arrive";
  const about = { day: what, due, links: callsTo(booking) };
  const hour = time ? timeOfDay(time) : "no time yet";
  const { location, siteNotes } = booking;
  const lines = [`${hour} · ${nameUnits(booking)}`, location ?? "", siteNotes];
  return describeItem(booking, settings, about, ...lines);
};
