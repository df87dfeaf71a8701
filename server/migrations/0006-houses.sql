-- Production houses: company profile, team, talent lists and audit log.
-- The reference to job is added with that table.

create type work_type as enum ('Film Production', 'TV Production', 'Advertisement', 'Other');

create type house_verification as enum ('email', 'documents');
comment on type house_verification is
  'What has been verified. Children are shown only to houses whose documents staff have verified.';

create table production_house (
  id uuid primary key default gen_random_uuid(),
  company_name text,
  owner_name text,
  type_of_work work_type,
  gst_no text,
  gst_matches_pan boolean,
  verification house_verification not null default 'email',
  profile_photo text,
  email text,
  phone_number text,
  alternate_contact text,
  location text,
  website_url text,
  is_casting_director boolean not null default false,
  is_production_house boolean not null default false,
  is_ad_agency boolean not null default false,
  is_event_agency boolean not null default false,
  is_theater_group boolean not null default false,
  is_studio boolean not null default false,
  is_talent_agency boolean not null default false,
  works_tv boolean not null default false,
  works_film boolean not null default false,
  works_ott boolean not null default false,
  works_ads boolean not null default false,
  works_print boolean not null default false,
  works_theatre boolean not null default false,
  works_events boolean not null default false,
  saved_by uuid references account on delete set null,
  saved_by_request uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz
);
comment on table production_house is 'A production house and its company profile.';
comment on column production_house.type_of_work is
  'Null until a house that signed in with Google completes its registration.';
comment on column production_house.gst_matches_pan is
  'Whether the GSTIN contains the registered PAN; null without a GSTIN. For staff: nothing is rejected because '
  'of it.';
comment on column production_house.email is
  'The email of the company, which may differ from those of its members.';
comment on column production_house.saved_by is 'The member who saved the profile last.';
comment on column production_house.saved_by_request is
  'The request of the last save, so that a request sent twice saves once.';
comment on column production_house.updated_at is
  'When the house last saved its profile. Null since registration.';

create index production_house_by_saver on production_house (saved_by);

alter table account
  add constraint account_production_house_id_fkey
    foreign key (production_house_id) references production_house on delete cascade;
alter table profile_view
  add constraint profile_view_production_house_id_fkey
    foreign key (production_house_id) references production_house on delete cascade;

-- Team

create function member_name(account uuid) returns text
  language sql stable
  return (
    select coalesce(member.display_name, house.owner_name, member.email)
    from account member join production_house house on house.id = member.production_house_id
    where member.id = account
  );
comment on function member_name is 'The name of a team member, for colleagues.';

create function require_remaining_owner() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  -- Locked, so that of two owners who leave at the same time the second finds no other.
  perform from production_house where id = old.production_house_id for no key update;
  perform from account
    where production_house_id = old.production_house_id and id <> old.id and team_role = 'owner'
      and verified_at is not null and removed_at is null;
  if not found then
    raise exception 'account % is the last owner of its production house', old.id using errcode = 'KD240';
  end if;
  return coalesce(new, old);
end $$;
comment on function require_remaining_owner is 'A production house always has at least one verified owner.';

create trigger require_remaining_owner_on_update before update on account for each row
  when (
    old.team_role = 'owner' and old.verified_at is not null and old.removed_at is null
    and (new.team_role <> 'owner' or new.removed_at is not null
      or new.production_house_id <> old.production_house_id)
  )
  execute function require_remaining_owner();
-- Deleting the house deletes its accounts: that is a trigger of its own, at a greater depth.
create trigger require_remaining_owner_on_delete before delete on account for each row
  when (
    old.team_role = 'owner' and old.verified_at is not null and old.removed_at is null and pg_trigger_depth() = 0
  )
  execute function require_remaining_owner();

create table team_invitation (
  id uuid primary key default gen_random_uuid(),
  production_house_id uuid not null references production_house on delete cascade,
  email text not null check (email = lower(email)),
  team_role team_role not null,
  seed uuid not null unique,
  token_hash bytea not null unique,
  account_id uuid references account on delete set null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  unique (production_house_id, email),
  constraint team_invitation_expires_within_8_days
    check (expires_at > sent_at and expires_at <= sent_at + interval '8 days')
);
comment on table team_invitation is 'An invitation to join the team of a production house.';
comment on column team_invitation.seed is
  'The token is computed from it with our key and is only in the email. Sending the invitation again makes a '
  'new one.';
comment on column team_invitation.account_id is 'The member who invited.';

create index team_invitation_by_account on team_invitation (account_id);
create index team_invitation_by_expiry on team_invitation (expires_at);

create function limit_team_size() returns trigger language plpgsql set search_path = public, pg_temp as $$
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
comment on function limit_team_size is 'A team has at most 50 members, open invitations included.';

