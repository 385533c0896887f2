import { eventTypeLabel, guestCountLabel } from "../../../quote-request/choices.ts";
import { pluralize } from "../../log/pluralize.ts";
import { needsSmtpUtf8 } from "../../mail/header-text.ts";
import { fact, hairline, link } from "../../mail/mail-blocks.tsx";
import type { MailBlock, MailContext, MailSettings } from "../../mail/mail-kind.ts";
import { fullDates } from "../../time/format-dates.ts";
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
  quote: StoredQuoteRequest,
  { business, settings }: Pick<MailContext, "business" | "settings">,
): { sentence: string; header: { replyTo?: { name: string; address: string } } } {
  const method = chooseReplyMethod(quote.email, [settings.inbox, settings.from, business.email]);
  const isReply = method === "by reply";
  const promise = `We promised a call within ${pluralize(business.promises.callHours, "hour")}.`;
  return {
    sentence: method === "by phone" ? advice[method] : `${advice[method]} ${promise}`,
    header: isReply ? { replyTo: { name: quote.name, address: quote.email } } : {},
  };
}

/** Returns how the owner can answer a customer with this address. */
function chooseReplyMethod(address: string, own: readonly string[]): ReplyMethod {
  // A reply to a customer who typed the owner's own address would come back to the owner.
  if (own.some((ours) => sameAddress(ours, address))) return "by phone";
  // Not every mail server takes a header with such an address, and the owner has to get the mail.
  return needsSmtpUtf8(address) ? "by new mail" : "by reply";
}

/** Everything that the customer sent. */
export const quoteFacts = (quote: StoredQuoteRequest): MailBlock[] => [
  fact("Name", quote.name),
  fact("Phone", quote.phone),
  fact("E-mail", quote.email),
  hairline,
  fact("Where", quote.location),
  fact("Dates", fullDates(quote.startDate, quote.endDate)),
  fact("Kind of event", eventTypeLabel(quote.eventType)),
  fact("Guests", guestCountLabel(quote.guestCount)),
  fact("Message", quote.message || "(none)"),
];

/** A link into the desk, such as to "/requests/7KQM3XWA"; nothing where there is no desk. */
export const deskLink = ({ deskUrl }: MailSettings, path: string): MailBlock[] =>
  deskUrl ? [link(deskUrl + path, "In the desk:")] : [];
