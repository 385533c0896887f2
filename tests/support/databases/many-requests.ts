import { sampleRow } from "../sample.ts";

/** SQL that stores many requests, received at one moment, with both mails of each as sent then. */
export function manyRequestsSql(count: number, receivedAt: number): string {
  const texts = Object.entries({ ...sampleRow, email_key: "guest@example.com" });
  const names = texts.map(([name]) => name).join(", ");
  const values = texts.map(([, value]) => `'${value.replaceAll("'", "''")}'`).join(", ");
  const mail = (kind: string, number: number) => `
    insert into outbox_mail (quote_request_id, kind, message_id, status, attempts,
      next_attempt_at, created_at, sent_at)
    select id, '${kind}', '<' || id || '.${number}@maple.example>', 'sent', 1,
      ${receivedAt}, ${receivedAt}, ${receivedAt}
    from quote_request where received_at = ${receivedAt};`;
  return `
    insert into quote_request (${names}, reference, content_hash, received_at)
    with recursive numbers (number) as (
      select 1 union all select number + 1 from numbers where number < ${count}
    )
    select ${values}, 'MANY' || replace(replace('' || (9999 - number), '0', 'X'), '1', 'Y'),
      'hash ' || number, ${receivedAt}
    from numbers;
    ${mail("owner-notice", 1)}
    ${mail("acknowledgement", 2)}`;
}
