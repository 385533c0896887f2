-- What version f015fb8 kept in a SQLite file: its tables after its twelve migrations, and some rows.
CREATE TABLE "quote_request" ("id" integer primary key autoincrement, "reference" text not null unique, "name" text not null, "email" text not null, "phone" text not null, "location" text not null, "start_date" text not null, "end_date" text not null, "event_type" text not null, "guest_count" text not null, "message" text not null, "received_at" bigint not null, "idempotency_key" text unique, "content_hash" text not null, "quarantine_reasons" text, "digest_mail_id" integer, "email_key" text default '' not null, "network_hash" text, "folded_location" text, "folded_text" text);
CREATE TABLE "desk_session" ("id" text primary key, "token_hash" text not null unique, "person" text not null, "device" text not null, "created_at" bigint not null, "seen_at" bigint not null, "expires_at" bigint not null);
CREATE TABLE "network_hash_key" ("day" text primary key, "key" text not null);
CREATE TABLE "quote_mark" ("quote_request_id" integer primary key references "quote_request" ("id") on delete cascade, "status" text not null, "answered_at" bigint, "amount_cents" integer, "trailer_id" text, "changed_at" bigint);
CREATE TABLE "outbox_mail" ("id" integer primary key autoincrement, "quote_request_id" integer references "quote_request" ("id") on delete cascade, "kind" text not null, "message_id" text not null unique, "status" text not null, "attempts" integer not null, "next_attempt_at" bigint not null, "claimed_by" text, "claimed_until" bigint, "last_error" text, "created_at" bigint not null, "sent_at" bigint, "fault" text, "payload" text, constraint "outbox_mail_once_a_kind" unique ("quote_request_id", "kind"));
CREATE TABLE "desk_sign_in" ("id" text primary key, "kind" text not null, "person" text, "device_hash" text unique, "link_hash" text unique, "code_hash" text, "wrong_codes" integer not null, "network_hash" text, "created_at" bigint not null, "expires_at" bigint not null);
CREATE TABLE "desk_passkey" ("id" text primary key, "person" text not null, "user_handle" text not null, "public_key" text not null, "counter" bigint not null, "transports" text not null, "name" text not null, "created_at" bigint not null, "used_at" bigint);
CREATE TABLE "desk_log" ("id" integer primary key autoincrement, "at" bigint not null, "by" text not null, "action" text not null, "reference" text);
CREATE TABLE "quote_note" ("id" integer primary key autoincrement, "quote_request_id" integer not null references "quote_request" ("id") on delete cascade, "at" bigint not null, "by" text not null, "text" text not null);
CREATE TABLE "quote_reply" ("id" integer primary key autoincrement, "quote_request_id" integer not null references "quote_request" ("id") on delete cascade, "mail_id" integer not null unique, "at" bigint not null, "by" text not null, "subject" text not null, "text" text not null);
CREATE TABLE "desk_setting" ("name" text primary key, "value" text not null);
CREATE TABLE "desk_action" ("id" text primary key, "at" bigint not null);
CREATE TABLE "push_subscription" ("endpoint" text primary key, "session_id" text not null, "p256dh" text not null, "auth" text not null, "created_at" bigint not null);
CREATE INDEX "quote_request_by_content" on "quote_request" ("content_hash", "received_at");
CREATE INDEX "outbox_mail_by_turn" on "outbox_mail" ("status", "next_attempt_at");
CREATE INDEX "outbox_mail_by_sending" on "outbox_mail" ("kind", "sent_at") where "sent_at" is not null;
CREATE INDEX "outbox_mail_by_payload" on "outbox_mail" ("kind", "payload") where "payload" is not null;
CREATE INDEX "quote_request_by_age" on "quote_request" ("received_at");
CREATE INDEX "quote_request_by_email_key" on "quote_request" ("email_key", "received_at");
CREATE INDEX "quote_request_by_digest" on "quote_request" ("digest_mail_id", "id") where "quarantine_reasons" is not null or digest_mail_id is not null;
CREATE INDEX "quote_request_mailed" on "quote_request" ("email_key") where "quarantine_reasons" is null;
CREATE INDEX "desk_sign_in_by_time" on "desk_sign_in" ("created_at");
CREATE INDEX "desk_log_by_time" on "desk_log" ("at");
CREATE INDEX "desk_log_by_reference" on "desk_log" ("reference") where "reference" is not null;
CREATE INDEX "quote_note_by_request" on "quote_note" ("quote_request_id", "id");
CREATE INDEX "quote_reply_by_request" on "quote_reply" ("quote_request_id", "id");
CREATE INDEX "quote_request_unfolded" on "quote_request" ("id") where "folded_text" is null;
CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
insert into quote_request (id, reference, name, email, phone, location, start_date, end_date, event_type, guest_count, message, received_at, content_hash, email_key, folded_location, folded_text) values (1, 'BEFORE1', 'Priya Raman', 'priya.raman@example.com', '(289) 555-0188', 'Vineland, Ontario', '2027-06-12', '2027-06-13', 'wedding', '75-125', 'Garden with a narrow gate.
Power from the house.', 1795186800001, 'hash 1', 'priya.raman@example.com', 'vineland, ontario', 'before1 priya raman priya.raman@example.com (289) 555-0188 2895550188 vineland, ontario garden with a narrow gate. power from the house.');
insert into quote_request (id, reference, name, email, phone, location, start_date, end_date, event_type, guest_count, message, received_at, idempotency_key, content_hash, quarantine_reasons, email_key, network_hash, folded_location, folded_text) values (2, 'BEFORE2', 'Priya Raman', 'priya.raman@example.com', '(289) 555-0188', 'Vineland, Ontario', '2027-06-12', '2027-06-13', 'wedding', '75-125', 'Garden with a narrow gate.
Power from the house.', 1795186800002, 'key', 'hash 2', 'link-markup; many-links', 'priya.raman@example.com', 'hash', 'vineland, ontario', 'before2 priya raman priya.raman@example.com (289) 555-0188 2895550188 vineland, ontario garden with a narrow gate. power from the house.');
insert into outbox_mail (id, quote_request_id, kind, message_id, status, attempts, next_attempt_at, created_at, sent_at) values (1, 1, 'owner-notice', '<1@maple.example>', 'sent', 1, 1795186800000, 1795186800000, 1795186801000);
insert into outbox_mail (id, quote_request_id, kind, message_id, status, attempts, next_attempt_at, last_error, created_at, fault) values (2, 1, 'acknowledgement', '<2@maple.example>', 'set-aside', 1, 1795186800000, '550 no such mailbox', 1795186800000, 'mail');
insert into outbox_mail (id, kind, message_id, status, attempts, next_attempt_at, created_at, sent_at, payload) values (7, 'morning-list', '<7@maple.example>', 'sent', 1, 1795186800000, 1795186800000, 1795186800000, '2026-11-20');
insert into quote_mark (quote_request_id, status, answered_at, amount_cents, trailer_id, changed_at) values (1, 'booked', 1795186805000, 123450, 'two-station', 1795186809000);
insert into quote_note (id, quote_request_id, at, "by", text) values (1, 1, 1795186806000, 'hello@mapleandbrass.example', 'Wants a ramp, call ''after'' five');
insert into quote_reply (id, quote_request_id, mail_id, at, "by", subject, text) values (1, 1, 7, 1795186807000, 'hello@mapleandbrass.example', 'Your quote', 'Dear Priya');
insert into desk_setting (name, value) values ('reminders', '{}');
insert into desk_passkey (id, person, user_handle, public_key, counter, transports, name, created_at) values ('passkey', 'hello@mapleandbrass.example', 'handle', 'key', 3, 'internal', 'Phone', 1795186800000);
insert into kysely_migration_lock (id) values ('migration_lock');
insert into kysely_migration (name, timestamp) values
  ('0001-quote-request-and-outbox', '2026-11-23T17:13:03.489Z'), ('0002-held-back', '2026-11-23T17:13:03.491Z'), ('0003-network-count', '2026-11-23T17:13:03.492Z'), ('0004-quote-mark', '2026-11-23T17:13:03.493Z'),
  ('0005-answered-at', '2026-11-23T17:13:03.494Z'), ('0006-email-key', '2026-11-23T17:13:03.495Z'), ('0007-quarantine', '2026-11-23T17:13:03.496Z'), ('0008-mail-fault', '2026-11-23T17:13:03.497Z'),
  ('0009-outbox-indexes', '2026-11-23T17:13:03.498Z'), ('0010-mail-payload', '2026-11-23T17:13:03.502Z'), ('0011-desk', '2026-11-23T17:13:03.503Z'), ('0012-desk-records', '2026-11-23T17:13:03.508Z');
