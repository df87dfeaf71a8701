-- What staff have switched off for a while.

create table switched_off (
  name text primary key check (name in ('registrations', 'posting', 'payments', 'whatsapp')),
  off_since timestamptz not null,
  staff_id uuid not null references staff_member,
  reason text not null check (reason <> '')
);
comment on table switched_off is 'The switches of the site that are off. Without a row a switch is on.';
comment on column switched_off.reason is 'For other staff; members read a fixed text.';
create index switched_off_by_member on switched_off (staff_id);

create function is_switched_off(switch text) returns boolean language sql stable
  return exists (select from switched_off where name = switch);
comment on function is_switched_off is 'Whether staff have switched this off for a while.';
