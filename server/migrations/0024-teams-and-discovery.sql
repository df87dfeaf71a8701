-- What a member of a house's team may do; each role may do all that those before it may.
create type team_role as enum ('viewer', 'reviewer', 'owner');

alter table account
  add column team_role team_role,
  -- As colleagues and what they did show the person; null while it was not told.
  add column display_name text check (display_name <> ''),
  add column came_by_invitation boolean not null default false,
  -- Whoever left a team stays for what they did, without any way in.
  add column removed_at timestamptz;

update account set team_role = 'owner' where role = 'production';

-- The identity numbers of a house are those of whoever registered it: invited members have none.
alter table account
  add check ((role = 'production') = (team_role is not null)),
  add check (role = 'production' or not came_by_invitation),
  add check (removed_at is null or (
    role = 'production' and email = id || '@removed.invalid' and password_hash is null and mobile is null
    and display_name is not null
  )),
  drop constraint account_check1,
  drop constraint account_check2,
  add check (came_by_google or removed_at is not null or password_hash is not null),
  add check (case
    when removed_at is not null then true
    when came_by_invitation
      then num_nonnulls(pan_last4, pan_fingerprint, aadhaar_last4, aadhaar_fingerprint) = 0
    else num_nonnulls(mobile, pan_last4, pan_fingerprint, aadhaar_last4, aadhaar_fingerprint)
      in (case when came_by_google then 0 else 5 end, 5)
  end);

-- A person of a house by name, for colleagues.
create function member_name(account uuid) returns text
  language sql stable
  return (
    select coalesce(member.display_name, house.owner_name, member.email)
    from account member join production_house house on house.id = member.production_house_id
    where member.id = account
  );

-- Two owners who give it up at once stand in line: the second finds no other.
create function keep_an_owner() returns trigger language plpgsql as $$
begin
  perform from production_house where id = old.production_house_id for no key update;
  perform from account
    where production_house_id = old.production_house_id and id <> old.id and team_role = 'owner'
      and verified_at is not null and removed_at is null;
  if not found then
    raise exception 'account % is the last owner of its house', old.id using errcode = 'KD240';
  end if;
  return coalesce(new, old);
end $$;

create trigger owner_is_kept_in_change before update on account for each row
  when (
    old.team_role = 'owner' and old.verified_at is not null and old.removed_at is null
    and (new.team_role <> 'owner' or new.removed_at is not null
      or new.production_house_id <> old.production_house_id)
  )
  execute function keep_an_owner();
create trigger owner_is_kept before delete on account for each row
  when (
    old.team_role = 'owner' and old.verified_at is not null and old.removed_at is null and pg_trigger_depth() = 0
  )
  execute function keep_an_owner();

-- Being removed ends every way in, also one that is being opened meanwhile.
create function end_ways_in() returns trigger language plpgsql as $$
begin
  delete from session where account_id = new.id;
  delete from google_identity where account_id = new.id;
  delete from google_exchange where account_id = new.id;
  delete from second_factor where account_id = new.id;
  delete from reset_token where account_id = new.id;
  delete from one_time_code where account_id = new.id;
  delete from known_device where account_id = new.id;
  return null;
end $$;

create trigger removal_ends_ways_in after update of removed_at on account for each row
  when (old.removed_at is null and new.removed_at is not null) execute function end_ways_in();

create function refuse_session_of_removed() returns trigger language plpgsql as $$
begin
  perform from account where id = new.account_id and removed_at is null for key share;
  if not found then
    raise exception 'account % was removed', new.account_id using errcode = 'KD241';
  end if;
  return new;
end $$;

create trigger session_is_of_member before insert on session
  for each row execute function refuse_session_of_removed();

create table team_invitation (
  id uuid primary key default gen_random_uuid(),
  production_house_id uuid not null references production_house on delete cascade,
  email text not null check (email = lower(email)),
  team_role team_role not null,
  -- The token follows from it and our key, and stands in the letter alone; sending anew makes another.
  seed uuid not null unique,
  token_hash bytea not null unique,
  account_id uuid references account on delete set null,
  sent_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > sent_at and expires_at <= sent_at + interval '8 days'),
  unique (production_house_id, email)
);

create index team_invitation_of_account on team_invitation (account_id);
create index team_invitation_expiry on team_invitation (expires_at);

create function refuse_large_team() returns trigger language plpgsql as $$
begin
  perform from production_house where id = new.production_house_id for no key update;
  perform from team_invitation where production_house_id = new.production_house_id and email = new.email;
  if found then
    return new;
  end if;
  if (select count(*) from account where production_house_id = new.production_house_id and removed_at is null)
    + (select count(*) from team_invitation where production_house_id = new.production_house_id) >= 50 then
    raise exception 'house % has 50 members', new.production_house_id using errcode = 'KD242';
  end if;
  return new;
end $$;

create trigger team_is_bounded before insert on team_invitation
  for each row execute function refuse_large_team();

-- From which day in India houses find a talent who does not show the profile to anyone; null for never.
alter table talent add column houses_from date;

create or replace function set_public_from() returns trigger language plpgsql as $$
begin
  new.public_from := public_from(new.id, new.visibility, new.date_of_birth);
  new.houses_from := case when new.visibility <> 'link'
    then public_from(new.id, 'public', new.date_of_birth) end;
  return new;
end $$;

update talent set public_from = null;

