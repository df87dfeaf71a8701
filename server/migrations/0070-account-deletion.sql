-- Deletion of an account at its owner's request, 30 days later.

alter type security_notice_kind add value 'deletion-requested';
alter type security_notice_kind add value 'deletion-cancelled';

create table account_deletion (
  account_id uuid primary key references account on delete cascade,
  asked_at timestamptz not null,
  erase_at timestamptz not null,
  constraint account_deletion_waits check (erase_at > asked_at)
);
comment on table account_deletion is
  'An account that is to be erased, and when. Until then nobody finds it, and logging in keeps it.';

create index account_deletion_by_time on account_deletion (erase_at);

create function hide_talent_to_be_erased() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform from account_deletion where account_id = new.id;
  if found then
    new.public_from := null;
    new.houses_from := null;
  end if;
  return new;
end $$;
comment on function hide_talent_to_be_erased is
  'Nobody finds a talent who asked for the deletion of the account. Runs after set_visibility_dates, whose '
  'dates it clears.';

create trigger unset_visibility_dates before insert or update of visibility, date_of_birth, public_from
  on talent for each row execute function hide_talent_to_be_erased();

create function refresh_visibility_of_account_to_be_erased() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  -- Any update of public_from makes the talent's own triggers compute it.
  update talent set public_from = null where id = coalesce(new.account_id, old.account_id);
  return null;
end $$;
comment on function refresh_visibility_of_account_to_be_erased is
  'A request for deletion, and its withdrawal, change who sees the profile.';

create trigger refresh_visibility_dates after insert or delete on account_deletion
  for each row execute function refresh_visibility_of_account_to_be_erased();
