-- The mailbox that a request's e-mail address reaches (server/db/migrations/0006-email-key.ts). Plain addresses are filled in
-- here, without capitals and without what follows a "+"; for others SQL lacks the means, and the function fills them in when
-- the schedule next calls it (server/quote-requests/email-key.repository.ts).

alter table quote_request add column email_key text not null default '';
create index quote_request_by_email_key on quote_request (email_key, received_at);
drop index quote_request_by_recipient;
update quote_request set email_key = regexp_replace(lower(email collate "C"), '^([^+@]+)[+].*(@[^@]*)$', '\1\2')
  where email ~ '^[!-~]+$';
insert into kysely_migration (name, timestamp) values ('0006-email-key', '2026-11-22T06:00:00.000Z');
