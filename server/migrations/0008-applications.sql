-- Applications: applying, status history, stages and decisions, review, share links, invitations to apply.

create type application_status as enum (
  'applied', 'viewed', 'shortlisted', 'audition', 'selected', 'not_selected', 'withdrawn'
);
comment on type application_status is 'In the order an application moves through them. The last three are outcomes.';
create type application_stage as enum (
  'applied', 'viewed', 'on_hold', 'shortlisted', 'backup', 'audition', 'round_1', 'round_2', 'round_3', 'selected',
  'not_selected', 'withdrawn'
);
create type application_party as enum ('talent', 'house', 'system');
comment on type application_party is 'Who acts: the talent, a member of the production house, or the product.';
create type media_kind as enum ('image', 'video', 'audio');

create table application (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references job on delete cascade,
  talent_id uuid not null references talent on delete cascade,
  status application_status not null default 'applied',
  stage application_stage not null default 'applied',
  board_changed_at timestamptz not null default clock_timestamp(),
  role_specific_info text not null,
  travel boolean not null,
  availability boolean not null,
  details jsonb not null default '{}',
  opened boolean not null default false,
  allowance_returned boolean not null default false,
  applied_at timestamptz not null,
  hidden_at timestamptz,
  considered_by uuid references account on delete set null,
  mandate_id uuid,
  unique (talent_id, job_id),
  constraint application_stage_fits_status check (
    (stage = 'withdrawn') = (status = 'withdrawn')
    and (status <> 'selected' or stage = 'selected')
    -- A move that was undone leaves an application new for the house, although somebody looked at it.
    and (stage <> 'applied' or status in ('applied', 'viewed'))
  )
);
comment on table application is 'A talent''s application to a casting call, once; a second attempt finds the first.';
comment on column application.stage is 'Where the house put it. Only the house sees it; the talent sees status.';
comment on column application.board_changed_at is 'When stage or status changed. Boards ask what is new.';
comment on column application.details is 'The form as it was sent. Later changes of the profile do not change it.';
comment on column application.opened is 'Whether a person of the house opened it or decided on it while it was shown.';
comment on column application.allowance_returned is 'Whether it no longer counts, as nobody opened it in time.';
comment on column application.hidden_at is 'Since when houses cannot read it, because the consent for a child ended.';
comment on column application.considered_by is
  'The member who considers the talent for this role on their own. Its status history begins with the house.';
comment on column application.mandate_id is 'By which somebody sent it for the talent. Null if the talent did.';
create index application_by_considerer on application (considered_by);
create index application_by_mandate on application (mandate_id) where mandate_id is not null;
create index application_by_job on application (job_id, applied_at desc);
create index application_by_time on application (applied_at) include (job_id);
create index application_by_stage on application (job_id, stage);
create index application_by_board_change on application (job_id, board_changed_at);
create function is_removed(wanted uuid) returns boolean language sql stable return (
  select approved_at is null and exists (select from application where job_id = job.id) from job where id = wanted
);
comment on function is_removed is 'Whether staff took down or refused a casting call to which somebody had applied.';
create function staff_stop(wanted uuid) returns text language sql stable return (
  select case when is_removed(id) then 'removed' else house_suspension_kind(production_house_id)::text end
  from job where id = wanted
);
comment on function staff_stop is 'Why a casting call is stopped: it is removed, or its house suspended or banned. Null if it is not.';
create function is_stopped(wanted uuid) returns boolean language sql stable return staff_stop(wanted) is not null;
comment on function is_stopped is 'Whether nothing is asked or told by itself: the casting call is removed, or its house suspended.';

create function reject_for_removed() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  wanted uuid := coalesce(
    (to_jsonb(new) ->> 'job_id')::uuid,
    (select job_id from application where id = (to_jsonb(new) ->> 'application_id')::uuid)
  );
begin
  if is_removed(wanted) then
    raise exception 'staff removed casting call %', wanted using errcode = 'KD286';
  end if;
  if tg_argv[0] = 'or suspended' and is_stopped(wanted) then
    raise exception 'staff suspended the house of casting call %', wanted using errcode = 'KD287';
  end if;
  return new;
end $$;
comment on function reject_for_removed is
  'Nothing is arranged or agreed about a casting call that staff removed; talent agree to nothing of a suspended house.';

create trigger tell_webhooks_of_application after insert on application for each row execute function tell_webhooks();
create trigger tell_webhooks_of_stage after update of stage on application for each row
  when (old.stage is distinct from new.stage) execute function tell_webhooks();

create table added_person (
  id uuid primary key,
  job_id uuid not null references job on delete cascade,
  application_id uuid references application on delete cascade,
  request_id uuid not null,
  position smallint not null,
  account_id uuid references account on delete set null,
  added_at timestamptz not null,
  email text check (email = lower(email)),
  mailbox text generated always as (mailbox(email)) stored,
  mobile text check (mobile ~ '^\+[1-9]\d{6,14}$'),
  token_hash bytea not null unique,
  told_at timestamptz,
  joined_at timestamptz,
  is_merged boolean not null default false,
  deleted_at timestamptz,
  house_told_at timestamptz,
  deleted_contacts bytea[] not null default '{}',
  unique (job_id, request_id, position),
  constraint added_person_deleted_has_no_application check ((application_id is null) = (deleted_at is not null)),
  constraint added_person_has_contact
    check ((joined_at is null and deleted_at is null) = (num_nonnulls(email, mobile) > 0))
);
comment on table added_person is
  'Whom a house added to its board, confirming the age of 18. Stays as a mark once the person registers.';