-- As public_talent, for houses; whether a child is for this house is its own question.
create function talent_for_houses(instant timestamptz) returns table (
  id uuid, name text, is_child boolean, gender gender, age integer, city text, image text, profile_type category,
  hair_color text, body_type text, beard text, eye_color text
)
  language sql stable
  begin atomic
    select talent.id,
      case
        when is_child(talent.date_of_birth, instant) then coalesce(substring(talent.name from '\S+'), '')
        else talent.name
      end,
      is_child(talent.date_of_birth, instant), talent.gender, age_in_india(talent.date_of_birth, instant),
      case when not is_child(talent.date_of_birth, instant) then talent.city end,
      talent.profile_photo, talent.profile_type, talent.hair_color, talent.body_type, talent.beard,
      talent.eye_color
    from talent;
  end;

-- As those of the public's searches.
create index talent_for_houses_by_choice on talent (profile_type, gender, plain_hair, plain_body, date_of_birth)
  include (listed_at, id, plain_beard, plain_eyes, plain_city, houses_from)
  where houses_from is not null;
create index talent_for_houses_by_city on talent (plain_city, profile_type, gender, date_of_birth)
  include (listed_at, id, plain_hair, plain_body, plain_beard, plain_eyes, houses_from)
  where houses_from is not null;
create index talent_for_houses_by_newest on talent (listed_at desc, id desc)
  include (
    profile_type, gender, plain_hair, plain_body, date_of_birth, plain_beard, plain_eyes, plain_city, houses_from,
    document, child_document
  )
  where houses_from is not null;
create index talent_for_houses_by_words on talent using gin (word_vector(document)) with (fastupdate = off)
  where houses_from is not null;

-- Talents that a house keeps together, under a name.
create table talent_list (
  id uuid primary key default gen_random_uuid(),
  production_house_id uuid not null references production_house on delete cascade,
  name text not null check (name <> ''),
  account_id uuid references account on delete set null,
  created_at timestamptz not null
);

create unique index talent_list_name on talent_list (production_house_id, lower(name));
create index talent_list_of_account on talent_list (account_id);

create table talent_list_entry (
  talent_list_id uuid not null references talent_list on delete cascade,
  talent_id uuid not null references talent on delete cascade,
  account_id uuid references account on delete set null,
  added_at timestamptz not null,
  primary key (talent_list_id, talent_id)
);

create index talent_list_entry_of_talent on talent_list_entry (talent_id);
create index talent_list_entry_of_account on talent_list_entry (account_id);

create function bound_talent_lists() returns trigger language plpgsql as $$
begin
  perform from production_house where id = new.production_house_id for no key update;
  if (select count(*) from talent_list where production_house_id = new.production_house_id) >= 50 then
    raise exception 'house % has 50 lists', new.production_house_id using errcode = 'KD243';
  end if;
  return new;
end $$;

create trigger talent_lists_are_bounded before insert on talent_list
  for each row execute function bound_talent_lists();

create function bound_talent_list() returns trigger language plpgsql as $$
begin
  perform from talent_list where id = new.talent_list_id for no key update;
  if (select count(*) from talent_list_entry where talent_list_id = new.talent_list_id) >= 500 then
    raise exception 'list % has 500 talents', new.talent_list_id using errcode = 'KD244';
  end if;
  return new;
end $$;

create trigger talent_list_is_bounded before insert on talent_list_entry
  for each row execute function bound_talent_list();

-- A house that a talent takes no invitations from.
create table house_mute (
  talent_id uuid not null references talent on delete cascade,
  production_house_id uuid not null references production_house on delete cascade,
  muted_at timestamptz not null,
  primary key (talent_id, production_house_id)
);

create index house_mute_of_house on house_mute (production_house_id);

-- A house asks a talent to apply to one of its calls, once. Whether the talent did stands with the applications.
create table casting_invitation (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references job on delete cascade,
  talent_id uuid not null references talent on delete cascade,
  account_id uuid references account on delete set null,
  message text not null,
  invited_at timestamptz not null,
  declined_at timestamptz check (declined_at >= invited_at),
  unique (job_id, talent_id)
);

create index casting_invitation_of_talent on casting_invitation (talent_id, invited_at desc);
create index casting_invitation_of_account on casting_invitation (account_id);

create function guard_casting_invitation() returns trigger language plpgsql as $$
declare
  house uuid;
  birth date;
begin
  perform from casting_invitation where job_id = new.job_id and talent_id = new.talent_id;
  if found then
    return new;
  end if;
  select production_house_id into house from job
    where id = new.job_id and status = 'open' and closes_at > new.invited_at for share;
  if not found then
    raise exception 'job % takes no applications', new.job_id using errcode = 'KD001';
  end if;
  -- One after the other, so that the bound of the day holds.
  perform from production_house where id = house for no key update;
  select date_of_birth into birth from talent where id = new.talent_id for share;
  perform from house_mute where talent_id = new.talent_id and production_house_id = house;
  if found then
    raise exception 'talent % takes no invitations of house %', new.talent_id, house using errcode = 'KD245';
  end if;
  if is_child(birth, new.invited_at) then
    perform from guardian where talent_id = new.talent_id and withdrawn_at is null for share;
    if not found then
      raise exception 'no guardian agreed for %', new.talent_id using errcode = 'KD012';
    end if;
  end if;
  if (
    select count(*) from casting_invitation join job on job.id = job_id
    where production_house_id = house and invited_at > new.invited_at - interval '1 day'
  ) >= 50 then
    raise exception 'house % invited 50 talents within a day', house using errcode = 'KD246';
  end if;
  return new;
end $$;

create trigger casting_invitation_is_guarded before insert on casting_invitation
  for each row execute function guard_casting_invitation();
