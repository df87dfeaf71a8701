-- Staff log in with a password and either a code of the app or a passkey.

create table staff_passkey (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff_member on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null check (name <> ''),
  created_at timestamptz not null,
  last_used_at timestamptz
);
comment on table staff_passkey is 'A key on a device of a member of staff, which replaces the code of the app.';
comment on column staff_passkey.counter is
  'How often the device has used the key, if it counts: a lower number would come from a copy of the key.';
create index staff_passkey_by_member on staff_passkey (staff_id);

create table staff_passkey_challenge (
  challenge text primary key,
  staff_id uuid not null references staff_member on delete cascade,
  expires_at timestamptz not null
);
comment on table staff_passkey_challenge is 'A random text that a passkey of this person signs, once.';
create index staff_passkey_challenge_by_member on staff_passkey_challenge (staff_id);
create index staff_passkey_challenge_by_expiry on staff_passkey_challenge (expires_at);

create function delete_passkeys_of_ended_login() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  delete from staff_passkey where staff_id = new.id;
  delete from staff_passkey_challenge where staff_id = new.id;
  return null;
end $$;
comment on function delete_passkeys_of_ended_login is
  'A login that ends, by removal or by a new invitation, takes its passkeys along.';
create trigger delete_passkeys_of_ended_login after update of active_since on staff_member
  for each row when (new.active_since is null) execute function delete_passkeys_of_ended_login();
