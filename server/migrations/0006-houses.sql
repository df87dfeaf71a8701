-- Production houses: company profile, verification, team, talent lists, webhooks, audit log and suspensions.
-- The reference to job is added with that table.

create type work_type as enum ('Film Production', 'TV Production', 'Advertisement', 'Other');
create type house_verification as enum ('email', 'documents');
comment on type house_verification is 'What was verified. Seeing children takes a grade as well (child_grade).';

create table production_house (
  id uuid primary key default gen_random_uuid(),
  company_name text,
  owner_name text,
  type_of_work work_type,
  awaits_registration boolean not null default false,
  gst_no text,
  gst_matches_pan boolean,
  verification house_verification not null default 'email',
  verified_until date,
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
  sends_shortlists boolean not null default false,
  saved_by uuid references account on delete set null,
  saved_by_request uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  constraint production_house_verified_until_with_verification
    check (verified_until is null or verification = 'documents')
);
comment on column production_house.awaits_registration is 'Until a registration with Google is completed.';
comment on column production_house.gst_matches_pan is 'Whether the GSTIN has the PAN; null without one. For staff.';
comment on column production_house.verified_until is 'The document''s last valid day; null if it has no end.';
comment on column production_house.sends_shortlists is 'Whether a shortlisting is sent once it cannot be undone.';
create index production_house_by_part_of_name on production_house using gin (company_name gin_trgm_ops);
create index production_house_by_saver on production_house (saved_by);
create index production_house_verified_until on production_house (verified_until) where verified_until is not null;
create trigger drop_pages_of_changed_house after update on production_house
  for each row when (
    old.updated_at is distinct from new.updated_at or old.verification is distinct from new.verification)
  execute function drop_public_pages();
create trigger reject_other_name before update of company_name on production_house for each row
  when (old.verification = 'documents' and new.verification = 'documents'
    and letters_of_name(old.company_name) <> letters_of_name(new.company_name))
  execute function reject('KD279', 'staff verified it by its former name');
alter table account add foreign key (production_house_id) references production_house on delete cascade;
alter table profile_view add foreign key (production_house_id) references production_house on delete cascade;

-- Team
create function member_name(account uuid) returns text language sql stable
  return (
    select coalesce(member.display_name, house.owner_name, member.email)
    from account member join production_house house on house.id = member.production_house_id
    where member.id = account
  );

create function is_last_owner(member account, of_those_who_stay boolean) returns boolean
  language plpgsql set search_path = public, pg_temp as $$
begin
  -- Locked, so that of two owners who leave at the same time the second finds no other.
  perform from production_house where id = member.production_house_id for no key update;
  perform from account
    where production_house_id = member.production_house_id and id <> member.id and team_role = 'owner'
      and verified_at is not null and removed_at is null
      and not (of_those_who_stay and exists (select from account_deletion where account_id = account.id));
  return not found;
end $$;

create function require_remaining_owner() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  -- Cascades pass, and changes that leave the owner an owner.
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 or tg_op = 'UPDATE'
    and new.team_role = 'owner' and new.removed_at is null and new.production_house_id = old.production_house_id then
    return coalesce(new, old);
  end if;
  -- An owner who asked for deletion is no longer there to take over, but has time to return after another is erased.
  if is_last_owner(old, tg_op = 'UPDATE') then
    raise exception 'account % is the last owner of its production house', old.id using errcode = 'KD240';
  end if;
  return coalesce(new, old);
end $$;
create trigger require_remaining_owner before update or delete on account for each row
  when (old.team_role = 'owner' and old.verified_at is not null and old.removed_at is null)
  execute function require_remaining_owner();

