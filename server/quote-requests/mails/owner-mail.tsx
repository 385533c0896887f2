import { eventTypeLabel, guestCountLabel } from "../../../quote-request/choices.ts";
import { needsSmtpUtf8 } from "../../mail/header-text.ts";
import { Fact, Hairline, Lines, Paragraph } from "../../mail/mail-layout.tsx";
import type { RenderContext } from "../../outbox/mail-kind.ts";
import { fullDates } from "../../time/format-dates.ts";
import { sameAddress } from "../email-key.ts";
import type { StoredQuoteRequest } from "../quote-request.repository.ts";

/** How the customer can be answered; only by reply is the mail's Reply-To their address. */
type ReplyMethod = "by reply" | "by new mail" | "by phone";

const advice: Record<ReplyMethod, string> = {
  "by reply": "Reply to this message to write to the customer. We promised a call within 24 hours.",
  "by new mail":
    "Write to the customer at the address above: it has letters that not every mail server takes, so a reply to this message would not reach them. We promised a call within 24 hours.",
  "by phone":
    "The customer typed an address of ours as their own, so a reply would come back to you. Please call instead.",
};

/** Returns how the customer can be answered, in a sentence, and the Reply-To where that works. */
export function replyTo(
  quote: StoredQuoteRequest,
  { business, settings }: RenderContext,
): { sentence: string; header: { replyTo?: { name: string; address: string } } } {
  const method = chooseReplyMethod(quote.email, [settings.inbox, settings.from, business.email]);
  const isReply = method === "by reply";
  return {
    sentence: advice[method],
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
export function QuoteFacts({ quote }: { quote: StoredQuoteRequest }) {
  return (
    <>
      <Fact name="Name">{quote.name}</Fact>
      <Fact name="Phone">{quote.phone}</Fact>
      <Fact name="E-mail">{quote.email}</Fact>
      <Hairline />
      <Fact name="Where">{quote.location}</Fact>
      <Fact name="Dates">{fullDates(quote.startDate, quote.endDate)}</Fact>
      <Fact name="Kind of event">{eventTypeLabel(quote.eventType)}</Fact>
      <Fact name="Guests">{guestCountLabel(quote.guestCount)}</Fact>
      <Fact name="Message">
        <Lines text={quote.message || "(none)"} />
      </Fact>
    </>
  );
}

/** A link to the request in the desk; nothing where there is no desk. */
export function DeskLink({ deskUrl, reference }: { deskUrl: string | null; reference: string }) {
  if (!deskUrl) return null;
  const address = `${deskUrl}/requests/${reference}`;
  return (
    <Paragraph>
      In the desk: <a href={address}>{address}</a>
    </Paragraph>
  );
}
