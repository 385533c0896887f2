import { valueInWords } from "../../../quote-request/choices.ts";
import {
  hairline,
  labelled,
  paragraph,
  smallPrint,
  steps,
  subheading,
} from "../../mail/mail-blocks.tsx";
import type { MailKind } from "../../mail/mail-kind.ts";
import { fullDates } from "../../time/format-dates.ts";
import type { FindRequest } from "../quote-request.repository.ts";
import { labelledIfKnown } from "./owner-mail.ts";

/**
 * What the customer gets at once. The address is not verified, so what was chosen is repeated, and
 * nothing that was typed: the mail is of no use to somebody who wants to send words to strangers.
 */
export const acknowledgementOf = (find: FindRequest): MailKind => ({
  recipient: "customer",
  async writeContent({ quoteRequestId }, { db, business, settings }) {
    const request = await find(db, quoteRequestId);
    if (!request?.email) return null;
    const { fullName, phone, email } = business;
    const site = settings.siteUrl.replace(/^https?:\/\//, "");
    return {
      to: { name: "", address: request.email },
      replyTo: "owner",
      subject: `We have your quote request ${request.reference} | ${business.name}`,
      headers: { "X-Auto-Response-Suppress": "All" },
      overline: fullName,
      logo: `${settings.siteUrl}/icons/apple-touch-icon.png`,
      heading: "Thank you for your request",
      preview: `Your reference is ${request.reference}.`,
      blocks: [
        paragraph("Your request for a quote has reached us and is safely stored."),
        subheading("What happens next"),
        steps(business.whatHappensNext),
        subheading("What you asked for"),
        ...labelledIfKnown("Dates", fullDates(request.startDate, request.endDate)),
        ...labelledIfKnown("Event", valueInWords("eventType", request.eventType)),
        ...labelledIfKnown("Guests", valueInWords("guestCount", request.guestCount)),
        labelled("Your reference, for when we talk", request.reference, {
          fontSize: 22,
          fontWeight: 700,
          letterSpacing: 2,
        }),
        hairline,
        paragraph(business.questions),
        smallPrint(
          `${fullName}\n${phone}\n${email}\n${site}\n\nYou get this message because somebody gave this address in a quote request. If it was not you, please tell us and we will erase it.`,
        ),
      ],
      quoteRequestIds: [request.id],
      reference: request.reference,
    };
  },
});
