create function end_access(holder uuid, kept_session bytea) returns void
  language plpgsql set search_path = public, pg_temp as $$
begin
  -- Ending a session also deletes the push subscription of its browser.
  delete from session where account_id = holder and token_hash is distinct from kept_session;
  delete from calendar_feed where account_id = holder;
  delete from reset_token where account_id = holder;
  delete from google_exchange where account_id = holder;
  delete from team_invitation where account_id = holder;
  delete from one_time_code using account
    where account.id = holder and (
      one_time_code.account_id = holder
      or (one_time_code.purpose = 'reset' and one_time_code.address = account.email
        and one_time_code.role = account.role)
    );
end $$;
comment on function end_access is
  'Ends every way into an account that a stranger with a stolen session or password may have made, except one '
  'session. features/accounts/ways-in lists them.';

create or replace function delete_logins_of_removed_account() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  perform end_access(new.id, null);
  delete from one_time_code where role = old.role and address = old.email and purpose = 'reset';
  delete from google_identity where account_id = new.id;
  delete from two_factor where account_id = new.id;
  delete from known_device where account_id = new.id;
  return null;
end $$;
