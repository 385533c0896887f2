import { pluralize } from "../../log/pluralize.ts";
import {
  Fact,
  Hairline,
  Lines,
  MailLayout,
  Paragraph,
  Subheading,
} from "../../mail/mail-layout.tsx";
import { ownerMailbox } from "../../mail/owner-mailbox.ts";
import type { MailKind } from "../../outbox/mail-kind.ts";
import { periodOf } from "../../outbox/queue-digest.ts";
import { fullDates, ontarioTime } from "../../time/format-dates.ts";
import { describeReasons } from "../quarantine-reasons.ts";
import type { QuarantinedRequest } from "./digest.repository.ts";
import { type QuarantineDigest, readDigest } from "./read-digest.ts";

/** Messages are cut to this many characters: in quarantine most are advertising. */
const longestMessage = 500;

const count = ({ total }: QuarantineDigest) => pluralize(total, "quote request");

/**
 * What the owner gets once a day when requests were quarantined: enough to tell a customer from
 * advertising.
 */
export const quarantineDigest: MailKind<QuarantineDigest> = {
  recipient: "owner",
  async load({ db }, mail) {
    // A mail without a period is none of this kind.
    periodOf(mail);
    const content = await readDigest(db, mail.id);
    const named = [...content.inFull, ...content.floods.flatMap((flood) => flood.named)];
    return content.total > 0 ? { content, quoteRequestIds: named.map(({ id }) => id) } : null;
  },
  render: (digest, { business, settings }) => ({
    to: ownerMailbox(business, settings),
    subject: `Held back for you to look at: ${count(digest)}`,
    body: <QuarantineDigestMail digest={digest} />,
  }),
};

function QuarantineDigestMail({ digest }: { digest: QuarantineDigest }) {
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
      {inFull.map((request) => (
        <InFull key={request.id} request={request} />
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

function InFull({ request }: { request: QuarantinedRequest }) {
  const { reasons } = request;
  return (
    <>
      <Hairline />
      <Subheading>{request.reference}</Subheading>
      <Fact name="Why it was held back">
        {reasons ? describeReasons(reasons) : "released since"}
      </Fact>
      <Fact name="Name">{request.name}</Fact>
      <Fact name="Phone">{request.phone}</Fact>
      <Fact name="E-mail">{request.email}</Fact>
      <Fact name="Where">{request.location}</Fact>
      <Fact name="Dates">{fullDates(request.startDate, request.endDate)}</Fact>
      <Fact name="Message">
        <Lines text={cut(request.message) || "(none)"} />
      </Fact>
    </>
  );
}

/**
 * "1,000 requests, from … to …: markup of a link. The least suspicious: 7KQM3XWA (Ann Smith), …"
 */
function describeFlood({ count, first, last, reasons, named }: QuarantineDigest["floods"][number]) {
  const examples = named.map(({ reference, name }) => `${reference} (${name})`).join(", ");
  return `${count.toLocaleString("en-CA")} requests, from ${ontarioTime(first)} to ${ontarioTime(last)}: ${reasons.map((reason) => describeReasons([reason])).join(", ")}. The least suspicious: ${examples}.`;
}

const cut = (text: string) =>
  text.length > longestMessage ? `${text.slice(0, longestMessage)} …` : text;
