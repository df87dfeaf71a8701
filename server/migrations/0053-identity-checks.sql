-- The identity check behind a talent's verified badge.

alter table talent add column identity_verified_at timestamptz;
comment on column talent.identity_verified_at is
  'When staff checked the identity. A plan alone gives no verified badge.';

create function clear_identity_check() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.identity_verified_at := null;
  return new;
end $$;
comment on function clear_identity_check is 'A talent with a new name has not been checked under that name.';

create trigger clear_identity_check before update of name on talent for each row
  when (old.name <> new.name and old.identity_verified_at is not null)
  execute function clear_identity_check();
