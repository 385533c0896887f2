-- When a quote request was first answered, which a later booking does not change (server/db/migrations/0005-answered-at.ts).

alter table quote_mark rename column status_changed_at to answered_at;
insert into kysely_migration (name, timestamp) values ('0005-answered-at', '2026-11-21T18:00:00.000Z');