create table team_invitation (
  id uuid primary key default gen_random_uuid(),
  production_house_id uuid not null references production_house on delete cascade,
  email text not null check (email = lower(email)),
  mailbox text not null generated always as (mailbox(email)) stored,
  team_role team_role not null,
  project_ids uuid[],
  seed uuid not null unique,
  token_hash bytea not null unique,
  account_id uuid references account on delete set null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  unique (production_house_id, mailbox),
  constraint team_invitation_of_owner_sees_all check (team_role <> 'owner' or project_ids is null),
  constraint team_invitation_expires_within_8_days
    check (expires_at > sent_at and expires_at <= sent_at + interval '8 days')
);
comment on column team_invitation.project_ids is 'The projects to which the member will be limited; null for none.';
comment on column team_invitation.seed is 'Gives, with our key, the token, which is only in the email.';
create index team_invitation_by_account on team_invitation (account_id);
create index team_invitation_by_expiry on team_invitation (expires_at);

create trigger limit_rows after insert on team_invitation for each row
  execute function limit_rows('production_house', 'production_house_id',
    '50 - (select count(*) from account where production_house_id = $1 and removed_at is null)', 'KD242');

-- Documents that verify a house or an agency
create type house_document_kind as enum ('pan_card', 'gst_certificate');
create type house_document_state as enum ('waiting', 'verified', 'rejected');

create table house_document (
  owner_id uuid primary key generated always as (coalesce(production_house_id, talent_id)) stored,
  production_house_id uuid unique references production_house on delete cascade,
  talent_id uuid unique references talent on delete cascade,
  kind house_document_kind not null,
  state house_document_state not null default 'waiting',
  file text references media_file,
  for_children boolean not null default false,
  account_id uuid references account on delete set null,
  reason text check (reason <> ''),
  refused_for text check (refused_for in ('fraud', 'copied', 'unsafe', 'child_permit', 'not_casting')),
  sent_at timestamptz not null,
  decided_at timestamptz,
  constraint house_document_of_house_or_agency check (num_nonnulls(production_house_id, talent_id) = 1),
  constraint house_document_for_children_of_house check (talent_id is null or not for_children),
  constraint house_document_has_file_while_waiting check ((file is not null) = (state = 'waiting')),
  constraint house_document_rejected_with_reason check ((reason is not null) = (state = 'rejected')),
  constraint house_document_decided_with_time check ((decided_at is null) = (state = 'waiting'))
);
comment on column house_document.talent_id is 'The agency, if it is not the document of a house.';
comment on column house_document.file is 'Only until staff decide: a copy of an identity document is not kept.';
comment on column house_document.for_children is 'Whether the house also asks for the grade, which takes two of staff.';
comment on column house_document.refused_for is 'Why staff accept no other document, until an appeal is accepted; `reason` says more.';
create trigger reject_document_of_refused before update of state on house_document for each row
  when (old.refused_for is not null and new.state <> 'rejected')
  execute function require('KD278', 'it was refused for good', 'false');
create index house_document_by_file on house_document (file);
create index house_document_by_account on house_document (account_id);
create index house_document_waiting on house_document (sent_at) where state = 'waiting';

create view document_owner as
  select id, false as is_agency, company_name, owner_name, gst_no, gst_matches_pan, created_at,
    verification = 'documents' as verified, verified_until
  from production_house
  union all
  select id, true, name, null, null, null, created_at, agency_verified_at is not null, agency_verified_until
  from talent where profile_type = 'Talent Agencies';
comment on view document_owner is 'The houses and agencies, which staff verify by their documents.';

-- Talent lists
create table talent_list (
  id uuid primary key default gen_random_uuid(),
  production_house_id uuid not null references production_house on delete cascade,
  name text not null check (name <> ''),
  account_id uuid references account on delete set null,
  created_at timestamptz not null
);
create unique index talent_list_by_name on talent_list (production_house_id, lower(name));
create index talent_list_by_account on talent_list (account_id);

create trigger limit_rows after insert on talent_list for each row
  execute function limit_rows('production_house', 'production_house_id', '50', 'KD243');

create table talent_list_entry (
  talent_list_id uuid not null references talent_list on delete cascade,
  talent_id uuid not null references talent on delete cascade,
  account_id uuid references account on delete set null,
  added_at timestamptz not null,
  primary key (talent_list_id, talent_id)
);
create index talent_list_entry_by_talent on talent_list_entry (talent_id);
create index talent_list_entry_by_account on talent_list_entry (account_id);