comment on column added_person.account_id is 'The member who added the person and confirmed the age of 18.';
comment on column added_person.token_hash is 'Of the link to the page on which the person answers without an account.';
comment on column added_person.joined_at is 'When an account with this contact took the application over.';
comment on column added_person.is_merged is 'Whether that account had applied itself, so that the mark is on its own application.';
comment on column added_person.deleted_at is 'When the person had everything deleted. The row then says nothing about them.';
comment on column added_person.deleted_contacts is
  'Keyed fingerprints of the contacts of somebody who had everything deleted: the house cannot add them again.';
create index added_person_by_application on added_person (application_id);
create index added_person_by_account on added_person (account_id);
create index added_person_by_mailbox on added_person (mailbox);
create index added_person_by_mobile on added_person (mobile);
create unique index added_person_mailbox_once on added_person (job_id, mailbox);
create unique index added_person_mobile_once on added_person (job_id, mobile);
create index added_person_untold_house on added_person (id)
  where (deleted_at is not null or is_merged) and house_told_at is null;
create trigger limit_rows after insert on added_person for each row
  execute function limit_rows('job', 'job_id', '1000', 'KD223');

create function is_added_by_house(talent uuid) returns boolean language sql stable
return exists (select from account where id = talent and added_by_house);
comment on function is_added_by_house is 'Whether a house added this person, who has not registered.';

create function call_ended_at(wanted uuid) returns timestamptz language sql stable
return (
  select case when status = 'closed' then least(closes_at, (
    select max(happened_at) from audit_log_entry where job_id = job.id and action = 'closed'
  )) else closes_at end
  from job where id = wanted
);
comment on function call_ended_at is 'The deadline, or when the house closed the casting call before it.';

create table application_consent (
  application_id uuid not null references application on delete cascade,
  consent text not null,
  version text not null,
  language text not null default 'en' check (language ~ '^[a-z]{2,3}(-[a-z]+)?$'),
  agreed_at timestamptz not null,
  primary key (application_id, consent)
);

create function lacks_consent(application uuid) returns boolean language sql stable
  return (
    select count(*) < 2 from application_consent
    where application_id = application and consent in ('sharing', 'contact')
  ) and not exists (
    -- The house itself entered what it reads.
    select from added_person where added_person.application_id = application and not is_merged
  );

create type guardian_decision_kind as enum (
  'application', 'audition', 'tape', 'offer', 'invitation', 'conversation'
);
create table guardian_decision (
  id uuid primary key default gen_random_uuid(),
  talent_id uuid not null references talent on delete cascade,
  job_id uuid not null references job on delete cascade,
  kind guardian_decision_kind not null,
  subject_id uuid not null,
  prepared jsonb not null default '{}',
  asked_at timestamptz not null,
  decided_at timestamptz,
  approved boolean,
  guardian_id uuid,
  foreign key (guardian_id, talent_id) references guardian (id, talent_id) on delete cascade,
  constraint guardian_decision_is_whole check (num_nulls(decided_at, approved, guardian_id) in (0, 3))
);
comment on table guardian_decision is 'What a child prepared, and what the guardian decided. Houses see neither.';
comment on column guardian_decision.subject_id is
  'The casting call of an application, the application of an audition or conversation, the tape, offer or invitation.';
comment on column guardian_decision.prepared is 'The form of an application, or the chosen audition slot.';
create unique index guardian_decision_waiting on guardian_decision (talent_id, kind, subject_id)
  where decided_at is null;
create index guardian_decision_by_subject on guardian_decision (subject_id);
create index guardian_decision_by_talent on guardian_decision (talent_id, asked_at);
create index guardian_decision_by_job on guardian_decision (job_id);
create index guardian_decision_by_guardian on guardian_decision (guardian_id, talent_id);
create trigger reject_for_removed before insert on guardian_decision for each row when (new.approved is distinct from false)
  execute function reject_for_removed();
create trigger reject_second_decision before update on guardian_decision for each row
  when (old.decided_at is not null) execute function reject('KD017', 'the guardian has decided');

create function guardian_allows(child uuid, wanted guardian_decision_kind, subject uuid, expected jsonb)
  returns boolean language plpgsql stable set search_path = public, pg_temp as $$
begin
  return exists (
    select from guardian
    where talent_id = child and consented_at is not null and withdrawn_at is null and (
      applies_alone and wanted <> 'offer' or exists (
        select from guardian_decision decision
        where decision.guardian_id = guardian.id and decision.talent_id = child and kind = wanted
          and subject_id = subject and approved and prepared @> expected
          -- An approval is for one tape: the next one needs another.
          and (wanted <> 'tape' or decided_at > coalesce(
            (select greatest(received_at, removed_at) from self_tape where id = subject), '-infinity'
          ))
          -- Nor is a withdrawn application sent again by an approval from before.
          and (wanted <> 'application' or decided_at > coalesce((
            select max(happened_at) from application sent join status_change on application_id = sent.id
            where sent.talent_id = child and sent.job_id = subject and status_change.status = 'withdrawn'
          ), '-infinity'))
      )
    )
  );
end $$;
create function awaits_guardian(child uuid, wanted guardian_decision_kind, subject uuid, instant timestamptz)
  returns boolean language sql stable
return guardian_agrees(child) and not guardian_allows(child, wanted, subject, '{}')
  and exists (select from talent where id = child and is_child(date_of_birth, instant));
comment on function awaits_guardian is 'Whether the guardian has not let the child see what a house wrote.';

comment on function guardian_allows is 'Whether the guardian who consents approved this, or lets the child apply alone.';

