-- A form that a house posted: a film, whose every role is a call of its own.
create table casting_project (
  id uuid primary key default gen_random_uuid(),
  production_house_id uuid not null references production_house on delete cascade,
  -- Made by the form that was filled; sent again, it finds what it posted.
  request_id uuid,
  created_at timestamptz not null,
  unique (production_house_id, request_id),
  unique (id, production_house_id)
);

alter table job
  add column project_id uuid,
  add column child_permit_no text,
  -- What a child may work on one day, and at one stretch; the same numbers stand in the contract.
  add column child_daily_hours real check (child_daily_hours > 0 and child_daily_hours <= 5),
  add column child_stretch_hours real check (child_stretch_hours > 0 and child_stretch_hours <= 3),
  add column child_responsible text,
  add foreign key (project_id, production_house_id)
    references casting_project (id, production_house_id) on delete cascade;

insert into casting_project (id, production_house_id, request_id, created_at)
  select id, production_house_id, request_id, posted_on from job;
update job set project_id = id;
alter table job drop column request_id;
create index job_of_project on job (project_id);

-- Calls older than this rule stay as they are until their ages or terms are touched.
create function need_terms_for_children() returns trigger language plpgsql as $$
begin
  if substring(new.age_range from '^\d+')::integer >= 18 then
    new.child_permit_no := null;
    new.child_daily_hours := null;
    new.child_stretch_hours := null;
    new.child_responsible := null;
  elsif num_nulls(new.child_permit_no, new.child_daily_hours, new.child_stretch_hours, new.child_responsible) > 0 then
    raise exception 'job % may cast children and does not say on which terms', new.id using errcode = 'KD040';
  end if;
  return new;
end $$;

create trigger job_has_terms_for_children
  before insert or update of age_range, child_permit_no, child_daily_hours, child_stretch_hours, child_responsible
  on job for each row execute function need_terms_for_children();

-- Whoever applied did so for these facts. An application that arrives meanwhile comes before or after, never between.
create function keep_what_was_applied_for() returns trigger language plpgsql as $$
begin
  if exists (select from application where job_id = new.id) then
    raise exception 'job % has applicants and keeps its facts', new.id using errcode = 'KD041';
  end if;
  return new;
end $$;

create trigger job_keeps_its_facts before update on job for each row
  when (
    (old.project_type, old.role_details, old.role_type, old.category, old.gender, old.age_range, old.compensation)
      is distinct from
    (new.project_type, new.role_details, new.role_type, new.category, new.gender, new.age_range, new.compensation)
    or new.application_deadline < old.application_deadline
  )
  execute function keep_what_was_applied_for();

-- A closed call leaves nobody waiting. Judged at the end of the transaction, which gives the outcomes too.
create function refuse_to_leave_waiting() returns trigger language plpgsql as $$
begin
  if exists (
    select from application join job on job.id = job_id
    where job.id = new.id and job.status = 'closed' and application.status < 'selected'
  ) then
    raise exception 'job % would leave applicants waiting', new.id using errcode = 'KD042';
  end if;
  return null;
end $$;

create constraint trigger job_leaves_nobody_waiting after insert or update of status on job
  deferrable initially deferred for each row
  when (new.status = 'closed')
  execute function refuse_to_leave_waiting();

-- Those who were left waiting before this rule are released by it.
insert into application_event (application_id, status, happened_at, party)
  select application.id, 'not_selected', now(), 'system'
  from application join job on job.id = job_id
  where job.status = 'closed' and application.status < 'selected';

-- An application that nobody opened before its call ended stays given back when the call goes on after all.
alter table application add column given_back boolean not null default false;

create function give_back_for_good() returns trigger language plpgsql as $$
begin
  update application set given_back = true where job_id = new.id and not opened;
  return null;
end $$;

create trigger job_goes_on after update of status, application_deadline on job for each row
  when (
    (old.status = 'closed' or old.closes_at <= now()) and new.status <> 'closed' and new.closes_at > now()
  )
  execute function give_back_for_good();

create or replace function applications_used(talent uuid, counted_from timestamptz, instant timestamptz)
  returns integer
  language sql stable
begin atomic
  select count(*)::integer
  from application join job on job.id = job_id
  where talent_id = talent
    and applied_at >= counted_from
    and not given_back
    and (opened or (job.status <> 'closed' and closes_at > instant));
end;

-- What a house wrote to whoever remained when it closed a call.
create table application_release (
  application_id uuid primary key references application on delete cascade,
  words text not null check (words <> ''),
  -- When its letter was left to the queue.
  queued_at timestamptz
);

-- A form of a call, or of several, that is not posted yet. Its house alone sees it.
create table job_draft (
  production_house_id uuid not null references production_house on delete cascade,
  -- Names the form; posting it under this name ends the draft.
  request_id uuid not null,
  fields jsonb not null check (jsonb_typeof(fields) = 'object' and octet_length(fields::text) <= 400000),
  -- The picture of the call that was copied.
  image text,
  saved_at timestamptz not null,
  primary key (production_house_id, request_id)
);

create index job_draft_by_age on job_draft (saved_at);

-- Whoever posts holds the row of the house too, so that a draft never comes back after its form was posted.
create function limit_job_drafts() returns trigger language plpgsql as $$
begin
  perform from production_house where id = new.production_house_id for no key update;
  if exists (
    select from casting_project
    where production_house_id = new.production_house_id and request_id = new.request_id
  ) then
    return null;
  end if;
  if (
    select count(*) >= 30 from job_draft
    where production_house_id = new.production_house_id and request_id <> new.request_id
  ) then
    raise exception 'house % has too many drafts', new.production_house_id using errcode = 'KD043';
  end if;
  return new;
end $$;

create trigger job_drafts_are_few before insert on job_draft
  for each row execute function limit_job_drafts();
