import {
  fact,
  hairline,
  paragraph,
  smallPrint,
  steps,
  subheading,
} from "../../mail/mail-blocks.tsx";
import type { MailKind } from "../../mail/mail-kind.ts";
import { fullDates } from "../../time/format-dates.ts";
import { findQuoteRequest } from "../quote-request.repository.ts";

/**
 * What the customer gets at once. The address is not verified, so nothing that was typed is
 * repeated but the dates: the mail is of no use to somebody who wants to send words to strangers.
 */
export const acknowledgement: MailKind = {
  recipient: "customer",
  async write({ quoteRequestId }, { db, business, settings }) {
    const quote = await findQuoteRequest(db, quoteRequestId);
    if (!quote) return null;
    const { fullName, phone, email } = business;
    const site = settings.siteUrl.replace(/^https?:\/\//, "");
    return {
      to: { name: "", address: quote.email },
      replyTo: "owner",
      subject: `We have your quote request ${quote.reference} | ${business.name}`,
      headers: { "X-Auto-Response-Suppress": "All" },
      overline: fullName,
      heading: "Thank you for your request",
      preview: `Your reference is ${quote.reference}.`,
      blocks: [
        paragraph(
          "Your request for a quote has reached us and is safely stored. Please keep the reference for when we talk.",
        ),
        fact("Your reference", quote.reference, {
          fontSize: 22,
          fontWeight: 700,
          letterSpacing: 2,
        }),
        fact("Dates asked for", fullDates(quote.startDate, quote.endDate)),
        subheading("What happens next"),
        steps(business.whatHappensNext),
        hairline,
        paragraph(business.questions),
        smallPrint(
          `${[fullName, phone, email, site].join(" · ")}\nYou get this message because somebody gave this address in a quote request. If it was not you, please tell us and we will erase it.`,
        ),
      ],
      quoteRequestIds: [quote.id],
      reference: quote.reference,
    };
  },
};
