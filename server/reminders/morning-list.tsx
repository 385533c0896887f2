import { eventTypes } from "../../quote-request/choices.ts";
import { pluralize } from "../log/pluralize.ts";
import { fact, hairline, paragraph, subheading } from "../mail/mail-blocks.tsx";
import type { MailBlock, MailKind, MailSettings } from "../mail/mail-kind.ts";
import { createDueTimes } from "../quote-records/due-times.ts";
import {
  countInbox,
  type InboxRow,
  listLeastSuspicious,
  type QuarantinedRow,
} from "../quote-records/inbox.repository.ts";
import { deskLink } from "../quote-requests/mails/owner-mail.ts";
import { businessTime } from "../time/business-clock.ts";
import { daysInShort } from "../time/format-dates.ts";
import { firstListed } from "./queue-reminders.ts";
import { readReminders } from "./reminder-settings.ts";
import { listOpen } from "./reminders.repository.ts";

/** Requests that the list names; the others are counted. */
const mostOpen = 30;
const mostQuarantined = 5;
/** Where there is no desk, nothing else shows them; more would hold up the server. */
const mostWithoutDesk = 500;
/** Messages of quarantined requests are cut to these characters and lines: most are advertising. */
const longestMessage = 300;
const mostLines = 10;

/** What the owner gets each morning while requests wait for an answer or in quarantine. */
export const openInTheMorning: MailKind = {
  recipient: "owner",
  async write({ payload }, { db, business, settings }) {
    if (payload === null) throw new Error("This morning's list has no day");
    const from = firstListed(payload);
    const isOpenListed = (await readReminders(db)).morningList;
    const open = isOpenListed ? await listOpen(db, { from }, mostOpen) : [];
    const most = settings.deskUrl ? mostQuarantined : mostWithoutDesk;
    const quarantined = await listLeastSuspicious(db, most, { receivedFrom: from });
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
        ...open.flatMap((quote) => describeOpen(quote, createDueTimes(business), settings)),
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

const describeOpen = (
  quote: InboxRow,
  { emailDueAt, callDueAt }: ReturnType<typeof createDueTimes>,
  settings: MailSettings,
): MailBlock[] => [
  hairline,
  subheading(quote.reference),
  fact("Name", quote.name),
  fact("What", describeRental(quote)),
  fact("Phone", quote.phone),
  fact("E-mail", quote.email),
  fact("Answer by e-mail until", businessTime(emailDueAt(quote.receivedAt))),
  fact("Call until", businessTime(callDueAt(quote.receivedAt))),
  ...deskLink(settings, `/requests/${quote.reference}`),
];

const describeQuarantine = (
  named: QuarantinedRow[],
  total: number,
  settings: MailSettings,
): MailBlock[] => [
  hairline,
  subheading("Held back"),
  paragraph(
    "They looked like advertising, or more came in an hour than is mailed, so no acknowledgement was sent and you were not told at once. The least suspicious come first.",
  ),
  ...named.map((quote) =>
    fact(
      `${quote.reference}: ${quote.reasons}`,
      [
        `${quote.name} · ${quote.phone} · ${quote.email}`,
        describeRental(quote),
        beginningOf(quote.message),
      ]
        .filter(Boolean)
        .join("\n"),
    ),
  ),
  ...(total > named.length ? [paragraph(`${total - named.length} more are held back.`)] : []),
  ...(settings.deskUrl
    ? deskLink(settings, "/quarantine")
    : [
        paragraph(
          `Where one is a customer after all, let it through: npm run quotes -- quarantine release ${named[0]?.reference}`,
        ),
      ]),
];

/** Returns the beginning of a message; half an emoji at its end would be no valid text. */
function beginningOf(message: string): string {
  const lines = message.slice(0, longestMessage).split("\n", mostLines);
  const beginning = lines.join("\n").toWellFormed();
  return beginning.length < message.length ? `${beginning} …` : beginning;
}

const describeRental = ({ eventType, guestCount, location, startDate, endDate }: InboxRow) =>
  `${labelOf(eventType)}, ${guestCount} guests, ${location}, ${daysInShort(startDate, endDate)}`;

const labelOf = (eventType: string) =>
  eventTypes.find(({ value }) => value === eventType)?.label ?? eventType;
