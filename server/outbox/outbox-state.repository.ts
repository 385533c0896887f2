import type { Expression, SqlBool } from "kysely";
import { pluralize } from "../../content-files/pluralize.ts";
import type { Db } from "../db/schema.ts";
import type { MailKinds } from "../mail/mail-kind.ts";
import { hour, minute } from "../time/durations.ts";

const settingsProblem =
  "refused by the mail server: check MAIL_FROM, QUOTE_INBOX and SMTP_URL or MAIL_API_KEY";

/** Counts the mails that wait, by age, and those set aside, of all kinds that are counted. */
export async function readOutboxState(db: Db, now: number, kinds: MailKinds) {
  const uncounted = Object.keys(kinds).filter((name) => kinds[name]?.isUncounted);
  const row = await db
    .selectFrom("outbox_mail")
    .select(({ fn, eb }) => {
      const isWaiting = eb("status", "=", "waiting");
      const countWhere = (condition: Expression<SqlBool>) =>
        fn.count<number>("id").filterWhere(condition);
      return [
        countWhere(isWaiting).as("waiting"),
        countWhere(eb("status", "=", "set-aside")).as("setAside"),
        countWhere(isWaiting.and("fault", "=", "settings")).as("settingsFaults"),
        countWhere(isWaiting.and("fault", "=", "mail")).as("mailFaults"),
        countWhere(eb("status", "=", "set-aside").and("fault", "=", "unanswered")).as("unanswered"),
        fn.min("created_at").filterWhere(isWaiting).as("oldest"),
        countWhere(isWaiting.and("created_at", ">", now - 5 * minute)).as("under5Minutes"),
        countWhere(isWaiting.and("created_at", "<=", now - hour)).as("over1Hour"),
      ];
    })
    // Most mails are sent, and an index skips them.
    .where("status", "in", ["waiting", "set-aside"])
    .where(({ eb, val }) => eb.and(uncounted.map((name) => eb("kind", "<>", val(name)))))
    .executeTakeFirstOrThrow();
  const { waiting, oldest, under5Minutes, over1Hour, setAside, unanswered } = row;
  return {
    waiting,
    oldestWaitingSeconds: oldest === null ? null : Math.round((now - oldest) / 1000),
    byAge: { under5Minutes, under1Hour: waiting - under5Minutes - over1Hour, over1Hour },
    setAside,
    // What the owner should check. A single refused mail may have a wrong address; of several, none
    // was sent.
    problem: row.settingsFaults > 0 || row.mailFaults > 1 ? settingsProblem : null,
    unanswered:
      unanswered > 0
        ? `${pluralize(unanswered, "mail")} may have been sent: the mail server did not answer`
        : null,
  };
}