create trigger limit_rows after insert on talent_list_entry for each row
  execute function limit_rows('talent_list', 'talent_list_id', '500', 'KD244');

-- Webhooks
create table house_webhook (
  id uuid primary key default gen_random_uuid(),
  production_house_id uuid not null references production_house on delete cascade,
  account_id uuid not null references account on delete cascade,
  url text not null check (url ~ '^https?://'),
  events text[] not null
    check (cardinality(events) > 0 and events <@ array['application.received', 'application.stage_changed']),
  sealed_secret bytea not null,
  created_at timestamptz not null,
  paused_at timestamptz
);
comment on column house_webhook.account_id is 'The owner who added it. It ends when they are an owner no longer.';
comment on column house_webhook.paused_at is 'Since when nothing is sent, because it did not work for more than a day.';
create index house_webhook_by_house on house_webhook (production_house_id);
create index house_webhook_by_account on house_webhook (account_id);

create table webhook_delivery (
  id uuid primary key default gen_random_uuid(),
  webhook_id uuid not null references house_webhook on delete cascade,
  event text not null,
  payload jsonb not null,
  created_at timestamptz not null,
  queued_at timestamptz,
  tries integer not null default 0,
  tried_at timestamptz,
  status integer,
  delivered_at timestamptz,
  failed_at timestamptz,
  check (delivered_at is null or failed_at is null)
);
create index webhook_delivery_by_webhook on webhook_delivery (webhook_id, created_at desc);
create index webhook_delivery_by_age on webhook_delivery (created_at);
create index webhook_delivery_unqueued on webhook_delivery (created_at) where queued_at is null;

create trigger limit_rows after insert on house_webhook for each row
  execute function limit_rows('production_house', 'production_house_id', '5', 'KD248');

create function tell_webhooks() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  type text := case tg_op when 'INSERT' then 'application.received' else 'application.stage_changed' end;
begin
  insert into webhook_delivery (webhook_id, event, payload, created_at)
    select hook.id, type, jsonb_build_object('application_id', new.id, 'job_id', new.job_id, 'stage', new.stage)
        || case tg_op when 'INSERT' then '{}' else jsonb_build_object('former_stage', old.stage) end,
      clock_timestamp()
    from job join house_webhook hook on hook.production_house_id = job.production_house_id
      join talent on talent.id = new.talent_id
      join account on account.id = talent.id and not added_by_house
    where job.id = new.job_id and hook.paused_at is null and type = any (hook.events) and new.hidden_at is null
      and (not is_child(date_of_birth, now()) or may_see_child(job.production_house_id, talent.id));
  return null;
end $$;

-- Audit log
create type audit_action as enum (
  'posted', 'edited', 'closed', 'reopened', 'copied', 'stopped', 'resumed', 'child_shown', 'slots_added',
  'slot_changed', 'slot_cancelled', 'terms_sealed', 'list_renamed', 'talent_removed', 'list_deleted', 'member_invited', 'invitation_withdrawn',
  'member_joined', 'role_changed', 'member_removed', 'member_left', 'calendar_link_ended', 'projects_changed', 'renamed'
);
comment on type audit_action is 'First acts on a casting call, up to `terms_sealed`; then on lists and the team.';
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
  constraint audit_log_entry_has_job check ((job_id is not null) = (action <= 'terms_sealed')),
  constraint audit_log_entry_has_time
    check ((about is not null) = (action in ('slots_added', 'slot_changed', 'slot_cancelled'))),
  constraint audit_log_entry_has_name check ((name is not null) = (action in (
    'child_shown', 'terms_sealed', 'list_renamed', 'talent_removed', 'list_deleted', 'member_invited', 'invitation_withdrawn',
    'renamed'
  ))),
  constraint audit_log_entry_has_team_role
    check ((team_role is not null) = (action in ('member_invited', 'member_joined', 'role_changed')))
);
comment on column audit_log_entry.talent_list_id is 'Null once the list is deleted; `name` keeps its name.';
comment on column audit_log_entry.about is 'The start of the audition that it is about.';
comment on column audit_log_entry.name is 'The name of the house or the list until then, the email address that was invited, that of a client, or the hash of a sealed file.';
create index audit_log_entry_by_job on audit_log_entry (job_id, id);
create index audit_log_entry_by_account on audit_log_entry (account_id);
create index audit_log_entry_by_house on audit_log_entry (production_house_id, id) where job_id is null;
create index audit_log_entry_by_list on audit_log_entry (talent_list_id, id) where talent_list_id is not null;
create index audit_log_entry_by_talent on audit_log_entry (talent_id) where talent_id is not null;
create index audit_log_entry_by_member on audit_log_entry (member_id) where member_id is not null;

