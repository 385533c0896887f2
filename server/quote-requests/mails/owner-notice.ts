import { hairline, paragraph } from "../../mail/mail-blocks.tsx";
import type { MailKind } from "../../mail/mail-kind.ts";
import { describeReasons } from "../../quarantine/quarantine-reasons.ts";
import { businessTimeWithZone } from "../../time/business-clock.ts";
import { findQuoteRequest } from "../quote-request.repository.ts";
import { describeInLine, quoteParts, replyTo } from "./owner-mail.ts";

const explainQuarantine = (reasons: readonly string[]) =>
  `This request is in quarantine: ${describeReasons(reasons)}. If a customer wrote it, answer it and release it in the desk.`;

/** What the owner gets: everything the customer sent, and how to answer. */
export const ownerNotice: MailKind = {
  recipient: "owner",
  async write({ quoteRequestId }, context) {
    const quote = await findQuoteRequest(context.db, quoteRequestId);
    if (!quote) return null;
    const { sentence, header } = replyTo(quote, context);
    const { quarantineReasons } = quote;
    return {
      ...header,
      subject: `${quarantineReasons ? "In quarantine: " : ""}${describeInLine(quote)}`,
      overline: `Quote request ${quote.reference}`,
      heading: quote.name,
      preview: quote.message || `${quote.location}, ${quote.phone}`,
      blocks: [
        ...(quarantineReasons ? [paragraph(explainQuarantine(quarantineReasons))] : []),
        ...quoteParts(quote, context.settings),
        hairline,
        paragraph(sentence),
        paragraph(`Received ${businessTimeWithZone(quote.receivedAt)}.`),
      ],
      quoteRequestIds: [quote.id],
      reference: quote.reference,
    };
  },
};
