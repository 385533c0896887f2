-- Written from server/db/migrations/0006-folded-notes.ts by scripts/prepare-function.ts.

alter table quote_note add column folded_text text;
create index quote_note_unfolded on quote_note (id) where folded_text is null;
alter table quote_reply add column folded_text text;
create index quote_reply_unfolded on quote_reply (id) where folded_text is null;
insert into kysely_migration (name, timestamp) values ('0006-folded-notes', '2026-11-24T01:35:02.000Z');
