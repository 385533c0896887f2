import { valueInWords } from "../../../quote-request/choices.ts";
import { pluralize } from "../../../server/log/pluralize.ts";
import { buttons, listItem, paragraph, subheading } from "../../../server/mail/mail-blocks.tsx";
import type { MailBlock, MailKind, MailSettings } from "../../../server/mail/mail-kind.ts";
import { deskLink } from "../../../server/quote-requests/mails/owner-mail.ts";
import { inBusinessZone, timeOrDay } from "../../../server/time/business-clock.ts";
import { daysInShort, nearDay } from "../../../server/time/format-dates.ts";
import { createDueTimes, type DueTimes, promisesTo } from "../request-records/due-times.ts";
import {
  countInbox,
  type InboxRow,
  listLeastSuspicious,
  type QuarantinedRow,
} from "../request-records/inbox.repository.ts";
import { readRowDetails } from "../request-records/row-details.repository.ts";
import { listTriaged } from "../request-records/triage.repository.ts";
import { triageBounds } from "../request-records/triage.ts";
import { firstListed } from "./queue-reminders.ts";
import { readReminders } from "./reminder-settings.ts";

/** Requests that the list names; the others are counted. */
const mostOpen = 30;
const mostQuarantined = 5;
/** Where there is no desk, nothing else shows them; more would hold up the server. */
const mostWithoutDesk = 500;
/** Messages of quarantined requests are cut to so much: most are advertising. */
const shortMessage = { characters: 100, lines: 1 };
/** What a line of a phone has room for. */
const oneLine = { characters: 40, lines: 1 };
const shortPlace = { characters: 20, lines: 1 };
const longMessage = { characters: 300, lines: 10 };

/** What the owner gets each morning while requests wait for an answer or in quarantine. */
export const openInTheMorning: MailKind = {
  recipient: "owner",
  async write({ payload }, { db, business, clock, settings }) {
    if (payload === null) throw new Error("This morning's list has no day");
    const from = firstListed(payload);
    const isOpenListed = (await readReminders(db)).morningList;
    const dueTimes = createDueTimes(business);
    const bounds = triageBounds(clock(), dueTimes);
    const filter = { receivedFrom: from };
    const listed = { filter, bounds, after: null, limit: mostOpen };
    const open = isOpenListed ? (await listTriaged(db, listed)).rows : [];
    const details = await readRowDetails(db, open);
    const most = settings.deskUrl ? mostQuarantined : mostWithoutDesk;
    const quarantined = await listLeastSuspicious(db, most, filter);
    if (open.length + quarantined.length === 0) return null;
    const total = await countInbox(db);
    const openCount = pluralize(total.open, "quote request");
    const heldBack = pluralize(total.quarantined, "quote request");
    const parts = [
      ...(open.length > 0 ? [`Still open: ${openCount}`] : []),
      ...(quarantined.length > 0 ? [`Held back for you to look at: ${heldBack}`] : []),
    ];
    return {
      subject: parts.join(" · "),
      overline: "This morning",
      heading: open.length > 0 ? `${openCount} to answer` : `${heldBack} held back`,
      preview: [...open, ...quarantined].map(({ name }) => name).join(", "),
      blocks: [
        ...open.map((request) => {
          const message = details.get(request.id)?.firstLine ?? "";
          return describeOpen({ ...request, message }, dueTimes, clock(), settings);
        }),
        ...(open.length > 0 && total.open > open.length
          ? [paragraph(`${total.open - open.length} more are open, older ones among them.`)]
          : []),
        ...(quarantined.length > 0
          ? describeQuarantine(quarantined, total.quarantined, settings)
          : []),
      ],
      quoteRequestIds: [...open, ...quarantined].map(({ id }) => id),
    };
  },
};

/** A request in few lines, so that a phone's screen has room for seven. */
const describeOpen = (
  request: InboxRow & { message: string },
  dueTimes: DueTimes,
  now: number,
  settings: MailSettings,
): MailBlock => {
  const { emailDueAt, callDueAt } = promisesTo(request, dueTimes);
  const dueAt = Math.min(emailDueAt ?? Infinity, callDueAt ?? Infinity);
  const isOverdue = dueAt <= now;
  const due =
    dueAt === Infinity ? "" : `${isOverdue ? "Overdue since" : "Due"} ${timeOrDay(dueAt, now)}`;
  const day = nearDay(request.startDate, request.endDate, inBusinessZone(now).day);
  const place = beginningOf(request.location ?? "", shortPlace);
  const asked = [place, request.message].filter(Boolean).join(" · ");
  return describeItem(
    request,
    settings,
    { due, isOverdue, day },
    describeRental(request),
    beginningOf(asked, oneLine),
  );
};

/** Names a request: where there is no desk to look it up, with how to reach the customer. */
const describeItem = (
  { reference, name, phone, email }: InboxRow,
  { deskUrl }: MailSettings,
  due: { due?: string; isOverdue?: boolean; day?: string | null },
  ...lines: string[]
): MailBlock =>
  listItem(
    { title: name, address: deskUrl ? `${deskUrl}/requests/${reference}` : undefined, ...due },
    ...lines.filter(Boolean),
    ...(deskUrl ? [] : [[reference, phone, email].filter(Boolean).join(" · ")]),
  );

const describeQuarantine = (
  named: QuarantinedRow[],
  total: number,
  settings: MailSettings,
): MailBlock[] => [
  subheading(`${pluralize(total, "quote request")} held back`),
  paragraph(
    "They looked like advertising, or more came in an hour than is mailed, so no acknowledgement was sent and you were not told at once. The least suspicious come first.",
  ),
  ...named.map((request) =>
    describeItem(
      request,
      settings,
      {},
      request.reasons,
      describeRental(request),
      beginningOf(request.message, settings.deskUrl ? shortMessage : longMessage),
    ),
  ),
  ...(total > named.length ? [paragraph(`${total - named.length} more are held back.`)] : []),
  settings.deskUrl
    ? buttons(deskLink(settings, "/quarantine", "Open the quarantine"))
    : paragraph(
        `Where one is a customer after all, let it through: npm run requests -- quarantine release ${named[0]?.reference}`,
      ),
];

/** Returns the beginning of a message, counted in whole characters: half an emoji is none. */
function beginningOf(message: string, { characters, lines }: typeof longMessage): string {
  const cut = [...message].slice(0, characters).join("");
  const beginning = cut.split("\n", lines).join("\n");
  return beginning.length < message.length ? `${beginning} …` : beginning;
}

const describeRental = ({ eventType, startDate, endDate }: InboxRow) =>
  [valueInWords("eventType", eventType), daysInShort(startDate, endDate)]
    .filter(Boolean)
    .join(" · ");
