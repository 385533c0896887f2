/**
 * Requests from phone calls, of which a name and a phone number are known; the key by which a person
 * is found by phone, which housekeeping fills in; what an undo restores; and who is writing a reply.
 */
export function undoAndPhone(): string[] {
  const optional = ["email", "location", "start_date", "end_date", "event_type", "guest_count"];
  return [
    ...[...optional, "email_key"].map(
      (column) => `alter table quote_request alter column ${column} drop not null`,
    ),
    "alter table quote_request add column origin text not null default 'form'",
    "alter table quote_request add column phone_key text",
    "create index quote_request_by_phone_key on quote_request (phone_key, received_at)",
    "alter table desk_action add column undo text",
    `create table desk_presence (
      quote_request_id integer not null references quote_request (id) on delete cascade,
      person text not null,
      until bigint not null,
      primary key (quote_request_id, person)
    )`,
  ];
}
