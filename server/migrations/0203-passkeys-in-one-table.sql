-- Accounts and staff have their passkeys in one table: a passkey belongs to one or the other.

alter table passkey
  alter column account_id drop not null,
  add column staff_id uuid references staff_member on delete cascade,
  add constraint passkey_has_one_holder check (num_nonnulls(account_id, staff_id) = 1);
comment on column passkey.account_id is 'The account that the passkey logs in to, without a password or a code.';
comment on column passkey.staff_id is 'The member of staff whose code of the app the passkey replaces.';
create index passkey_by_staff on passkey (staff_id) where staff_id is not null;
insert into passkey
  (id, staff_id, credential_id, public_key, counter, transports, name, created_at, last_used_at)
  select id, staff_id, credential_id, public_key, counter, transports, name, created_at, last_used_at
  from staff_passkey;
drop table staff_passkey;

alter table passkey_challenge
  add column staff_id uuid references staff_member on delete cascade,
  add constraint passkey_challenge_has_one_signer check (num_nonnulls(account_id, staff_id) <= 1);
comment on column passkey_challenge.account_id is 'The account that adds a passkey.';
comment on column passkey_challenge.staff_id is
  'The member of staff who adds or uses a passkey. Both are null for the login of an account, which is not known yet.';
create index passkey_challenge_by_staff on passkey_challenge (staff_id) where staff_id is not null;
drop table staff_passkey_challenge;

create or replace function delete_passkeys_of_ended_login() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  delete from passkey where staff_id = new.id;
  delete from passkey_challenge where staff_id = new.id;
  return null;
end $$;
