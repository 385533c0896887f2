import { Text } from "@react-email/text";
import type { Business } from "../../business/business.ts";
import { Fact, Hairline, MailLayout, Paragraph, Subheading } from "../../mail/mail-layout.tsx";
import { ownerMailbox } from "../../mail/owner-mailbox.ts";
import type { MailKind } from "../../outbox/mail-kind.ts";
import { fullDates } from "../../time/format-dates.ts";
import type { StoredQuoteRequest } from "../quote-request.repository.ts";
import { loadQuoteRequest } from "./load-quote-request.ts";

type Props = {
  quote: Pick<StoredQuoteRequest, "reference" | "startDate" | "endDate">;
  business: Business;
  siteUrl: string;
};

/** What the customer gets at once. */
export const acknowledgement: MailKind<StoredQuoteRequest> = {
  recipient: "customer",
  load: loadQuoteRequest,
  render: (quote, { business, settings }) => ({
    to: { name: "", address: quote.email },
    replyTo: ownerMailbox(business, settings),
    subject: `We have your quote request ${quote.reference} | ${business.name}`,
    body: <Acknowledgement quote={quote} business={business} siteUrl={settings.siteUrl} />,
    headers: { "X-Auto-Response-Suppress": "All" },
  }),
};

/**
 * The address is not verified, so nothing that was typed is repeated but the dates: the mail is of
 * no use to somebody who wants to send words to strangers.
 */
function Acknowledgement({ quote, business, siteUrl }: Props) {
  return (
    <MailLayout
      preview={`Your reference is ${quote.reference}.`}
      heading="Thank you for your request"
      business={business.fullName}
    >
      <Paragraph>
        Your request for a quote has reached us and is safely stored. Please keep the reference for
        when we talk.
      </Paragraph>
      <Fact name="Your reference">
        <strong style={{ fontSize: 22, letterSpacing: 2 }}>{quote.reference}</strong>
      </Fact>
      <Fact name="Dates asked for">{fullDates(quote.startDate, quote.endDate)}</Fact>
      <Subheading>What happens next</Subheading>
      <ol style={{ margin: 0, paddingLeft: 22 }}>
        {business.whatHappensNext.map((step) => (
          <li key={step} style={{ margin: "0 0 8px", fontSize: 16, lineHeight: "26px" }}>
            {step}
          </li>
        ))}
      </ol>
      <Hairline />
      <Paragraph>{business.questions}</Paragraph>
      <Text style={{ margin: 0, fontSize: 13, lineHeight: "20px", color: "#3f5f4f" }}>
        {business.fullName} · {business.phone} · {business.email} ·{" "}
        {siteUrl.replace(/^https?:\/\//, "")}
        <br />
        You get this message because somebody gave this address in a quote request. If it was not
        you, please tell us and we will erase it.
      </Text>
    </MailLayout>
  );
}
