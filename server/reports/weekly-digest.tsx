import { pluralize } from "../log/pluralize.ts";
import { Bars, Hairline, MailLayout, Paragraph, Subheading } from "../mail/mail-layout.tsx";
import { ownerMailbox } from "../mail/owner-mailbox.ts";
import type { MailKind } from "../outbox/mail-kind.ts";
import { periodOf } from "../outbox/queue-digest.ts";
import { daysInShort } from "../time/format-dates.ts";
import { type Count, type Figures, listsOf } from "./figures.ts";
import { countWeek, type WeeklyFigures } from "./weekly.ts";

/** The digest shows so many weeks side by side. */
const weeksShown = 8;

const requests = (count: number) => pluralize(count, "quote request");

/** What the owner gets on Monday, when WEEKLY_DIGEST is on: figures only, and nobody's name. */
export const weeklyDigest: MailKind<WeeklyFigures> = {
  recipient: "owner",
  async load({ db, business }, mail) {
    const content = await countWeek(db, periodOf(mail), business);
    return content.week.total > 0 ? { content, quoteRequestIds: [] } : null;
  },
  render: (figures, { business, settings }) => ({
    to: ownerMailbox(business, settings),
    subject: subjectOf(figures),
    body: <WeeklyDigest figures={figures} />,
  }),
};

const subjectOf = ({ week }: WeeklyFigures): string =>
  `Your week: ${requests(week.total)}, ${week.answers.inTime} answered within two hours`;

function WeeklyDigest({ figures: { week, year } }: { figures: WeeklyFigures }) {
  return (
    <MailLayout
      preview={subjectOf({ week, year })}
      heading={`${requests(week.total)} last week`}
      business={daysInShort(week.period.from, week.period.to)}
    >
      <Paragraph>{describeAnswers(week)}</Paragraph>
      <Subheading>The last {weeksShown} weeks</Subheading>
      <Bars counts={year.weeks.slice(-weeksShown).map(toCount)} />
      <Hairline />
      <Paragraph>
        The year up to {daysInShort(year.period.to, year.period.to)}: {requests(year.total)},{" "}
        {year.booked} booked, {year.lost} lost. {describeAnswers(year)}
      </Paragraph>
      {listsOf(year).map(({ heading, counts }) => (
        <div key={heading}>
          <Subheading>{heading}</Subheading>
          <Bars counts={counts} />
        </div>
      ))}
    </MailLayout>
  );
}

const toCount = ({ monday, inTime, later, notYet }: Figures["weeks"][number]): Count => ({
  name: `From ${daysInShort(monday, monday)}`,
  count: inTime + later + notYet,
});

function describeAnswers({ answers: { inTime, later, notYet } }: Figures): string {
  const parts = [
    `${inTime} answered within two open hours`,
    `${later} later`,
    `${notYet} not marked as answered`,
  ];
  return `${parts.join(", ")}.`;
}