create table application_media (
  id uuid primary key default gen_random_uuid(),
  application_id uuid references application on delete cascade,
  guardian_decision_id uuid references guardian_decision on delete cascade,
  field text not null,
  kind media_kind not null,
  state media_state not null default 'ready',
  file text not null references media_file,
  poster text references media_file,
  small_file text references media_file,
  seconds real,
  self_tape_id uuid,
  take smallint check (take between 1 and 5),
  trim_from_ms integer check (trim_from_ms >= 0),
  trim_to_ms integer check (trim_to_ms > 0),
  slate text[],
  constraint application_media_has_one_owner check (num_nonnulls(application_id, guardian_decision_id) = 1),
  constraint application_media_is_a_take check (
    (field = 'selfTape') = (self_tape_id is not null) and (self_tape_id is null) = (take is null)
  ),
  constraint application_media_trim_is_in_order check (trim_to_ms > coalesce(trim_from_ms, 0))
);
comment on table application_media is
  'A file of an application, which only the talent and the house see, or of what waits for a guardian.';
create index application_media_by_application on application_media (application_id);
create index application_media_by_guardian_decision on application_media (guardian_decision_id);
create index application_media_by_file on application_media (file);
create index application_media_by_poster on application_media (poster) where poster is not null;
create index application_media_by_small_file on application_media (small_file) where small_file is not null;
create unique index application_media_has_one_file_per_take on application_media
  (self_tape_id, take, (application_id is null)) where self_tape_id is not null;
comment on column application_media.small_file is 'A take in 360p.';
comment on column application_media.slate is 'The lines shown before a take, as the profile had them when it was sent.';
comment on column application_media.trim_from_ms is 'What is left out of a take when it is processed, and `trim_to_ms`.';

create function delete_request_without_takes() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  delete from guardian_decision where id = old.guardian_decision_id and kind = 'tape' and decided_at is null
    and not exists (select from application_media where guardian_decision_id = old.guardian_decision_id);
  return null;
end $$;
comment on function delete_request_without_takes is 'A guardian is not asked about a tape of which no take is left.';
-- Deferred, because a take that replaces another is inserted after that one is deleted.
create constraint trigger delete_request_without_takes after delete on application_media
  deferrable initially deferred for each row when (old.guardian_decision_id is not null)
  execute function delete_request_without_takes();

create table application_draft (
  talent_id uuid references talent on delete cascade,
  job_id uuid references job on delete cascade,
  fields jsonb not null check (jsonb_typeof(fields) = 'object' and octet_length(fields::text) <= 100000),
  saved_at timestamptz not null,
  primary key (talent_id, job_id)
);
comment on table application_draft is 'What a talent typed into the apply form. Goes with the application, or by age.';
create index application_draft_by_job on application_draft (job_id);
create index application_draft_by_age on application_draft (saved_at);
create function delete_application_draft() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  delete from application_draft where talent_id = new.talent_id and job_id = new.job_id;
  return null;
end $$;
create trigger delete_application_draft after insert on application for each row
  execute function delete_application_draft();

create table application_kit (
  id uuid primary key default gen_random_uuid(),
  talent_id uuid not null references talent on delete cascade,
  name text not null check (length(name) between 1 and 60),
  note text not null check (length(note) <= 5000),
  headshot uuid references talent_media on delete set null,
  full_photo uuid references talent_media on delete set null,
  audition_video uuid references talent_media on delete set null
);
comment on table application_kit is 'Photos, a video and a note to apply with again. Deleted files leave the kits.';
create unique index application_kit_name on application_kit (talent_id, lower(name));
create index application_kit_by_headshot on application_kit (headshot);
create index application_kit_by_full_photo on application_kit (full_photo);
create index application_kit_by_audition_video on application_kit (audition_video);

-- Applying. The triggers before an insert run in the order of their names.
create function require_visible_child(talent uuid, job uuid, date_of_birth date, instant timestamptz)
returns void language plpgsql set search_path = public, pg_temp as $$
begin
  if not is_child(date_of_birth, instant) then
    return;
  end if;
  perform from talent as child where id = talent for no key update;
  perform from guardian
    where talent_id = talent and consented_at is not null and withdrawn_at is null
      and relation_verified_at is not null for share;
  if not found or exists (select from account_deletion where account_id = talent) then
    raise exception 'talent % is a child without a guardian''s consent', talent using errcode = 'KD012';
  end if;
  if not exists (
    select from job sought where id = job and may_see_child(production_house_id, talent)
  ) then
    raise exception 'the house of job % may not see children', job using errcode = 'KD275';
  end if;
end $$;
comment on function require_visible_child is 'A child sends nothing that the house may not see.';

create function require_application_of_child(talent uuid, date_of_birth date, job uuid, instant timestamptz)
returns void language plpgsql set search_path = public, pg_temp as $$
begin
  if is_child(date_of_birth, instant) then
    -- The house may be changing its ages, which ends the applications of children that it finds.
    perform from job sought where id = job and age_from < 18 for share;
    if not found then
      raise exception 'talent % is a child, and % is for adults', talent, job using errcode = 'KD325';
    end if;
  end if;
  perform require_visible_child(talent, job, date_of_birth, instant);
  if is_child(date_of_birth, instant) and not guardian_allows(talent, 'application', job, '{}') then
    raise exception 'the guardian of % has not approved the application to %', talent, job using errcode = 'KD016';
  end if;
end $$;

create function require_guardian_decision() returns trigger
language plpgsql set search_path = public, pg_temp as $$
declare
  facts jsonb := to_jsonb(new);
  wanted guardian_decision_kind := tg_argv[0];
  sent application;
begin
  select * into sent from application where id = new.application_id;
  if is_child(known_date_of_birth(sent.talent_id, sent.details ->> 'dob'), (facts ->> tg_argv[1])::timestamptz)
    and not guardian_allows(
      sent.talent_id, wanted, coalesce(facts ->> 'id', facts ->> 'application_id')::uuid,
      case wanted when 'audition' then jsonb_build_object('slot_id', facts ->> 'slot_id') else '{}' end
    )
  then
    raise exception 'the guardian has not approved % of application %', wanted, sent.id using errcode = 'KD016';
  end if;
  return new;
