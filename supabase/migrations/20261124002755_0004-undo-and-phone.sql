-- Written from server/db/migrations/0004-undo-and-phone.ts by scripts/prepare-function.ts.

alter table quote_request alter column email drop not null;
alter table quote_request alter column location drop not null;
alter table quote_request alter column start_date drop not null;
alter table quote_request alter column end_date drop not null;
alter table quote_request alter column event_type drop not null;
alter table quote_request alter column guest_count drop not null;
alter table quote_request alter column email_key drop not null;
alter table quote_request add column origin text not null default 'form';
alter table quote_request add column phone_key text;
create index quote_request_by_phone_key on quote_request (phone_key, received_at);
alter table desk_action add column undo text;
create table desk_presence ( quote_request_id integer not null references quote_request (id) on delete cascade, person text not null, until bigint not null, primary key (quote_request_id, person) );
alter table desk_presence enable row level security;
revoke all on desk_presence from anon, authenticated;
insert into kysely_migration (name, timestamp) values ('0004-undo-and-phone', '2026-11-24T00:27:55.000Z');
