import { pluralize } from "../../log/pluralize.ts";
import type { QuarantineDigest } from "../../quarantine/read-digest.ts";
import type { StoredQuoteRequest } from "../../quote-requests/quote-request.repository.ts";
import { fullDates, ontarioTime } from "./dates.ts";
import { Fact, Hairline, Lines, MailLayout, Paragraph, Subheading } from "./mail-layout.tsx";

/** Messages are cut here, in characters: what is held back is mostly advertising. */
const mostOfMessage = 500;

const count = ({ total }: QuarantineDigest) => pluralize(total, "quote request");

export const quarantineDigestSubject = (digest: QuarantineDigest): string =>
  `Held back for you to look at: ${count(digest)}`;

/** What the owner gets once a day when requests looked suspicious: enough to tell a customer from advertising. */
export function QuarantineDigestMail({ digest }: { digest: QuarantineDigest }) {
  const { inFull, floods, total } = digest;
  const told = floods.reduce((sum, flood) => sum + flood.count, inFull.length);
  return (
    <MailLayout
      preview={inFull.map(({ name }) => name).join(", ")}
      heading={`${count(digest)} held back`}
      business="Please look at these"
    >
      <Paragraph>
        They looked like advertising, or more came in an hour than is mailed, so no acknowledgement
        was sent and you were not told at once. Where one is a customer after all, please call or
        write to them. The least suspicious come first.
      </Paragraph>
      {inFull.map((quote) => (
        <InFull key={quote.id} quote={quote} />
      ))}
      {floods.length > 0 && (
        <>
          <Hairline />
          <Subheading>Many from one network</Subheading>
          {floods.map((flood) => (
            <Paragraph key={flood.named[0]?.id}>{describeFlood(flood)}</Paragraph>
          ))}
        </>
      )}
      {total > told && (
        <>
          <Hairline />
          <Paragraph>
            {`${total - told} more are not named here. All are stored: npm run quotes -- quarantine shows them.`}
          </Paragraph>
        </>
      )}
    </MailLayout>
  );
}

function InFull({ quote }: { quote: StoredQuoteRequest }) {
  return (
    <>
      <Hairline />
      <Subheading>{quote.reference}</Subheading>
      <Fact name="Why it was held back">{quote.heldFor ?? "released since"}</Fact>
      <Fact name="Name">{quote.name}</Fact>
      <Fact name="Phone">{quote.phone}</Fact>
      <Fact name="E-mail">{quote.email}</Fact>
      <Fact name="Where">{quote.location}</Fact>
      <Fact name="Dates">{fullDates(quote.startDate, quote.endDate)}</Fact>
      <Fact name="Message">
        <Lines text={cut(quote.message) || "(none)"} />
      </Fact>
    </>
  );
}

/** "1,000 requests, from … to …: markup of a link. The least suspicious: 7KQM3XWA (Ann Smith), …" */
function describeFlood({ count, first, last, reasons, named }: QuarantineDigest["floods"][number]) {
  const examples = named.map(({ reference, name }) => `${reference} (${name})`).join(", ");
  return `${count.toLocaleString("en-CA")} requests, from ${ontarioTime(first)} to ${ontarioTime(last)}: ${reasons.join(", ")}. The least suspicious: ${examples}.`;
}

const cut = (text: string) =>
  text.length > mostOfMessage ? `${text.slice(0, mostOfMessage)} …` : text;
