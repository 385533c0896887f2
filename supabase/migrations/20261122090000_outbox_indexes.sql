-- Indexes that keep what is asked of the outbox again and again fast, however many mails went out
-- (server/db/migrations/0009-outbox-indexes.ts).

create index outbox_mail_by_kind on outbox_mail (kind, created_at);
create index outbox_mail_by_sending on outbox_mail (kind, sent_at) where sent_at is not null;
insert into kysely_migration (name, timestamp) values ('0009-outbox-indexes', '2026-11-22T09:00:00.000Z');
