-- Compiled from server/db/migrations/0010-mail-payload.ts by scripts/prepare-function.ts.

alter table "quote_request" rename column "held_for" to "quarantine_reasons";
update quote_request
      set quarantine_reasons = replace(quarantine_reasons, 'trap filled in', 'trap-filled-in')
      where quarantine_reasons is not null;
update quote_request
      set quarantine_reasons = replace(quarantine_reasons, 'sent by another site''s page', 'sent-by-other-site')
      where quarantine_reasons is not null;
update quote_request
      set quarantine_reasons = replace(quarantine_reasons, 'link where none belongs', 'misplaced-link')
      where quarantine_reasons is not null;
update quote_request
      set quarantine_reasons = replace(quarantine_reasons, 'markup of a link', 'link-markup')
      where quarantine_reasons is not null;
update quote_request
      set quarantine_reasons = replace(quarantine_reasons, 'too many without an address', 'too-many-without-address')
      where quarantine_reasons is not null;
update quote_request
      set quarantine_reasons = replace(quarantine_reasons, 'three links or more', 'many-links')
      where quarantine_reasons is not null;
update quote_request
      set quarantine_reasons = replace(quarantine_reasons, 'letters of two scripts in a word', 'mixed-scripts')
      where quarantine_reasons is not null;
update quote_request
      set quarantine_reasons = replace(quarantine_reasons, 'filled in within three seconds', 'filled-in-too-fast')
      where quarantine_reasons is not null;
update quote_request
      set quarantine_reasons = replace(quarantine_reasons, 'above the hourly ceiling', 'above-hourly-ceiling')
      where quarantine_reasons is not null;
update quote_request
      set quarantine_reasons = replace(quarantine_reasons, 'many from one network', 'many-from-one-network')
      where quarantine_reasons is not null;
alter table "outbox_mail" alter column "quote_request_id" drop not null;
alter table "outbox_mail" add column "payload" text;
update outbox_mail
    set kind = 'quarantine-digest', quote_request_id = null, payload = to_char(
      to_timestamp(created_at / 1000) at time zone 'America/Toronto', 'YYYY-MM-DD')
    where kind = 'held-back-digest';
update outbox_mail
    set quote_request_id = null, payload = to_char(date_trunc('week',
      to_timestamp(received_at / 1000) at time zone 'America/Toronto'), 'YYYY-MM-DD')
    from quote_request
    where kind = 'weekly-digest' and quote_request.id = outbox_mail.quote_request_id;
drop index "outbox_mail_by_kind";
create index "outbox_mail_by_payload" on "outbox_mail" ("kind", "payload") where "payload" is not null;
insert into kysely_migration (name, timestamp) values ('0010-mail-payload', '2026-11-22T10:53:10.000Z');
