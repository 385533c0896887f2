-- Written from server/db/migrations/0005-devices.ts by scripts/prepare-function.ts.

create table desk_device ( id text primary key, person text not null, name text not null, created_at bigint not null, constraint desk_device_name unique (person, name) );
alter table desk_device enable row level security;
revoke all on desk_device from anon, authenticated;
insert into desk_device (id, person, name, created_at) select id, person, name || case when number = 1 then '' else ' ' || number end, created_at from ( select id, person, name, created_at, row_number() over (partition by person, name order by created_at, id) as number from ( select id, person, device as name, created_at from desk_session union all select id, person, name, created_at from desk_passkey ) as known ) as numbered;
alter table desk_session add column device_id text references desk_device (id) on delete cascade;
update desk_session set device_id = id;
alter table desk_session drop column device;
create table desk_passkey_device ( passkey_id text not null references desk_passkey (id) on delete cascade, device_id text not null references desk_device (id) on delete cascade, primary key (passkey_id, device_id) );
alter table desk_passkey_device enable row level security;
revoke all on desk_passkey_device from anon, authenticated;
insert into desk_passkey_device (passkey_id, device_id) select id, id from desk_passkey;
alter table desk_passkey drop column name;
create table calendar_feed ( id text primary key, person text, device_id text references desk_device (id) on delete cascade, name text not null, secret_hash text not null unique, with_phones integer not null, created_at bigint not null, read_at bigint );
alter table calendar_feed enable row level security;
revoke all on calendar_feed from anon, authenticated;
insert into calendar_feed (id, name, secret_hash, with_phones, created_at) select 'first', 'Calendar', value::json ->> 'hash', 0, cast(extract(epoch from now()) * 1000 as bigint) from desk_setting where name = 'calendar-secret';
delete from desk_setting where name = 'calendar-secret';
create index desk_session_by_device on desk_session (device_id);
create index desk_passkey_device_by_device on desk_passkey_device (device_id);
insert into kysely_migration (name, timestamp) values ('0005-devices', '2026-11-24T00:30:04.000Z');
