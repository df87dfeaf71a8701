-- Casting calls (table `job`): posts, drafts, saved searches and alerts.

create type job_status as enum ('pending', 'open', 'closed');
create type role_type as enum ('Primary', 'Secondary', 'Tertiary');
create type audition_type as enum ('Online', 'Offline', 'Self-tape');
create type job_availability as enum ('Full-time', 'Part-time', 'Flexible');

create table casting_project (
  id uuid primary key default gen_random_uuid(),
  production_house_id uuid not null references production_house on delete cascade,
  request_id uuid,
  created_at timestamptz not null,
  unique (production_house_id, request_id),
  unique (id, production_house_id)
);
comment on table casting_project is 'A posted form, such as a film: each of its roles is a casting call.';
comment on column casting_project.request_id is
  'Identifies the form, so that a form sent twice is posted once.';

create table job (
  id uuid primary key default gen_random_uuid(),
  production_house_id uuid not null references production_house on delete cascade,
  project_id uuid,
  status job_status not null,
  project_type text not null,
  project_description text not null,
  language_required text not null,
  role_details text not null,
  role_type role_type not null,
  gender gender not null,
  category category not null,
  age_range text not null check (age_range ~ '^\d{1,2}(\s*-\s*\d{1,2}|\s*\+)?$'),
  age_from smallint not null generated always as (substring(age_range from '^\d+')::smallint) stored,
  age_to smallint not null generated always as (
    case
      when age_range ~ '\+$' then 120
      else substring(age_range from '\d+$')::smallint
    end
  ) stored,
  height text not null,
  body_type text not null,
  skills_needed text not null,
  role_description text not null,
  phone_number text not null,
  email text not null,
  city_location text not null,
  audition_type audition_type not null,
  audition_dates date not null,
  shoot_dates date not null,
  shoot_duration text not null,
  application_deadline date not null,
  closes_at timestamptz not null generated always as (
    ((application_deadline + 1)::timestamp) at time zone 'Asia/Kolkata'
  ) stored,
  availability_required job_availability not null,
  compensation text,
  image text,
  child_permit_no text,
  child_daily_hours real check (child_daily_hours > 0 and child_daily_hours <= 5),
  child_stretch_hours real check (child_stretch_hours > 0 and child_stretch_hours <= 3),
  child_responsible text,
  recent_applications integer not null default 0,
  saved_by_request uuid,
  posted_on timestamptz not null,
  approved_at timestamptz,
  updated_at timestamptz,
  document tsvector not null generated always as (
    setweight(to_tsvector('simple', city_location), 'A')
      || setweight(to_tsvector('simple', language_required), 'B')
      || setweight(to_tsvector('simple', project_type), 'C')
      || to_tsvector(
        'simple', role_details || ' ' || project_description || ' ' || role_description || ' ' || skills_needed
      )
  ) stored,
  foreign key (project_id, production_house_id)
    references casting_project (id, production_house_id) on delete cascade,
  constraint job_age_range_goes_up check (age_from <= age_to),
  constraint job_audition_before_shoot check (audition_dates <= shoot_dates)
);
comment on table job is 'A casting call.';
comment on column job.age_to is '18-24 ends at 24, 18+ has no end, and a single age ends at itself.';
comment on column job.closes_at is 'Midnight in India at the end of the day of the deadline.';
comment on column job.child_daily_hours is
  'The hours that a child may work in a day. The contract has the same limit.';
comment on column job.child_stretch_hours is
  'The hours that a child may work without a break. The contract has the same limit.';
comment on column job.child_responsible is 'The person who is responsible for the children.';
comment on column job.recent_applications is
  'The applications of the last 30 days, counted again every minute: counting them for each list would read '
  'all of them.';
comment on column job.saved_by_request is
  'The request of the last change, so that a request sent twice changes once.';
comment on column job.approved_at is
  'When the casting call was approved, by staff or automatically. Null while it waits for approval.';
comment on column job.updated_at is
  'When it was last edited, so that an edit can tell which version it started from. Null until the first edit.';
comment on column job.document is
  'The words for the search: A the city, B the language, C the type of project, D the rest.';

