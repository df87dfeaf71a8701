-- API keys: sessions of a person's own programs, which may do only what their scopes name.

alter type security_notice_kind add value 'api-key-created' before 'deletion-cancelled';
alter table session add column api_scopes text[]
  check (cardinality(api_scopes) > 0 and array_position(api_scopes, null) is null);
comment on column session.api_scopes is
  'What an API key may do; null for a logged-in browser. A key has its name as the device, and is not extended by use.';

create function limit_api_keys() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform from account where id = new.account_id for no key update;
  if (select count(*) from session
      where account_id = new.account_id and api_scopes is not null and expires_at > new.created_at) > 10 then
    raise exception 'too many API keys' using errcode = 'KD024';
  end if;
  return null;
end $$;
comment on function limit_api_keys is 'An account has at most ten API keys at a time.';
create trigger limit_api_keys after insert on session
  for each row when (new.api_scopes is not null) execute function limit_api_keys();
