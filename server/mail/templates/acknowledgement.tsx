import { Text } from "@react-email/components";
import type { Business } from "../../business/business.ts";
import type { StoredQuoteRequest } from "../../quote-requests/quote-request.repository.ts";
import { fullDates } from "./dates.ts";
import { Fact, Hairline, MailLayout, Paragraph, Subheading } from "./mail-layout.tsx";

type Quote = Pick<StoredQuoteRequest, "reference" | "startDate" | "endDate">;
type Props = { quote: Quote; business: Business; siteUrl: string };

/** Returns the subject of the acknowledgement. */
export function acknowledgementSubject({ reference }: Quote, business: Business): string {
  return `We have your quote request ${reference} | ${business.name}`;
}

/**
 * What the customer gets at once. The address is not verified, so nothing that was typed is repeated, only the
 * reference and the dates: the mail is of no use to somebody who wants to send words to strangers.
 */
export function Acknowledgement({ quote, business, siteUrl }: Props) {
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
