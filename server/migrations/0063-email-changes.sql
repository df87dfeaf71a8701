create table email_change (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  old_email text not null check (old_email = lower(old_email)),
  token_hash bytea not null unique,
  changed_at timestamptz not null,
  expires_at timestamptz not null,
  constraint email_change_expires_within_8_days
    check (expires_at > changed_at and expires_at <= changed_at + interval '8 days')
);
comment on table email_change is
  'A changed email that a link sent to the old email can undo, so that a stranger cannot keep the account.';
comment on column email_change.id is 'The token is computed from it with our key and is only in the email.';
create index email_change_by_account on email_change (account_id);
create index email_change_by_expiry on email_change (expires_at);

create or replace function delete_logins_of_removed_account() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  perform end_access(new.id, null);
  delete from one_time_code where role = old.role and address = old.email and purpose = 'reset';
  delete from google_identity where account_id = new.id;
  delete from two_factor where account_id = new.id;
  delete from known_device where account_id = new.id;
  delete from email_change where account_id = new.id;
  return null;
end $$;