create trigger limit_team_size before insert on team_invitation
  for each row execute function limit_team_size();

-- Talent lists

create table talent_list (
  id uuid primary key default gen_random_uuid(),
  production_house_id uuid not null references production_house on delete cascade,
  name text not null check (name <> ''),
  account_id uuid references account on delete set null,
  created_at timestamptz not null
);
comment on table talent_list is 'A named list of talent that a production house keeps.';
comment on column talent_list.account_id is 'The member who created it.';

create unique index talent_list_by_name on talent_list (production_house_id, lower(name));
create index talent_list_by_account on talent_list (account_id);

create function limit_talent_lists() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform from production_house where id = new.production_house_id for no key update;
  if (select count(*) from talent_list where production_house_id = new.production_house_id) >= 50 then
    raise exception 'house % has 50 talent lists', new.production_house_id using errcode = 'KD243';
  end if;
  return new;
end $$;
comment on function limit_talent_lists is 'A production house has at most 50 talent lists.';

create trigger limit_talent_lists before insert on talent_list
  for each row execute function limit_talent_lists();

create table talent_list_entry (
  talent_list_id uuid not null references talent_list on delete cascade,
  talent_id uuid not null references talent on delete cascade,
  account_id uuid references account on delete set null,
  added_at timestamptz not null,
  primary key (talent_list_id, talent_id)
);
comment on table talent_list_entry is 'A talent on a list.';
comment on column talent_list_entry.account_id is 'The member who added the talent.';

create index talent_list_entry_by_talent on talent_list_entry (talent_id);
create index talent_list_entry_by_account on talent_list_entry (account_id);

create function limit_talent_list_entries() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform from talent_list where id = new.talent_list_id for no key update;
  if (select count(*) from talent_list_entry where talent_list_id = new.talent_list_id) >= 500 then
    raise exception 'list % has 500 talent', new.talent_list_id using errcode = 'KD244';
  end if;
  return new;
end $$;
comment on function limit_talent_list_entries is 'A talent list has at most 500 talent.';

create trigger limit_talent_list_entries before insert on talent_list_entry
  for each row execute function limit_talent_list_entries();

-- Audit log

create type audit_action as enum (
  'posted', 'edited', 'closed', 'reopened', 'copied', 'slots_added', 'slot_changed', 'slot_cancelled',
  'list_renamed', 'talent_removed', 'list_deleted',
  'member_invited', 'invitation_withdrawn', 'member_joined', 'role_changed', 'member_removed', 'member_left'
);
comment on type audit_action is
  'First the actions on a casting call, up to `slot_cancelled`; then those on talent lists and on the team.';

create table audit_log_entry (
  id bigint generated always as identity primary key,
  production_house_id uuid not null references production_house on delete cascade,
  action audit_action not null,
  account_id uuid references account on delete set null,
  job_id uuid,
  talent_list_id uuid references talent_list on delete set null,
  talent_id uuid references talent on delete cascade,
  member_id uuid references account on delete set null,
  about timestamptz,
  name text,
  team_role team_role,
  happened_at timestamptz not null,
  constraint audit_log_entry_has_job check ((job_id is not null) = (action <= 'slot_cancelled')),
  constraint audit_log_entry_has_time
    check ((about is not null) = (action in ('slots_added', 'slot_changed', 'slot_cancelled'))),
  constraint audit_log_entry_has_name check ((name is not null) = (action in (
    'list_renamed', 'talent_removed', 'list_deleted', 'member_invited', 'invitation_withdrawn'
  ))),
  constraint audit_log_entry_has_team_role
    check ((team_role is not null) = (action in ('member_invited', 'member_joined', 'role_changed')))
);
comment on table audit_log_entry is
  'What a member of a production house did to its casting calls, talent lists and team. Rows are only added.';
comment on column audit_log_entry.account_id is 'Who did it.';
comment on column audit_log_entry.talent_list_id is 'Null once the list is deleted; `name` keeps its name.';
comment on column audit_log_entry.talent_id is
  'The talent who was removed from a list. The entry is deleted with the talent.';
comment on column audit_log_entry.member_id is 'The team member that the entry is about.';
comment on column audit_log_entry.about is 'The start of the audition that it is about.';
comment on column audit_log_entry.name is
  'The name of the list until then, or the email address that was invited.';

create index audit_log_entry_by_job on audit_log_entry (job_id, id);
create index audit_log_entry_by_account on audit_log_entry (account_id);
create index audit_log_entry_by_house on audit_log_entry (production_house_id, id) where job_id is null;
create index audit_log_entry_by_list on audit_log_entry (talent_list_id, id) where talent_list_id is not null;
create index audit_log_entry_by_talent on audit_log_entry (talent_id) where talent_id is not null;
create index audit_log_entry_by_member on audit_log_entry (member_id) where member_id is not null;