end $$;
comment on function require_guardian_decision is
  'No audition time, tape or role of a child takes effect without the decision of the guardian.';

create function require_open_job(wanted uuid, instant timestamptz) returns void
  language plpgsql set search_path = public, pg_temp as $$
begin
  perform from job where id = wanted and status = 'open' and stopped_at is null and closes_at > instant for share;
  if not found then
    raise exception 'job % takes no applications', wanted using errcode = 'KD001';
  end if;
end $$;

create function require_job_for_added(wanted uuid, instant timestamptz) returns void
  language plpgsql set search_path = public, pg_temp as $$
begin
  perform from job
    where id = wanted and status = 'open' and age_to >= 18 and closes_at > instant - interval '90 days' for share;
  if not found then
    raise exception 'nobody can be added to job %', wanted using errcode = 'KD001';
  end if;
end $$;
comment on function require_job_for_added is 'Houses add adults, also after the deadline, when auditions take place.';

create function is_open_to(wanted uuid, talent uuid, mandate uuid) returns boolean
  language plpgsql stable set search_path = public, pg_temp as $$
begin
  return (
    select case open_to
      when 'all' then true
      when 'agencies' then exists (select from mandate own where own.id = mandate and kind = 'agency')
      else exists (select from invitation_to_apply where job_id = wanted and talent_id = talent)
    end
    from job where id = wanted
  );
end $$;
comment on function is_open_to is 'Whether the talent, or who acts by the mandate, may apply to a casting call.';

create function require_audience(wanted uuid, talent uuid, mandate uuid) returns void
  language plpgsql set search_path = public, pg_temp as $$
begin
  if not is_open_to(wanted, talent, mandate) then
    raise exception 'job % is open to others than talent %', wanted, talent using errcode = 'KD033';
  end if;
end $$;

create function check_application() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  birth date := known_date_of_birth(new.talent_id, new.details ->> 'dob');
begin
  if is_child(birth, new.applied_at) then
    new.details := without_adult_details(new.details);
  end if;
  if tg_op = 'INSERT' and is_added_by_house(new.talent_id) then
    perform require_job_for_added(new.job_id, new.applied_at);
  elsif tg_op = 'INSERT' then
    perform require_application_of_child(new.talent_id, birth, new.job_id, new.applied_at);
    perform require_open_job(new.job_id, new.applied_at);
    if new.considered_by is null then
      perform require_audience(new.job_id, new.talent_id, new.mandate_id);
    end if;
  end if;
  return new;
end $$;
create trigger check_application before insert or update of details on application
  for each row execute function check_application();
create trigger require_guardian_for_correction before update of role_specific_info, travel, availability, details
  on application for each row when (
    (old.role_specific_info, old.travel, old.availability, old.details)
      is distinct from (new.role_specific_info, new.travel, new.availability, new.details)
  )
  execute function require('KD016', 'the guardian approved it as it was', 'not exists (
    select from talent join guardian on guardian.talent_id = talent.id
    where talent.id = $1.talent_id and consented_at is not null and withdrawn_at is null and not applies_alone
      and is_child(date_of_birth, now())
  ) or exists (
    select from guardian_decision
    where talent_id = $1.talent_id and kind = ''application'' and subject_id = $1.job_id and approved
      and prepared @> jsonb_build_object(''role_specific_info'', $1.role_specific_info, ''travel'', $1.travel,
        ''availability'', $1.availability, ''details'', $1.details)
  )');

create function mark_application_opened(looked_at uuid, instant timestamptz) returns void
language sql set search_path = public, pg_temp begin atomic
  update application set opened = true, allowance_returned = allowance_returned or not exists (
      select from job where id = job_id and status <> 'closed' and closes_at > instant
    )
    where id = looked_at and not opened;
end;
comment on function mark_application_opened is 'A look after the casting call ended takes no allowance back.';

create function has_application_left(talent uuid, instant timestamptz) returns boolean
  language plpgsql set search_path = public, pg_temp as $$
begin
  perform from talent as person where id = talent for no key update;
  return (
    select applications is null or applications_used(talent, counted_from, instant) <= applications
    from allowance_of(talent, instant)
  );
end $$;
create trigger limit_applications after insert on application for each row when (new.considered_by is null)
  execute function require('KD020', 'its talent has no application left',
    'has_application_left($1.talent_id, $1.applied_at)');

-- Status history: what the talent is told
create table status_change (
  application_id uuid not null references application on delete cascade,
  position smallint not null default 0,
  status application_status not null,
  happened_at timestamptz not null,
  party application_party not null,
  account_id uuid references account on delete set null,
  reason text check (reason <> ''),
  -- A reopened application can have the same status twice.
  primary key (application_id, position),
  constraint status_change_account_is_of_house check (account_id is null or party = 'house')
);
comment on table status_change is 'The status history of an application. Only a row here changes the status.';
comment on column status_change.position is 'Its place in the history of the application, from 1. A trigger sets it.';
comment on column status_change.reason is 'Why an accepted role ended, by either side. Both read it.';
create trigger reject_change before update or delete on status_change for each row
  when (pg_trigger_depth() = 0) execute function reject_change();

create function is_considered(sent uuid) returns boolean language sql stable
return exists (select from status_change where application_id = sent and position = 1 and party = 'house');
comment on function is_considered is 'Whether the house made it and not the talent. It takes no allowance.';

create function applications_used(talent uuid, counted_from timestamptz, instant timestamptz) returns integer
  language sql stable
begin atomic
  select count(*)::integer
  from application join job on job.id = job_id
  where talent_id = talent
    and applied_at >= counted_from
    and not allowance_returned
    and not is_considered(application.id)
    and (opened or (job.status <> 'closed' and closes_at > instant));