create index job_by_house on job (production_house_id, posted_on desc, id desc);
create index job_by_project on job (project_id);
create index job_by_words on job using gin (document);
create index job_open on job (closes_at) where status = 'open';
create index job_open_by_newest on job (posted_on desc, id desc) include (closes_at) where status = 'open';
create index job_open_by_popularity on job (recent_applications desc, posted_on desc, id desc)
  include (closes_at, gender)
  where status = 'open';
-- For alerts, which read the casting calls that became public since an instant.
create index job_open_by_publication on job ((coalesce(approved_at, posted_on)) desc, id desc) include (closes_at)
  where status = 'open';
create index job_pending on job (posted_on) where status = 'pending';

alter table audit_log_entry
  add constraint audit_log_entry_job_id_fkey foreign key (job_id) references job on delete cascade;

create function require_complete_house() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform from production_house where id = new.production_house_id and type_of_work is not null;
  if not found then
    raise exception 'house % has not completed its registration', new.production_house_id using errcode = 'KD007';
  end if;
  return new;
end $$;
comment on function require_complete_house is
  'Only a production house that has completed its registration posts casting calls.';

create trigger require_complete_house before insert on job
  for each row execute function require_complete_house();

create function check_child_terms() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if substring(new.age_range from '^\d+')::integer >= 18 then
    new.child_permit_no := null;
    new.child_daily_hours := null;
    new.child_stretch_hours := null;
    new.child_responsible := null;
  elsif num_nulls(new.child_permit_no, new.child_daily_hours, new.child_stretch_hours, new.child_responsible) > 0 then
    raise exception 'job % may cast children and does not have every term for them', new.id using errcode = 'KD040';
  end if;
  return new;
end $$;
comment on function check_child_terms is
  'A casting call that may cast children has a permit, working hours and a responsible person; others have '
  'none of them.';

create trigger check_child_terms
  before insert or update of age_range, child_permit_no, child_daily_hours, child_stretch_hours, child_responsible
  on job for each row execute function check_child_terms();

create function lock_job_facts_after_application() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (select from application where job_id = new.id) then
    raise exception 'job % has applications and its facts cannot change', new.id using errcode = 'KD041';
  end if;
  return new;
end $$;
comment on function lock_job_facts_after_application is
  'What people applied for does not change: the role, the terms, and a deadline that could only be later.';

create trigger lock_job_facts_after_application before update on job for each row
  when (
    (old.project_type, old.role_details, old.role_type, old.category, old.gender, old.age_range, old.compensation)
      is distinct from
    (new.project_type, new.role_details, new.role_type, new.category, new.gender, new.age_range, new.compensation)
    or new.application_deadline < old.application_deadline
  )
  execute function lock_job_facts_after_application();

create function reject_close_with_undecided_applications() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (
    select from application join job on job.id = job_id
    where job.id = new.id and job.status = 'closed' and application.status < 'selected'
  ) then
    raise exception 'job % has applications without an outcome', new.id using errcode = 'KD042';
  end if;
  return null;
end $$;
comment on function reject_close_with_undecided_applications is
  'In a closed casting call every application has an outcome. Checked at the end of the transaction, which '
  'closes the call and sets the outcomes.';

create constraint trigger reject_close_with_undecided_applications after insert or update of status on job
  deferrable initially deferred for each row
  when (new.status = 'closed')
  execute function reject_close_with_undecided_applications();

create function return_allowance_on_reopen() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update application set allowance_returned = true where job_id = new.id and not opened;
  return null;
end $$;
comment on function return_allowance_on_reopen is
  'An application that nobody opened before its casting call ended stays returned to the allowance if the call '
  'reopens.';

create trigger return_allowance_on_reopen after update of status, application_deadline on job for each row
  when (
    (old.status = 'closed' or old.closes_at <= now()) and new.status <> 'closed' and new.closes_at > now()
  )
  execute function return_allowance_on_reopen();

-- Drafts

create table job_draft (
  production_house_id uuid not null references production_house on delete cascade,
  request_id uuid not null,
  account_id uuid references account on delete set null,
  fields jsonb not null check (jsonb_typeof(fields) = 'object' and octet_length(fields::text) <= 400000),
  image text,
  saved_at timestamptz not null,
  primary key (production_house_id, request_id)
);
comment on table job_draft is
  'A form of one or more casting calls that is not posted yet. Only its house sees it.';
