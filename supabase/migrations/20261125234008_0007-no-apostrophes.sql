-- Written from server/db/migrations/0007-no-apostrophes.ts by scripts/prepare-function.ts.

update quote_request set folded_text = null where folded_text like '%''%' or folded_text like '%’%';
update quote_note set folded_text = null where folded_text like '%''%' or folded_text like '%’%';
update quote_reply set folded_text = null where folded_text like '%''%' or folded_text like '%’%';
insert into kysely_migration (name, timestamp) values ('0007-no-apostrophes', '2026-11-25T23:40:08.000Z');
