/**
 * Devices with names, to which sessions, passkeys and calendar feeds belong. Which of them were on
 * one device was not recorded before, so each session and each passkey has a device of its own;
 * devices of one name are numbered. The calendar's address goes on, without phone numbers.
 */
export function devices(isPostgres: boolean): string[] {
  const [hash, now] = isPostgres
    ? ["value::json ->> 'hash'", "cast(extract(epoch from now()) * 1000 as bigint)"]
    : ["json_extract(value, '$.hash')", "cast(strftime('%s', 'now') as integer) * 1000"];
  return [
    `create table desk_device (
      id text primary key,
      person text not null,
      name text not null,
      created_at bigint not null,
      constraint desk_device_name unique (person, name)
    )`,
    `insert into desk_device (id, person, name, created_at)
      select id, person, name || case when number = 1 then '' else ' ' || number end, created_at
      from (
        select id, person, name, created_at,
          row_number() over (partition by person, name order by created_at, id) as number
        from (
          select id, person, device as name, created_at from desk_session
          union all select id, person, name, created_at from desk_passkey
        ) as known
      ) as numbered`,
    "alter table desk_session add column device_id text references desk_device (id) on delete cascade",
    "update desk_session set device_id = id",
    "alter table desk_session drop column device",
    `create table desk_passkey_device (
      passkey_id text not null references desk_passkey (id) on delete cascade,
      device_id text not null references desk_device (id) on delete cascade,
      primary key (passkey_id, device_id)
    )`,
    "insert into desk_passkey_device (passkey_id, device_id) select id, id from desk_passkey",
    "alter table desk_passkey drop column name",
    `create table calendar_feed (
      id text primary key,
      person text,
      device_id text references desk_device (id) on delete cascade,
      name text not null,
      secret_hash text not null unique,
      with_phones integer not null,
      created_at bigint not null,
      read_at bigint
    )`,
    `insert into calendar_feed (id, name, secret_hash, with_phones, created_at)
      select 'first', 'Calendar', ${hash}, 0, ${now} from desk_setting
      where name = 'calendar-secret'`,
    "delete from desk_setting where name = 'calendar-secret'",
    "create index desk_session_by_device on desk_session (device_id)",
    "create index desk_passkey_device_by_device on desk_passkey_device (device_id)",
  ];
}