comment on column job_draft.request_id is
  'Identifies the form. Posting the form under this id deletes the draft.';
comment on column job_draft.account_id is 'The member who saved it last.';
comment on column job_draft.image is 'The picture of the casting call that was copied.';

create index job_draft_by_age on job_draft (saved_at);
create index job_draft_by_account on job_draft (account_id);

create function limit_job_drafts() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  -- Posting locks the house too, so that a draft never comes back after its form was posted.
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
    raise exception 'house % has 30 drafts', new.production_house_id using errcode = 'KD043';
  end if;
  return new;
end $$;
comment on function limit_job_drafts is
  'A production house has at most 30 drafts, and none of a form that was posted already.';

create trigger limit_job_drafts before insert on job_draft
  for each row execute function limit_job_drafts();

-- Saved searches and alerts

create table saved_search (
  id uuid primary key default gen_random_uuid(),
  talent_id uuid not null references talent on delete cascade,
  name text not null check (name <> ''),
  filters jsonb not null check (jsonb_typeof(filters) = 'object'),
  alerts boolean not null default true,
  alerts_from timestamptz not null,
  paused_until timestamptz,
  email_days smallint[] not null default '{1,2,3,4,5,6,7}' check (email_days <@ '{1,2,3,4,5,6,7}'),
  stop_token uuid not null unique default gen_random_uuid(),
  created_at timestamptz not null
);
comment on table saved_search is 'A talent''s named search of the casting calls.';
comment on column saved_search.alerts_from is 'Casting calls published since then are new to the alerts.';
comment on column saved_search.email_days is
  'The days of the week (1 is Monday) on which alerts are sent by email.';
comment on column saved_search.stop_token is
  'Lets anyone who has it pause or stop the alerts without a login. It is only in our emails.';

create unique index saved_search_by_name on saved_search (talent_id, lower(name));

create function limit_saved_searches() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  -- Locked, so that searches saved at the same time count each other.
  perform from talent where id = new.talent_id for no key update;
  perform from saved_search where talent_id = new.talent_id and lower(name) = lower(new.name);
  if found then
    return new;
  end if;
  if (select count(*) from saved_search where talent_id = new.talent_id)
    >= (allowance_of(new.talent_id, new.created_at)).saved_searches then
    raise exception 'talent % has no saved search left', new.talent_id using errcode = 'KD015';
  end if;
  return new;
end $$;
comment on function limit_saved_searches is 'A talent has as many saved searches as the plan allows.';

create trigger limit_saved_searches before insert on saved_search
  for each row execute function limit_saved_searches();

create table alerted_job (
  talent_id uuid not null references talent on delete cascade,
  channel delivery_channel not null,
  job_id uuid not null references job on delete cascade,
  alerted_at timestamptz not null,
  primary key (talent_id, channel, job_id)
);
comment on table alerted_job is
  'The casting calls that a talent was alerted to, so that no channel sends the same one twice.';
create index alerted_job_by_job on alerted_job (job_id);

create function alerting_searches(instant timestamptz) returns table (
  id uuid, talent_id uuid, name text, filters jsonb, email_days smallint[], whatsapp_days smallint[],
  created_at timestamptz, alerts_from timestamptz, stop_token uuid
)
  language sql stable
  begin atomic
    select search.id, search.talent_id, search.name, search.filters, search.email_days, plan.whatsapp_days,
      search.created_at, search.alerts_from, search.stop_token
    from (
      select *, row_number() over (partition by saved_search.talent_id order by created_at, saved_search.id) as place
      from saved_search
    ) search
    join subscription on subscription.talent_id = search.talent_id
      and tstzrange(starts_at, greatest(starts_at, least(ends_at, ended_at))) @> instant
    join plan on plan.id = plan_id
    where (plan.saved_searches is null or search.place <= plan.saved_searches)
      and search.alerts and (search.paused_until is null or search.paused_until <= instant);
  end;
comment on function alerting_searches is
  'The saved searches that send alerts at an instant: of the current plan''s allowance, the oldest first.';
