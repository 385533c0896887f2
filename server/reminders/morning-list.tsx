import { valueInWords } from "../../quote-request/choices.ts";
import { pluralize } from "../log/pluralize.ts";
import { buttons, entry, paragraph, subheading } from "../mail/mail-blocks.tsx";
import type { MailBlock, MailKind, MailSettings } from "../mail/mail-kind.ts";
import { createDueTimes } from "../quote-records/due-times.ts";
import {
  countInbox,
  type InboxRow,
  listLeastSuspicious,
  type QuarantinedRow,
} from "../quote-records/inbox.repository.ts";
import { deskLink } from "../quote-requests/mails/owner-mail.ts";
import { timeOrDay } from "../time/business-clock.ts";
import { daysInShort } from "../time/format-dates.ts";
import { firstListed } from "./queue-reminders.ts";
import { readReminders } from "./reminder-settings.ts";
import { listOpen } from "./reminders.repository.ts";

/** Requests that the list names; the others are counted. */
const mostOpen = 30;
const mostQuarantined = 5;
/** Where there is no desk, nothing else shows them; more would hold up the server. */
const mostWithoutDesk = 500;
/** Messages of quarantined requests are cut to so much: most are advertising. */
const shortMessage = { characters: 100, lines: 1 };
const longMessage = { characters: 300, lines: 10 };

/** What the owner gets each morning while requests wait for an answer or in quarantine. */
export const openInTheMorning: MailKind = {
  recipient: "owner",
  async write({ payload }, { db, business, clock, settings }) {
    if (payload === null) throw new Error("This morning's list has no day");
    const from = firstListed(payload);
    const isOpenListed = (await readReminders(db)).morningList;
    const open = isOpenListed ? await listOpen(db, { from }, mostOpen) : [];
    const most = settings.deskUrl ? mostQuarantined : mostWithoutDesk;
    const quarantined = await listLeastSuspicious(db, most, { receivedFrom: from });
    if (open.length + quarantined.length === 0) return null;
    const total = await countInbox(db);
    const dueTimes = createDueTimes(business);
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
        ...open.map((quote) => describeOpen(quote, dueTimes, clock(), settings)),
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
  quote: InboxRow,
  { emailDueAt, callDueAt }: ReturnType<typeof createDueTimes>,
  now: number,
  settings: MailSettings,
): MailBlock => {
  const [next] = [
    ...(quote.email ? [{ what: "E-mail", dueAt: emailDueAt(quote.receivedAt) }] : []),
    { what: "Call", dueAt: callDueAt(quote.receivedAt) },
  ].sort((a, b) => a.dueAt - b.dueAt) as [{ what: string; dueAt: number }];
  const isOverdue = next.dueAt <= now;
  const due = `${next.what} ${isOverdue ? "overdue since" : "due"} ${timeOrDay(next.dueAt, now)}`;
  return describeEntry(quote, settings, { due, isOverdue }, describeRental(quote));
};

/** Names a request: where there is no desk to look it up, with how to reach the customer. */
const describeEntry = (
  { reference, name, phone, email }: InboxRow,
  { deskUrl }: MailSettings,
  due: { due?: string; isOverdue?: boolean },
  ...lines: string[]
): MailBlock =>
  entry(
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
  ...named.map((quote) =>
    describeEntry(
      quote,
      settings,
      {},
      quote.reasons,
      describeRental(quote),
      beginningOf(quote.message, settings.deskUrl ? shortMessage : longMessage),
    ),
  ),
  ...(total > named.length ? [paragraph(`${total - named.length} more are held back.`)] : []),
  settings.deskUrl
    ? buttons(deskLink(settings, "/quarantine", "Open the quarantine"))
    : paragraph(
        `Where one is a customer after all, let it through: npm run quotes -- quarantine release ${named[0]?.reference}`,
      ),
];

/** Returns the beginning of a message; half an emoji at its end would be no valid text. */
function beginningOf(message: string, { characters, lines }: typeof longMessage): string {
  const beginning = message.slice(0, characters).split("\n", lines).join("\n").toWellFormed();
  return beginning.length < message.length ? `${beginning} …` : beginning;
}

const describeRental = ({ eventType, startDate, endDate }: InboxRow) =>
  [valueInWords("eventType", eventType), daysInShort(startDate, endDate)]
    .filter(Boolean)
    .join(" · ");
