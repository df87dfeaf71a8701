alter type security_notice_kind add value 'passkey-added';
alter type security_notice_kind add value 'passkey-removed';

create table passkey (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null check (name <> ''),
  created_at timestamptz not null,
  last_used_at timestamptz
);
comment on table passkey is 'A key on a device of a person, with which they log in without a password.';
comment on column passkey.counter is
  'How often the device has used the key, if it counts: a lower number would come from a copy of the key.';
create index passkey_by_account on passkey (account_id);

create table passkey_challenge (
  challenge text primary key,
  account_id uuid references account on delete cascade,
  expires_at timestamptz not null
);
comment on table passkey_challenge is 'A random text that a passkey signs, once.';
comment on column passkey_challenge.account_id is 'The account that adds a passkey. Null for a login.';
create index passkey_challenge_by_account on passkey_challenge (account_id);
create index passkey_challenge_by_expiry on passkey_challenge (expires_at);

create or replace function delete_logins_of_removed_account() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  perform end_access(new.id, null);
  delete from one_time_code where role = old.role and address = old.email and purpose = 'reset';
  delete from google_identity where account_id = new.id;
  delete from two_factor where account_id = new.id;
  delete from passkey where account_id = new.id;
  delete from passkey_challenge where account_id = new.id;
  delete from known_device where account_id = new.id;
  delete from email_change where account_id = new.id;
  return null;
end $$;