create function end_team_invitations(inviter uuid) returns void
  language sql set search_path = public, pg_temp as $$
  with ended as (delete from team_invitation where account_id = inviter returning production_house_id, email)
  insert into audit_log_entry (production_house_id, action, name, happened_at)
    select production_house_id, 'invitation_withdrawn', email, now() from ended;
$$;
comment on function end_team_invitations is 'Ends what an account has invited to, and writes it into the history.';

create function end_grants_of_owner() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform end_team_invitations(new.id);
  delete from house_webhook where account_id = new.id;
  return null;
end $$;
comment on function end_grants_of_owner is 'What an owner let in or sends out holds only while they are an owner.';
create trigger end_grants_of_owner after update of team_role, removed_at on account for each row
  when (old.team_role = 'owner' and (new.team_role <> 'owner' or new.removed_at is not null))
  execute function end_grants_of_owner();

-- Suspensions and bans: one member of staff proposes them, another confirms them
create type suspension_kind as enum ('suspension', 'ban');
create table house_suspension (
  id uuid primary key default gen_random_uuid(),
  production_house_id uuid not null references production_house on delete cascade,
  kind suspension_kind not null,
  reason text not null check (reason <> ''),
  proposed_by uuid not null references staff_member,
  proposed_at timestamptz not null,
  confirmed_by uuid references staff_member,
  confirmed_at timestamptz,
  ended_by uuid references staff_member,
  ended_at timestamptz,
  constraint house_suspension_confirmed_by_somebody check ((confirmed_by is null) = (confirmed_at is null)),
  constraint house_suspension_ended_by_somebody check ((ended_by is null) = (ended_at is null))
);
comment on column house_suspension.reason is 'What the house is told.';
comment on column house_suspension.ended_at is 'When it ended, or when the proposal was dismissed.';
create unique index house_suspension_one_proposed on house_suspension (production_house_id)
  where confirmed_at is null and ended_at is null;
create unique index house_suspension_one_in_force on house_suspension (production_house_id)
  where confirmed_at is not null and ended_at is null;
create index house_suspension_by_house on house_suspension (production_house_id);

