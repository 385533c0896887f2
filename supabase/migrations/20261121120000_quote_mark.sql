-- What the owner notes about a quote request, apart from what the visitor sent (server/db/migrations/0004-quote-mark.ts).

create table quote_mark (
  quote_request_id integer primary key references quote_request (id) on delete cascade,
  status text not null,
  note text not null,
  status_changed_at bigint
);
alter table quote_mark enable row level security;
revoke all on quote_mark from anon, authenticated;
insert into kysely_migration (name, timestamp) values ('0004-quote-mark', '2026-11-21T12:00:00.000Z');
