-- The people who run the marketplace: their accounts, their sessions and the log of what they do.

create type staff_role as enum ('owner', 'moderator', 'support', 'editor', 'finance');

create table staff_member (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  role staff_role not null,
  name text check (name <> ''),
  password_hash text,
  sealed_secret bytea,
  last_time_step bigint not null default 0,
  active_since timestamptz,
  removed_at timestamptz,
  invitation_hash bytea unique,
  invitation_seed uuid,
  invitation_ends_at timestamptz,
  created_at timestamptz not null,
  constraint staff_member_active_has_both_steps
    check (active_since is null or num_nonnulls(name, password_hash, sealed_secret) = 3),
  constraint staff_member_removed_is_not_active
    check (removed_at is null or num_nonnulls(active_since, password_hash, sealed_secret, invitation_hash) = 0),
  constraint staff_member_invitation_ends check ((invitation_hash is null) = (invitation_ends_at is null))
);
comment on table staff_member is
  'Staff, apart from the accounts of talent and houses. The row of a removed person stays for the audit log.';
comment on column staff_member.sealed_secret is 'The encrypted secret of the authenticator app.';
comment on column staff_member.last_time_step is 'The time step of the last code, because a code works once.';
comment on column staff_member.active_since is
  'Since when the person can log in: after a password was chosen and a first code was entered.';
comment on column staff_member.invitation_hash is 'The hash of the token in the link that sets up the login.';
comment on column staff_member.invitation_seed is
  'From which the token is derived again to send it. Null for a link that a command printed.';

create table staff_session (
  token_hash bytea primary key,
  staff_id uuid not null references staff_member on delete cascade,
  device text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  confirmed_at timestamptz not null
);
comment on column staff_session.confirmed_at is
  'When the password and a code were entered last. Some acts need both to be recent.';
create index staff_session_by_member on staff_session (staff_id);

create table staff_audit_entry (
  place bigint primary key,
  happened_at timestamptz not null,
  staff_id uuid references staff_member,
  action text not null check (action ~ '^[a-z_]+$'),
  subject text check (subject <> ''),
  subject_id text check (subject_id <> ''),
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  hash bytea not null
);
comment on table staff_audit_entry is
  'What staff did and saw. Each row carries a hash of itself and of the row before it, so that a change shows.';
comment on column staff_audit_entry.place is 'Counts from 1 without gaps.';
comment on column staff_audit_entry.staff_id is 'Null for a command on the server.';
comment on column staff_audit_entry.subject is 'What it was about, such as job or house.';

create index staff_audit_entry_by_staff on staff_audit_entry (staff_id, place);
create index staff_audit_entry_by_subject on staff_audit_entry (subject_id, place);
create index staff_audit_entry_by_action on staff_audit_entry (action, place);

create function staff_audit_hash(previous bytea, entry staff_audit_entry) returns bytea
  language sql immutable
  return sha256(previous || convert_to(jsonb_build_array(
    entry.place, extract(epoch from entry.happened_at), entry.staff_id, entry.action, entry.subject,
    entry.subject_id, entry.details
  )::text, 'UTF8'));
comment on function staff_audit_hash is 'The hash of a row of the staff audit log and of all rows before it.';

create function chain_staff_audit_entry() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  last staff_audit_entry;
begin
  -- One row at a time, so that every row follows exactly one other.
  perform pg_advisory_xact_lock(hashtext('staff_audit_entry'));
  select * into last from staff_audit_entry order by place desc limit 1;
  new.place := coalesce(last.place, 0) + 1;
  new.hash := staff_audit_hash(coalesce(last.hash, ''), new);
  return new;
end $$;
comment on function chain_staff_audit_entry is 'Each row of the staff audit log follows the one before it.';

create trigger chain_staff_audit_entry before insert on staff_audit_entry for each row
  execute function chain_staff_audit_entry();
create trigger reject_change before update or delete on staff_audit_entry for each row
  execute function reject_change();
create trigger reject_truncate before truncate on staff_audit_entry for each statement
  execute function reject_change();

create function find_changed_staff_audit_entry() returns bigint language sql stable
return (
  select min(checked.place) from (
    select entry.place,
      entry.place = row_number() over (order by entry.place)
        and entry.hash = staff_audit_hash(coalesce(lag(entry.hash) over (order by entry.place), ''), entry) as holds
    from staff_audit_entry entry
  ) checked where not holds
);
comment on function find_changed_staff_audit_entry is
  'The first row of the staff audit log that was changed, or that follows a deleted row. Null if none was.';
