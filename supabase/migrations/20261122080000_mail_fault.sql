-- What the last failure of a mail spoke of (server/db/migrations/0008-mail-fault.ts).

alter table outbox_mail add column fault text;
insert into kysely_migration (name, timestamp) values ('0008-mail-fault', '2026-11-22T08:00:00.000Z');
