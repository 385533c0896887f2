-- Which quarantined requests come from one network, as a hash whose key is erased after a day, and indexes that keep the digest
-- and the count of acknowledgements fast in a flood (server/db/migrations/0007-quarantine.ts).

alter table quote_request add column network_hash text;
create table network_hash_key (
  day text primary key,
  key text not null
);
create index quote_request_by_digest on quote_request (digest_mail_id, id)
  where held_for is not null or digest_mail_id is not null;
create index quote_request_mailed on quote_request (email_key) where held_for is null;
alter table network_hash_key enable row level security;
revoke all on network_hash_key from anon, authenticated;
insert into kysely_migration (name, timestamp) values ('0007-quarantine', '2026-11-22T07:00:00.000Z');