end;

create function is_status_change_allowed(
  was application_status, becomes application_status, party application_party
) returns boolean language sql immutable return case
  when was = 'not_selected' then party = 'house' and becomes in ('viewed', 'shortlisted')
  when was = 'selected' then
    party = 'talent' and becomes = 'withdrawn' or party = 'house' and becomes = 'not_selected'
  when was = 'withdrawn' then party = 'talent' and becomes = 'applied'
  else was < 'selected' and becomes > was and case becomes
    when 'withdrawn' then party <> 'house'
    when 'selected' then party = 'talent'
    else party <> 'talent' end
  end;
comment on function is_status_change_allowed is
  'An application moves forward until it has an outcome. Only the talent accepts a role, and no house withdraws. A '
  'house can reopen an application that it rejected. After an accepted role, the talent can step back and the house '
  'can cancel it. A withdrawn application can be sent again.';

create function require_sendable_again(resent uuid, instant timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  sent application;
begin
  select * into sent from application where id = resent;
  perform require_open_job(sent.job_id, instant);
  perform require_audience(sent.job_id, sent.talent_id, sent.mandate_id);
  -- The application before the talent, in a fixed order of locks.
  perform from application where id = resent and status = 'withdrawn' for no key update;
  -- It was sent again at the same time.
  if not found then
    return;
  end if;
  perform require_application_of_child(
    sent.talent_id, known_date_of_birth(sent.talent_id, sent.details ->> 'dob'), sent.job_id, instant
  );
  perform from talent where id = sent.talent_id for no key update;
  -- A guardian who consents again lets the child send it again, however often it was sent.
  if (
    sent.hidden_at is null
    and (select count(*) from status_change where application_id = resent and status = 'applied') > 1
  ) or (
    select reason is not null or party = 'system' from status_change where application_id = resent
    order by position desc limit 1
  ) then
    raise exception 'application % cannot be sent again', resent using errcode = 'KD013';
  end if;
  -- Its casting call was reopened since, so it counts again.
  update application set allowance_returned = false where id = resent and allowance_returned;
  if not has_application_left(sent.talent_id, instant) then
    raise exception 'talent % has no application left', sent.talent_id using errcode = 'KD020';
  end if;
end $$;
comment on function require_sendable_again is 'A withdrawn application is resent once, not after leaving a role.';

create function move_application() returns trigger
language plpgsql set search_path = public, pg_temp as $$
declare
  was application_status;
begin
  if new.status = 'applied' then
    if not exists (select from status_change where application_id = new.application_id) then
      new.position := 1;
      return new;
    end if;
    select status into was from application where id = new.application_id;
    if was = 'withdrawn' then
      perform require_sendable_again(new.application_id, new.happened_at);
    end if;
  end if;
  update application set status = new.status, stage = case
      when new.status in ('applied', 'selected', 'not_selected', 'withdrawn')
        then new.status::text::application_stage
      when new.status = 'audition' and stage not in ('round_1', 'round_2', 'round_3', 'selected') then 'audition'
      when stage in ('applied', 'viewed') then new.status::text::application_stage
      else stage end,
      hidden_at = case when new.status <> 'applied' then hidden_at end,
      allowance_returned = allowance_returned or new.status = 'not_selected' and not opened
    where id = new.application_id and is_status_change_allowed(status, new.status, new.party)
    -- Only the end of an accepted role has a reason, unless it ends with the consent for a child.
      and (status = 'selected' and hidden_at is null) = (new.reason is not null)
    -- Opening an application that was rejected does not reopen it.
      and not (status = 'not_selected' and new.status = 'viewed' and stage = 'not_selected')
      and (hidden_at is null or new.party <> 'house');
  if found then
    -- The house may tell of a shortlist, a rejection or a reopening without having looked.
    if new.status in ('audition', 'selected') or new.status = 'viewed' and (
      select status = 'applied' from status_change where application_id = new.application_id
      order by position desc limit 1
    ) then
      perform mark_application_opened(new.application_id, new.happened_at);
    end if;
    -- After the update, which waits for other changes of the application.
    select max(position) + 1 into new.position from status_change where application_id = new.application_id;
    return new;
  end if;
  select status into was from application where id = new.application_id;
  if was = new.status or new.status = 'viewed' then
    return null;
  end if;
  raise exception 'application % is % and cannot become %', new.application_id, was, new.status
    using errcode = 'KD013';
end $$;
comment on function move_application is 'Ignores repeated moves and late views; fails on other forbidden moves.';
create trigger move_application before insert on status_change for each row execute function move_application();

create function end_applications_of_children() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  insert into status_change (application_id, status, happened_at, party)
    select application.id, 'withdrawn', new.updated_at, 'system'
    from application join talent on talent.id = talent_id
    where job_id = new.id and status < 'selected' and is_child(date_of_birth, new.updated_at) order by application.id;
  return null;
end $$;
comment on function end_applications_of_children is 'No child waits for a casting call that its house changes to one for adults.';
create trigger end_applications_of_children after update of age_range on job for each row
  when (old.age_from < 18 and new.age_from >= 18) execute function end_applications_of_children();

create function start_status_history() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into status_change (application_id, status, happened_at, party, account_id) values (
    new.id, 'applied', new.applied_at,
    case
      when new.considered_by is not null or is_added_by_house(new.talent_id) then 'house'
      else 'talent'
    end::application_party,
    new.considered_by
  );
  return null;
end $$;
create trigger start_status_history after insert on application for each row execute function start_status_history();

-- The status starts as applied; status_change changes it.
create trigger reject_other_first_status before insert on application for each row
  when (new.status <> 'applied') execute function reject('KD014', 'its status changes only through status_change');
create trigger reject_direct_status_change before update of status on application for each row
  when (new.status <> old.status and pg_trigger_depth() = 0)
  execute function reject('KD014', 'its status changes only through status_change');

create function count_as_view() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  instant timestamptz := to_jsonb(new) ->> tg_argv[0];
begin
  perform from added_person where application_id = new.application_id and added_at = instant;
  -- A note that a person was added with is no look.
  if found then
    return null;
  end if;
  insert into status_change (application_id, status, happened_at, party, account_id)
    select id, 'viewed', instant, 'house', (to_jsonb(new) ->> tg_argv[1])::uuid
    from application where id = new.application_id and status = 'applied';
  perform mark_application_opened(new.application_id, instant);
  return null;
end $$;
comment on function count_as_view is 'Acts of members count as a view. Arguments: the columns of time and member.';

-- Stages and decisions: a house moves applications freely, and the talent learns of a decision only when it is sent
create table stage_move (
  place bigint generated always as identity unique,
  request_id uuid,
  application_id uuid references application on delete cascade,
  was application_stage not null,
  stage application_stage not null,
  account_id uuid references account on delete set null,
  shown boolean not null,
  moved_at timestamptz not null,
  undone_at timestamptz,
  primary key (request_id, application_id),
  check (was <> stage)
);
comment on column stage_move.request_id is 'Several applications that were moved together share it.';
comment on column stage_move.shown is 'Whether the card was on the screen of the member. If not, nobody looked at it.';
create index stage_move_by_application on stage_move (application_id, place);
create index stage_move_by_account on stage_move (account_id);
create trigger count_as_view after insert on stage_move for each row when (new.shown)
  execute function count_as_view('moved_at', 'account_id');

create type decision_kind as enum ('shortlisted', 'not_selected', 'reopened');
create table decision (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null,
  application_id uuid not null references application on delete cascade,
  kind decision_kind not null,
  text text check (text <> ''),
  account_id uuid references account on delete set null,
  decided_at timestamptz not null,
  send_at timestamptz not null,
  sent_at timestamptz,
  cancelled_at timestamptz,
  unique (request_id, application_id),
  check (sent_at is null or cancelled_at is null),
  check (text is null or kind = 'not_selected')
);
comment on table decision is 'A decision that a house sent to the talent, or will send at a set time.';
comment on column decision.text is 'What the house wrote to the talent. Null for our own words.';
comment on column decision.cancelled_at is 'When it was taken back, or its application had moved elsewhere.';
create unique index decision_waiting on decision (application_id) where sent_at is null and cancelled_at is null;
create index decision_by_application on decision (application_id, sent_at);
create index decision_by_account on decision (account_id);

create function decision_due(status application_status, stage application_stage) returns decision_kind
language sql immutable return case
  when status = 'not_selected' and stage <> 'not_selected' then 'reopened'::decision_kind
  when status < 'selected' and stage = 'not_selected' then 'not_selected'
  when status < 'shortlisted' and stage = 'shortlisted' then 'shortlisted'
  end;
comment on function decision_due is 'What the house decided and has not told the talent; null if nothing.';

create trigger reject_for_removed before insert on decision for each row when (new.kind <> 'not_selected')
  execute function reject_for_removed();
create trigger require_reason_to_send before insert or update of sent_at on decision for each row
  when (new.sent_at is not null)
  execute function require('KD320', 'its application is not in the stage of this decision', 'exists (
    select from application where id = $1.application_id and case $1.kind
      when ''reopened'' then stage <> ''not_selected'' else stage::text = $1.kind::text end
  )');

-- Review
create table application_score (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references application on delete cascade,
  score smallint not null check (score between 1 and 5),
  voice smallint check (voice between 1 and 5),
  look smallint check (look between 1 and 5),
  performance smallint check (performance between 1 and 5),
  account_id uuid references account on delete set null,
  scored_at timestamptz not null,
  constraint application_score_once_per_member unique (application_id, account_id)
);
comment on table application_score is 'A member''s score from one to five. Others see it once they gave their own.';
create index application_score_by_account on application_score (account_id);
create trigger count_as_view after insert on application_score
  for each row execute function count_as_view('scored_at', 'account_id');

create table application_note (
  id uuid primary key,
  application_id uuid not null references application on delete cascade,
  account_id uuid references account on delete set null,
  text text not null check (text <> ''),
  written_at timestamptz not null
);
comment on table application_note is 'A note of the house about an application. The talent never sees it.';
create index application_note_by_application on application_note (application_id, written_at);
create index application_note_by_account on application_note (account_id);
create trigger count_as_view after insert on application_note
  for each row execute function count_as_view('written_at', 'account_id');

create type review_preset_kind as enum ('filter', 'message');
create table review_preset (
  id uuid primary key default gen_random_uuid(),
  production_house_id uuid not null references production_house on delete cascade,
  kind review_preset_kind not null,
  name text not null check (length(name) between 1 and 60),
  value text not null check (length(value) between 1 and 4000)
);
comment on table review_preset is 'A filter of the board or the text of a message that a team uses again.';
create unique index review_preset_name on review_preset (production_house_id, kind, lower(name));

create function touch_application() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.board_changed_at := clock_timestamp();
  return new;
end $$;
create trigger touch_application before update of stage, status, opened on application for each row
  when (old.stage <> new.stage or old.status <> new.status or old.opened <> new.opened) execute function touch_application();

create function notify_house_of_job(job_id uuid) returns void language sql
begin atomic
  select pg_notify('live_updates', account.id::text) from account join job using (production_house_id)
  where job.id = $1 and removed_at is null;
end;

create function notify_house_of_applications() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform notify_house_of_job(job_id) from (select distinct job_id from changed) of_job;
  return null;
end $$;
create trigger notify_house_of_new_applications after insert on application referencing new table as changed
  for each statement execute function notify_house_of_applications();
create trigger notify_house_of_changed_applications after update on application referencing new table as changed
  for each statement execute function notify_house_of_applications();

-- Share links of the board, and what clients answer there
create table board_share_link (
  id uuid primary key,
  job_id uuid not null references job on delete cascade,
  request_id uuid not null,
  account_id uuid references account on delete set null,
  token_hash bytea not null unique,
  label text not null check (label <> ''),
  status application_stage,
  proves_email boolean not null default false,
  shows_tapes boolean not null default true,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  shows_children boolean not null
    generated always as (proves_email and expires_at - created_at <= interval '7 days') stored,
  revoked_at timestamptz,
  revoked_by uuid references account on delete set null,
  opened integer not null default 0,
  unique (job_id, request_id),
  constraint board_share_link_expires_within_month
    check (expires_at > created_at and expires_at <= created_at + interval '31 days')
);
comment on table board_share_link is 'A link that shows applicants until it expires. Stored is the token''s hash.';
comment on column board_share_link.status is 'The column that it shows. Null for chosen or all applications.';
comment on column board_share_link.shows_tapes is 'Whether its viewers watch self-tapes and comment on them.';
comment on column board_share_link.proves_email is 'Whether its viewers prove an email; otherwise they give a name.';
create index board_share_link_by_account on board_share_link (account_id);
create index board_share_link_by_revoker on board_share_link (revoked_by);

create table board_share_link_application (
  board_share_link_id uuid not null references board_share_link on delete cascade,
  application_id uuid not null references application on delete cascade,
  position integer not null,
  primary key (board_share_link_id, application_id)
);
create index board_share_link_application_by_application on board_share_link_application (application_id);

create trigger reject_for_removed before insert on board_share_link for each row execute function reject_for_removed();
create trigger limit_rows after insert on board_share_link for each row
  execute function limit_rows('job', 'job_id', '20', 'KD220', 'revoked_at is null and expires_at > $2.created_at');

create function hidden_from_clients(application uuid, shows_children boolean, instant timestamptz) returns text
  language sql stable
  return (
    select case
      when sent.status = 'withdrawn' then 'withdrawn'
      when exists (select from account_deletion where account_id = talent.id) then 'leaving'
      when lacks_consent(sent.id) then 'no_consent'
      when is_added_by_house(talent.id) then null
      when date_of_birth is null then 'unknown_age'
      when not is_child(date_of_birth, instant) then null
      when not shows_children or not sees_children(production_house_id) then 'child'
      when not guardian_agrees(talent.id) or not exists (
        select from guardian where talent_id = talent.id and withdrawn_at is null and shown_to_clients
      ) then 'no_guardian'
    end
    from application sent join talent on talent.id = talent_id join job on job.id = job_id
    where sent.id = application
  );
comment on function hidden_from_clients is 'Why a share link shows an applicant to nobody; null if it shows them.';

create table client_viewer (
  id uuid primary key default gen_random_uuid(),
  board_share_link_id uuid not null references board_share_link on delete cascade,
  name text not null check (name <> ''),
  mailbox text,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  unique (board_share_link_id, mailbox)
);
comment on table client_viewer is 'A person who opened a share link: by the name they gave, or the email they proved.';
create trigger limit_rows after insert on client_viewer for each row
  execute function limit_rows('board_share_link', 'board_share_link_id', '25', 'KD221');
create trigger require_email before insert or update of mailbox, board_share_link_id on client_viewer for each row
  execute function require('KD222', 'a viewer proves an email where the link asks for one', 'exists (
    select from board_share_link where id = $1.board_share_link_id and proves_email = ($1.mailbox is not null)
  )');

create type client_pick as enum ('yes', 'maybe', 'no');
create table client_response (
  client_viewer_id uuid not null references client_viewer on delete cascade,
  application_id uuid not null references application on delete cascade,
  pick client_pick,
  rating smallint check (rating between 1 and 5),
  comment text check (length(comment) between 1 and 500),
  changed_at timestamptz not null,
  primary key (client_viewer_id, application_id)
);
comment on table client_response is 'What a viewer of a share link says. All null once taken back.';
create index client_response_by_application on client_response (application_id);

create function notify_house_of_response() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform notify_house_of_job(job_id) from board_share_link link
    join client_viewer viewer on viewer.board_share_link_id = link.id where viewer.id = new.client_viewer_id;
  return null;
end $$;
create trigger notify_house_of_response after insert or update on client_response
  for each row execute function notify_house_of_response();

-- Invitations to apply
create function reject_for_leaver() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  talent uuid := coalesce(
    (to_jsonb(new) ->> 'talent_id')::uuid,
    (select talent_id from application where id = (to_jsonb(new) ->> 'application_id')::uuid)
  );
begin
  perform from talent as person where id = talent for share;
  perform from account_deletion where account_id = talent;
  if found then
    raise exception 'talent % asked for the deletion of the account', talent using errcode = 'KD323';
  end if;
  -- Whom a house added can answer an audition on a page of their own, and nothing else.
  if tg_table_name <> 'audition_invitation' and is_added_by_house(talent) then
    raise exception 'talent % has not registered', talent using errcode = 'KD324';
  end if;
  return new;
end $$;
comment on function reject_for_leaver is 'Houses send nothing to a talent who asked to delete the account.';

create table house_mute (
  talent_id uuid not null references talent on delete cascade,
  production_house_id uuid not null references production_house on delete cascade,
  muted_at timestamptz not null,
  primary key (talent_id, production_house_id)
);
create index house_mute_by_house on house_mute (production_house_id);

create table invitation_to_apply (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references job on delete cascade,
  talent_id uuid not null references talent on delete cascade,
  account_id uuid references account on delete set null,
  message text not null,
  invited_at timestamptz not null,
  declined_at timestamptz,
  unique (job_id, talent_id),
  constraint invitation_to_apply_declined_after_invited check (declined_at >= invited_at)
);
comment on table invitation_to_apply is 'A house asks a talent to apply, once. Applying is the acceptance.';
create index invitation_to_apply_by_talent on invitation_to_apply (talent_id, invited_at desc);
create index invitation_to_apply_by_account on invitation_to_apply (account_id);
create trigger reject_for_leaver before insert on invitation_to_apply for each row execute function reject_for_leaver();

create function require_suitable(talent uuid, birth date, house uuid, wanted uuid, instant timestamptz)
returns void language plpgsql set search_path = public, pg_temp as $$
begin
  perform from house_mute where talent_id = talent and production_house_id = house;
  if found then
    raise exception 'talent % has muted house %', talent, house using errcode = 'KD245';
  end if;
  if is_child(birth, instant) and not exists (
    select from job where id = wanted and age_in_india(birth, instant) between age_from and age_to
  ) then
    raise exception 'child % has another age than job %', talent, wanted using errcode = 'KD019';
  end if;
end $$;
comment on function require_suitable is 'No house approaches a talent who muted it, or a child of another age.';

create function check_invitation() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  house uuid;
  birth date;
begin
  perform from invitation_to_apply where job_id = new.job_id and talent_id = new.talent_id;
  if found then
    return new;
  end if;
  perform from application where job_id = new.job_id and talent_id = new.talent_id;
  if found then
    raise exception 'talent % has applied to job %', new.talent_id, new.job_id using errcode = 'KD247';
  end if;
  select production_house_id into house from job
    where id = new.job_id and status = 'open' and closes_at > new.invited_at for share;
  if not found then
    raise exception 'job % takes no applications', new.job_id using errcode = 'KD001';
  end if;
  perform from production_house where id = house for no key update;
  select date_of_birth into birth from talent where id = new.talent_id for share;
  if is_child(birth, new.invited_at) then
    perform from guardian
      where talent_id = new.talent_id and consented_at is not null and withdrawn_at is null
        and relation_verified_at is not null for share;
    if not found or not may_see_child(house, new.talent_id) then
      raise exception 'talent % is a child that house % may not see', new.talent_id, house using errcode = 'KD012';
    end if;
  end if;
  perform require_suitable(new.talent_id, birth, house, new.job_id, new.invited_at);
  if (
    select count(*) from invitation_to_apply join job on job.id = job_id
    where production_house_id = house and invited_at > new.invited_at - interval '1 day'
  ) >= 200 then
    raise exception 'house % invited 200 talent within a day', house using errcode = 'KD246';
  end if;
  return new;
end $$;
comment on function check_invitation is
  'Open calls only, nobody who applied; 200 a day per house; no muted house, no child that it may not see or of '
  'another age.';
create trigger check_invitation before insert on invitation_to_apply for each row execute function check_invitation();

-- Registering takes over what houses added with the same contact. Deferred, as the talent is inserted after the account.
create function take_over_added_people() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  card record;
  own uuid;
begin
  perform from talent where id = new.id and not is_child(date_of_birth, now());
  if not found then
    return null;
  end if;
  for card in
    select added_person.id, application_id, application.job_id, application.talent_id as stub
    from added_person join application on application.id = application_id
    where mobile = new.proven_mobile or new.verified_at is not null and mailbox = new.mailbox
    order by added_person.id
    for update of added_person
  loop
    update application as moved set talent_id = new.id, board_changed_at = clock_timestamp()
      where talent_id = card.stub
        and not exists (select from application where talent_id = new.id and job_id = moved.job_id);
    select id into own from application where talent_id = new.id and job_id = card.job_id;
    update added_person set
      application_id = own, is_merged = own <> card.application_id, email = null, mobile = null,
      joined_at = greatest(new.verified_at, new.mobile_verified_at)
      where id = card.id;
    delete from account where id = card.stub;
  end loop;
  return null;
end $$;
comment on function take_over_added_people is
  'An application of the account itself stays, and the one that the house added goes. Children take nothing over.';
create constraint trigger take_over_added_people
  after insert or update of verified_at, mobile_verified_at, email, mobile on account
  deferrable initially deferred for each row
  when (new.role = 'talent' and (new.verified_at is not null or new.mobile_verified_at is not null))
  execute function take_over_added_people();

create function delete_person_without_login() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  delete from account
    where id = old.talent_id and added_by_house and not exists (select from application where talent_id = old.talent_id);
  return null;
end $$;
comment on function delete_person_without_login is 'Nothing stays of a person whom a house added once the application goes.';
create trigger delete_person_without_login after delete on application for each row
  execute function delete_person_without_login();

-- A house considers an applicant for another role of its own
create trigger reject_for_leaver before insert on application for each row when (new.considered_by is not null)
  execute function reject_for_leaver();

create function check_considered() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  house uuid;
begin
  select production_house_id into house from account where id = new.considered_by;
  if not exists (
    select from application join job on job.id = job_id
    where talent_id = new.talent_id and production_house_id = house and application.status <> 'withdrawn'
      and hidden_at is null
  ) or not exists (select from job where id = new.job_id and production_house_id = house) then
    raise exception 'talent % has no application to house % that stands', new.talent_id, house using errcode = 'KD249';
  end if;
  perform require_suitable(
    new.talent_id, known_date_of_birth(new.talent_id, new.details ->> 'dob'), house, new.job_id, new.applied_at
  );
  return new;
end $$;
comment on function check_considered is
  'A house considers its own applicants for its own roles; the rules of an application apply too.';
create trigger check_considered before insert on application for each row when (new.considered_by is not null)
  execute function check_considered();
