-- Compiled from server/db/migrations/0002-desk-action-content.ts by scripts/prepare-function.ts.

alter table "desk_action" add column "content_hash" text;
insert into kysely_migration (name, timestamp) values ('0002-desk-action-content', '2026-11-23T17:35:43.000Z');