create trigger require_second_person before insert or update of confirmed_by on house_suspension for each row
  when (new.confirmed_by is not null)
  execute function require('KD273', 'an independent second person is needed',
    'may_be_second_person($1.proposed_by, $1.confirmed_by, $1.confirmed_at)
      and still_is($1.proposed_by, ''{moderator,owner}'')');

create function house_suspension_kind(house uuid) returns suspension_kind language sql stable
return (
  select kind from house_suspension
  where production_house_id = house and confirmed_at is not null and ended_at is null
);

-- Verified for children
create table child_grade (
  id uuid primary key default gen_random_uuid(),
  production_house_id uuid not null references production_house on delete cascade,
  reason text not null check (reason <> ''),
  valid_until date,
  first_by uuid not null references staff_member,
  first_at timestamptz not null,
  second_by uuid references staff_member,
  second_at timestamptz,
  ended_at timestamptz,
  constraint child_grade_seconded_by_somebody check ((second_by is null) = (second_at is null))
);
comment on table child_grade is 'A house verified for children: two of staff who opened its document approve.';
comment on column child_grade.valid_until is 'The last valid day of that document; null if it has no end.';
comment on column child_grade.ended_at is 'When it ended, or when the first approval was rejected.';
create unique index child_grade_one_waiting on child_grade (production_house_id)
  where second_at is null and ended_at is null;
create index child_grade_in_force on child_grade (production_house_id)
  where second_at is not null and ended_at is null;
create index child_grade_by_house on child_grade (production_house_id);

create function check_child_grade() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform from production_house join house_document on production_house_id = id
    where id = new.production_house_id and verification = 'documents' and file is not null and not exists (
      select from unnest(array_remove(array[new.first_by, new.second_by], null)) approver where not exists (
        select from staff_audit_entry
        where staff_id = approver and action = 'viewed_document' and subject_id = new.production_house_id::text
          and happened_at >= sent_at
      )
    );
  if not found then
    raise exception 'house % has no document that every approver has opened', new.production_house_id
      using errcode = 'KD276';
  end if;
  return new;
end $$;
comment on function check_child_grade is 'Every approver has opened the document, which is kept until the second.';
create trigger require_second_person before insert or update of second_by on child_grade for each row
  when (new.second_by is not null)
  execute function require('KD273', 'an independent second person is needed',
    'may_be_second_person($1.first_by, $1.second_by, $1.second_at)
      and still_is($1.first_by, ''{moderator,owner}'')');
create trigger check_child_grade before insert or update of first_by, second_by on child_grade
  for each row execute function check_child_grade();

create function end_child_grade() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update child_grade set ended_at = now() where production_house_id = new.id and ended_at is null;
  return null;
end $$;
comment on function end_child_grade is 'The grade ends with the verification by documents.';
create trigger end_child_grade after update of verification on production_house for each row
  when (old.verification = 'documents' and new.verification <> 'documents') execute function end_child_grade();

create function end_first_approval() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update child_grade set ended_at = now()
    where production_house_id = new.production_house_id and second_at is null and ended_at is null;
  return null;
end $$;
comment on function end_first_approval is 'A rejected or replaced document takes the first approval with it.';
create trigger end_first_approval after update on house_document for each row
  when (new.state = 'rejected' or new.sent_at <> old.sent_at) execute function end_first_approval();

create function sees_children(house uuid) returns boolean language sql stable
  return exists (
    select from child_grade where production_house_id = house and second_at is not null and ended_at is null
  );
comment on function sees_children is 'Whether a house is verified for children.';

create function may_see_child(house uuid, child uuid) returns boolean language sql stable
  return sees_children(house) and guardian_agrees(child)
    and not exists (select from account_deletion where account_id = child);
comment on function may_see_child is
  'The rule of who sees a child: houses verified for children, while the guardian agrees and nobody asks for deletion.';

create table banned_identity (
  banned_house uuid not null,
  kind text not null check (kind in ('email', 'mobile', 'pan', 'aadhaar', 'gstin')),
  fingerprint bytea not null,
  primary key (banned_house, kind, fingerprint)
);
comment on table banned_identity is 'Keyed fingerprints of a banned house and its owners, until the ban ends.';
comment on column banned_identity.banned_house is 'Its id; no reference, as bans outlive a deleted house.';
create index banned_identity_by_fingerprint on banned_identity (kind, fingerprint);

create function banned_house_like(house uuid) returns text language sql stable set search_path = public, pg_temp as $$
  select coalesce(other.company_name, 'a house without a name')
  from production_house this
    join house_suspension ban on ban.kind = 'ban' and ban.confirmed_at is not null and ban.ended_at is null
    join production_house other on other.id = ban.production_house_id and other.id <> this.id
  where this.id = house and (
    lower(regexp_replace(this.company_name, '[^[:alnum:]]', '', 'g'))
      = lower(regexp_replace(other.company_name, '[^[:alnum:]]', '', 'g'))
    or this.gst_no = other.gst_no
    or exists (
      select from account member join account banned on banned.production_house_id = other.id and (
        banned.mailbox = member.mailbox or banned.mobile = member.mobile
        or banned.pan_fingerprint = member.pan_fingerprint or banned.aadhaar_fingerprint = member.aadhaar_fingerprint
      )
      where member.production_house_id = this.id
    )
  )
  order by ban.confirmed_at limit 1
$$;
comment on function banned_house_like is 'A banned house with this name, GST number or one of these people, or null.';
