import { pluralize } from "../../../content-files/pluralize.ts";
import { valueInWords } from "../../../quote-request/choices.ts";
import { needsSmtpUtf8 } from "../../mail/header-text.ts";
import {
  buttons,
  hairline,
  type ListItem,
  labelled,
  listItem,
  type MailLink,
  quotation,
} from "../../mail/mail-blocks.tsx";
import type { MailBlock, MailContext, MailSettings } from "../../mail/mail-kind.ts";
import { readTelephones } from "../../search/telephone.ts";
import { daysInShort, daysInWords, fullDates } from "../../time/format-dates.ts";
import { sameAddress } from "../email-key.ts";
import type { StoredQuoteRequest } from "../quote-request.repository.ts";

/** How the customer can be answered; only by reply is the mail's Reply-To their address. */
type ReplyMethod = "by reply" | "by new mail" | "by phone";

const advice: Record<ReplyMethod, string> = {
  "by reply": "Reply to this message to write to the customer.",
  "by new mail":
    "Write to the customer at the address above: it has letters that not every mail server takes, so a reply to this message would not reach them.",
  "by phone":
    "The customer typed an address of ours as their own, so a reply would come back to you. Please call instead.",
};

/** Returns how the customer can be answered, in a sentence, and the Reply-To where that works. */
export function replyTo(
  request: StoredQuoteRequest,
  { business, settings }: Pick<MailContext, "business" | "settings">,
): { sentence: string; header: { replyTo?: { name: string; address: string } } } {
  if (request.email === null) return { sentence: "Only a phone number is known.", header: {} };
  const method = chooseReplyMethod(request.email, [settings.inbox, settings.from, business.email]);
  const isReply = method === "by reply";
  const promise = `We promised a call within ${pluralize(business.promises.callHours, "hour")}.`;
  return {
    sentence: method === "by phone" ? advice[method] : `${advice[method]} ${promise}`,
    header: isReply ? { replyTo: { name: request.name, address: request.email } } : {},
  };
}

/** Returns how the owner can answer a customer with this address. */
function chooseReplyMethod(address: string, own: readonly string[]): ReplyMethod {
  // A reply to a customer who typed the owner's own address would come back to the owner.
  if (own.some((ours) => sameAddress(ours, address))) return "by phone";
  // Not every mail server takes a header with such an address, and the owner has to get the mail.
  return needsSmtpUtf8(address) ? "by new mail" : "by reply";
}

/** Longest name in a subject, in characters: phones show about forty. */
const maxName = 60;

type Described = Pick<
  StoredQuoteRequest,
  "name" | "eventType" | "startDate" | "endDate" | "receivedAt"
>;

/**
 * Returns a request in a line for a subject, such as "Priya Raman · Wedding · June 12–13"; with the
 * year of its dates where that is not the year in which it came.
 */
export function describeInLine(request: Described): string {
  const { name, eventType, startDate, endDate, receivedAt } = request;
  const letters = Array.from(name);
  const shown = letters.length > maxName ? `${letters.slice(0, maxName).join("")} …` : name;
  const year = new Date(receivedAt).getUTCFullYear().toString();
  const isOfThisYear = startDate?.startsWith(year) && endDate?.startsWith(year);
  const days = isOfThisYear ? daysInWords : daysInShort;
  return [shown, valueInWords("eventType", eventType), days(startDate, endDate)]
    .filter(Boolean)
    .join(" · ");
}

export type Listed = Record<"reference" | "name" | "phone", string> & { email?: string | null };
export type Rental = Record<"eventType" | "startDate" | "endDate", string | null>;

/** Names a request: where there is no desk to look it up, with how to reach the customer. */
export const describeItem = (
  { reference, name, phone, email }: Listed,
  { deskUrl }: MailSettings,
  about: Omit<ListItem, "title" | "address">,
  ...lines: string[]
): MailBlock =>
  listItem(
    { title: name, address: deskUrl ? `${deskUrl}/requests/${reference}` : undefined, ...about },
    ...lines.filter(Boolean),
    ...(deskUrl ? [] : [[reference, about.links ? "" : phone, email].filter(Boolean).join(" · ")]),
  );

export const describeRental = ({ eventType, startDate, endDate }: Rental): string =>
  [valueInWords("eventType", eventType), daysInShort(startDate, endDate)]
    .filter(Boolean)
    .join(" · ");

/** Everything that the customer sent or said: what leads on, the message, and the fields. */
export const requestParts = (request: StoredQuoteRequest, settings: MailSettings): MailBlock[] => [
  buttons([
    ...deskLink(settings, `/requests/${request.reference}`, "Open in the desk"),
    ...readTelephones(request.phone).map(({ link, shown }, _, { length }) => ({
      address: link,
      label: `Call ${length === 1 ? request.phone : shown}`,
    })),
  ]),
  quotation(request.message || "No message."),
  hairline,
  ...labelledIfKnown("Dates", fullDates(request.startDate, request.endDate)),
  ...labelledIfKnown("Where", request.location),
  ...labelledIfKnown(
    "Event",
    [valueInWords("eventType", request.eventType), valueInWords("guestCount", request.guestCount)]
      .filter(Boolean)
      .join(", "),
  ),
  labelled("Phone", request.phone),
  ...labelledIfKnown("E-mail", request.email),
];

/** A value with its label; nothing where it is not known, as after a phone call. */
export const labelledIfKnown = (label: string, value: string | null): MailBlock[] =>
  value ? [labelled(label, value)] : [];

/** A link into the desk, such as to "/requests/7KPM3XWA"; none where there is no desk. */
export const deskLink = ({ deskUrl }: MailSettings, path: string, label: string): MailLink[] =>
  deskUrl ? [{ address: deskUrl + path, label }] : [];
