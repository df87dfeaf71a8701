-- Casting calls (table `job`): posts, versions, drafts, saved calls, saved searches and alerts.

create type job_status as enum ('pending', 'open', 'closed');
create type role_type as enum ('Primary', 'Secondary', 'Tertiary');
create type job_gender as enum ('Male', 'Female', 'Other', 'Any');
create type audition_type as enum ('Online', 'Offline', 'Self-tape');
create type job_availability as enum ('Full-time', 'Part-time', 'Flexible');

create table casting_project (
  id uuid primary key default gen_random_uuid(),
  production_house_id uuid not null references production_house on delete cascade,
  name text check (name <> ''),
  created_at timestamptz not null,
  unique (id, production_house_id)
);
comment on table casting_project is 'A production, such as a film: each of its roles is a casting call.';
comment on column casting_project.name is 'Null until the house names it; then its type and first role stand for it.';

create table team_member_project (
  account_id uuid not null references account on delete cascade,
  project_id uuid not null references casting_project on delete cascade,
  primary key (account_id, project_id)
);
comment on table team_member_project is 'What a member sees who is limited to projects (account.limited_to_projects).';
create index team_member_project_by_project on team_member_project (project_id);

create function sees_project(member uuid, project uuid) returns boolean language sql stable
return (
  not exists (select from account where id = member and limited_to_projects)
  or exists (select from team_member_project where account_id = member and project_id = project)
);
comment on function sees_project is 'Whether a member of its house is not kept from a project.';

-- Houses write the pay as they like: "₹15,000 a day", "Paid, 20-30k", "1.5 lakh". The lowest amount that is
-- promised: the first one of at least 100 rupees, in rupees. Null if none is named.
create function pay_in_rupees(compensation text) returns integer language sql immutable parallel safe
return (
  select least(amount, 2000000000)::integer
  from (
    select place, round(found[1]::numeric * case
      when found[2] is null then 1
      when found[2] ~ '^(k|th)' then 1000
      when found[2] ~ '^l' then 100000
      else 10000000
    end) amount
    from regexp_matches(
      replace(lower(left(compensation, 200)), ',', ''),
      '(\d{1,9}(?:\.\d{1,2})?)\s*(?:(?:-|–|to)\s*(?:₹|rs\.?|inr)?\s*\d{1,9}(?:\.\d{1,2})?\s*)?(k\M|thousand|lakhs?|lacs?|crores?|cr\M)?',
      'g'
    ) with ordinality as written (found, place)
  ) amounts
  where amount >= 100
  order by place
  limit 1
);

-- Whether a casting call promises money, and not only a share or a credit.
create function promises_pay(compensation text) returns boolean language sql immutable parallel safe
  return coalesce(
    lower(compensation) !~ 'unpaid|(not|non|never)[ -]paid|no (pay|fee|payment)\M|\mtfp\M|voluntary'
      and (lower(compensation) ~ '\mpaid\M' or pay_in_rupees(compensation) is not null),
    false
  );

create function job_words(document tsvector) returns tsvector language sql immutable parallel safe
begin atomic
  select array_to_tsvector(string_to_array(words, ' ') || string_to_array(trim(sounds), ' '))
  from (select plain_text(array_to_string(tsvector_to_array($1), ' ')) words) as written,
    regexp_replace(word_sounds(' ' || words), ' (?=[^~])', ' =', 'g') sounds;
end;
comment on function job_words is 'The words of a call and their sounds: ~ begins one in Devanagari, = one in Latin.';

create type job_audience as enum ('all', 'agencies', 'invited');
-- Lower-case words with a space around each, so that only whole words are found in them.
create function spaced_words(text) returns text language sql immutable parallel safe
return ' ' || trim(regexp_replace(lower($1), '[[:space:][:punct:]]+', ' ', 'g')) || ' ';

-- In plpgsql, because the sounds are rarely worked out and a hundred times longer than the statements that ask for them.
create function contains_by_sound(whole text, part text) returns boolean language plpgsql immutable parallel safe
set search_path = public, pg_temp as $$
begin
  return strpos(' ' || sound_of(whole) || ' ', ' ' || sound_of(part) || ' ') > 0;
end $$;

create function shoot_span(first_day date, duration text) returns daterange language sql immutable parallel safe
return daterange(first_day, first_day + (
  select greatest(1, max(
    coalesce(('{"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6}'::jsonb ->> part[1])::integer,
      substring(part[1] from '^\d+$')::integer, 0)
    * ('{"day": 1, "night": 1, "week": 7, "fortnight": 14, "month": 30, "year": 365}'::jsonb ->> part[2])::integer
  ))
  from regexp_matches(lower(duration), '(\d{1,3}|\m[a-z]+)[\s-]*(day|night|week|fortnight|month|year)', 'g') part
)::integer);
comment on function shoot_span is
  'The days of a shoot. The longest value of the free text counts, as in "10-12 days"; without a number it is one day.';

create table job (
  id uuid primary key default gen_random_uuid(),
  production_house_id uuid not null references production_house on delete cascade,
  project_id uuid not null,
  status job_status not null,
  held_status job_status check (held_status <> 'pending'),
  version integer not null default 1,
  rejection text check (rejection <> ''),
  refused_for text check (refused_for in ('fraud', 'copied', 'unsafe', 'child_permit', 'not_casting')),
  stopped_at timestamptz,
  on_hold_since timestamptz,
  project_type text not null,
  project_description text not null,
  project_description_hi text check (project_description_hi <> ''),
  language_required text not null,
  spaced_languages text not null generated always as (spaced_words(language_required)) stored,
  role_details text not null,
  role_type role_type not null,
  positions smallint not null default 1 check (positions between 1 and 50),
  open_to job_audience not null default 'all',
  gender job_gender not null,
  category category not null,
  age_range text not null check (age_range ~ '^\d{1,2}(\s*-\s*\d{1,2}|\s*\+)?$'),
  age_from smallint not null generated always as (substring(age_range from '^\d+')::smallint) stored,
  age_to smallint not null generated always as (
    case when age_range ~ '\+$' then 120 else substring(age_range from '\d+$')::smallint end
  ) stored,
  height text not null,
  body_type text not null,
  skills_needed text not null,
  spaced_skills text not null generated always as (spaced_words(skills_needed)) stored,
  skills_needed_hi text check (skills_needed_hi <> ''),
  role_description text not null,
  role_description_hi text check (role_description_hi <> ''),
  phone_number text not null,
  email text not null,
  city_location text not null,
  spaced_location text not null generated always as (spaced_words(city_location)) stored,
  audition_type audition_type not null,
  audition_dates date not null,
  audition_end_date date,
  shoot_dates date not null,
  shoot_duration text not null,
  shoot_days daterange not null generated always as (shoot_span(shoot_dates, shoot_duration)) stored,
  application_deadline date not null,
  closes_at timestamptz not null generated always as (
    ((application_deadline + 1)::timestamp) at time zone 'Asia/Kolkata'
  ) stored,
  availability_required job_availability not null,
  compensation text,
  pay integer generated always as (case when promises_pay(compensation) then pay_in_rupees(compensation) end) stored,
  is_paid boolean not null generated always as (promises_pay(compensation)) stored,
  image text,
  child_permit_no text,
  child_daily_hours real check (child_daily_hours > 0 and child_daily_hours <= 5),
  child_stretch_hours real check (child_stretch_hours > 0 and child_stretch_hours <= 3),
  child_responsible text,
  scores_parts boolean not null default false,
  stage_names text[] not null default '{}'
    check (cardinality(stage_names) <= 3 and array_position(stage_names, null) is null and '' <> all (stage_names)),
  recent_applications integer not null default 0,
  posted_by_request uuid,
  saved_by_request uuid,
  posted_on timestamptz not null,
  approved_at timestamptz,
  updated_at timestamptz,
  document tsvector not null generated always as (
    setweight(to_tsvector('simple', city_location), 'A')
      || setweight(to_tsvector('simple', language_required), 'B')
      || setweight(to_tsvector('simple', project_type), 'C')
      || to_tsvector(
        'simple',
        role_details || ' ' || project_description || ' ' || role_description || ' ' || skills_needed
          || ' ' || coalesce(project_description_hi, '') || ' ' || coalesce(role_description_hi, '')
          || ' ' || coalesce(skills_needed_hi, '')
      )
  ) stored,
  foreign key (project_id, production_house_id) references casting_project (id, production_house_id) on delete cascade,
  unique (production_house_id, posted_by_request, posted_on),
  constraint job_refused_with_reason check (refused_for is null or rejection is not null and status <> 'open'),
  constraint job_open_is_approved check (status <> 'open' or approved_at is not null),
  constraint job_held_is_pending check (held_status is null or status = 'pending'),
  constraint job_age_range_goes_up check (age_from <= age_to),
  constraint job_audition_before_shoot
    check (audition_dates <= coalesce(audition_end_date, audition_dates)
      and coalesce(audition_end_date, audition_dates) <= shoot_dates)
);
comment on column job.posted_by_request is 'The form that posted it, which is posted once: the posts of a house run one at a time.';
comment on column job.open_to is 'Who may apply: anybody, talent through an agency, or the invited.';
comment on column job.held_status is 'The status before its house was suspended. Meanwhile it is pending.';
comment on column job.version is 'Counts what staff decide about, so that they approve the version they read and an appeal ends its own decision.';
comment on column job.rejection is 'Why staff rejected the latest version. Null while it waits and when approved.';
comment on column job.refused_for is 'Why staff refused it for good, until an appeal is accepted; `rejection` says more.';
comment on column job.stopped_at is 'Since when the house takes no applications to this open casting call.';
comment on column job.on_hold_since is 'Since when staff have stopped it: they removed it, or suspended its house.';
comment on column job.age_to is '18-24 ends at 24, 18+ has no end, and a single age ends at itself.';
comment on column job.child_daily_hours is 'The hours that a child may work in a day. The contract has the same limit.';
comment on column job.stage_names is 'The house''s own stages, in order: round_1 to round_3 of its applications.';
comment on column job.recent_applications is 'Of the last 30 days, counted each minute: too many to count per list.';
comment on column job.approved_at is 'When staff or the product approved it. Null while it waits for approval.';
comment on column job.updated_at is 'When it was last edited; null before. Tells an edit which version it began from.';
comment on column job.document is 'The words of the search: A city, B language, C type of project, D the rest.';
create index job_by_house on job (production_house_id, posted_on desc, id desc);
create index job_by_project on job (project_id);
create index job_by_time on job (posted_on desc);
create index job_by_part_of_title on job using gin ((role_details || ' · ' || project_type) gin_trgm_ops);
create index job_by_words on job using gin (document);
-- For copies of a description in the calls of other houses.
create index job_by_description on job using hash (role_description);
create index job_by_description_hi on job using hash (role_description_hi);
-- The lists show only casting calls that take applications.
create index job_open on job (closes_at) where status = 'open' and stopped_at is null;
create index job_open_by_newest on job (posted_on desc, id desc)
  include (closes_at) where status = 'open' and stopped_at is null;
create index job_open_by_popularity on job (recent_applications desc, posted_on desc, id desc)
  include (closes_at, gender) where status = 'open' and stopped_at is null;
-- For alerts, which read the casting calls that became public since an instant.
create index job_open_by_publication on job (coalesce(approved_at, posted_on) desc, id desc)
  include (closes_at) where status = 'open' and stopped_at is null;
create index job_pending on job (posted_on) where status = 'pending';
create index job_open_by_pay on job (pay desc nulls last, posted_on desc, id desc)
  include (closes_at) where status = 'open' and stopped_at is null;
create index job_by_words_in_either_script on job using gin (job_words(document)) with (fastupdate = off);
create trigger reject_version_of_refused before update of version on job for each row
  when (old.refused_for is not null and new.version <> old.version)
  execute function require('KD278', 'it was refused for good', 'false');

create function count_withdrawn_version() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
comment on function count_withdrawn_version is
  'What staff withdraw, or refuse for good, is no longer the version that they rejected, so an appeal of that does not end it.';
create trigger count_withdrawn_version before update of approved_at on job for each row
  when (old.rejection is not null and (old.approved_at is not null and new.approved_at is null
    or old.refused_for is null and new.refused_for is not null))
  execute function count_withdrawn_version();

create trigger drop_pages_of_changed_job after update on job
  for each row when (
    old.status is distinct from new.status or old.stopped_at is distinct from new.stopped_at
    or old.updated_at is distinct from new.updated_at or old.approved_at is distinct from new.approved_at
    or old.closes_at is distinct from new.closes_at)
  execute function drop_public_pages();
create trigger drop_pages_of_new_job after insert on job for each row
  when (new.status = 'open') execute function drop_public_pages();
create trigger drop_pages_of_deleted_job after delete on job for each row
  when (old.status <> 'pending') execute function drop_public_pages();
alter table audit_log_entry add foreign key (job_id) references job on delete cascade;

-- To work these words out takes a millisecond for each casting call, so only the index is ever asked.
create function open_jobs_with_words(query tsquery, instant timestamptz) returns setof uuid
  language sql stable set enable_seqscan = off
begin atomic
  with found as materialized (select id, status, closes_at from job where job_words(document) @@ $1)
  select id from found where status = 'open' and closes_at > $2;
end;
comment on function open_jobs_with_words is 'The casting calls, open at an instant, of which the words match a query.';

-- What is public of a casting call
create function check_house_of_job() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  house production_house;
begin
  select * into house from production_house where id = new.production_house_id for key share;
  if house.awaits_registration then
    raise exception 'house % has not completed its registration', house.id using errcode = 'KD007';
  end if;
  if new.status <> 'pending' and house_suspension_kind(house.id) is not null then
    raise exception 'house % is suspended', house.id using errcode = 'KD271';
  end if;
  if (tg_op = 'INSERT' or new.status = 'open') and not sees_children(house.id)
    and substring(new.age_range from '^\d+')::integer < 18 then
    raise exception 'job % may cast children and its house is not verified for them', new.id
      using errcode = 'KD270';
  end if;
  return new;
end $$;
create trigger check_house_of_job_on_insert before insert on job for each row execute function check_house_of_job();
create trigger check_house_of_job_on_update before update of status, age_range on job for each row
  when (new.status <> 'pending' and (old.status <> new.status or old.age_range <> new.age_range))
  execute function check_house_of_job();

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
create trigger check_child_terms
  before insert or update of age_range, child_permit_no, child_daily_hours, child_stretch_hours, child_responsible
  on job for each row execute function check_child_terms();

create table job_revision (
  job_id uuid primary key references job on delete cascade,
  fields jsonb not null check (jsonb_typeof(fields) = 'object'),
  image text,
  account_id uuid references account on delete set null,
  sent_at timestamptz not null
);
comment on table job_revision is 'What the latest version changes while it is not approved. Only its house sees it.';
create index job_revision_by_account on job_revision (account_id);
create index job_revision_by_age on job_revision (sent_at);

-- Casting calls that people applied to
-- Calls with applications keep their facts; the deadline may move beyond today.
create trigger lock_job_facts before update on job
  for each row when (
    old.project_type is distinct from new.project_type or old.role_type is distinct from new.role_type
    or old.category is distinct from new.category or old.gender is distinct from new.gender
    -- A call taken down because its house may not see children can go on for adults.
    or old.age_range is distinct from new.age_range
      and not (old.approved_at is null and old.age_from < 18 and substring(new.age_range from '^\d+')::smallint >= 18)
    or new.application_deadline < old.application_deadline
      and new.application_deadline <= (coalesce(new.updated_at, now()) at time zone 'Asia/Kolkata')::date
  )
  execute function require('KD041', 'it has applications, so its facts cannot change',
    'not exists (select from application where job_id = $1.id)');

create type job_change_field as enum ('role_details', 'compensation', 'application_deadline');
create table job_change (
  job_id uuid not null references job on delete cascade,
  changed_at timestamptz not null,
  field job_change_field not null,
  was text not null,
  becomes text not null,
  primary key (job_id, changed_at, field)
);
comment on table job_change is 'What a call said before a change after the first application. Set by a trigger.';
comment on column job_change.changed_at is 'Infinity while the changed call waits for its approval, with which it counts.';
create trigger reject_change before update or delete on job_change for each row
  when (pg_trigger_depth() = 0) execute function reject_change();

create function keep_former_job_text() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into job_change (job_id, changed_at, field, was, becomes)
  select new.id, 'infinity', field::job_change_field, coalesce(was, ''), coalesce(becomes, '')
  from (values
    ('role_details', old.role_details, new.role_details),
    ('compensation', old.compensation, new.compensation),
    ('application_deadline', old.application_deadline::text, new.application_deadline::text)
  ) changed (field, was, becomes)
  where was is distinct from becomes and exists (select from application where job_id = new.id)
  on conflict (job_id, changed_at, field) do update set becomes = excluded.becomes;
  if new.approved_at is not null then
    delete from job_change where job_id = new.id and changed_at = 'infinity' and was = becomes;
    update job_change set changed_at = coalesce(new.updated_at, now())
      where job_id = new.id and changed_at = 'infinity';
  end if;
  return null;
end $$;
create trigger keep_former_job_text
  after update of role_details, compensation, application_deadline, approved_at on job
  for each row execute function keep_former_job_text();

create function shown_title(of_call job) returns text language sql stable return coalesce((
  select was from job_change where job_id = of_call.id and field = 'role_details' and changed_at = 'infinity'
), of_call.role_details) || ' · ' || of_call.project_type;
comment on function shown_title is 'The title that talent read: of a removed casting call the one last approved.';

create constraint trigger require_outcomes_at_close after insert or update of status on job
  deferrable initially deferred for each row
  when (new.status = 'closed')
  execute function require('KD042', 'it has applications without an outcome', 'not exists (
    select from application join job on job.id = job_id
    where job.id = $1.id and job.status = ''closed'' and application.status < ''selected''
      and not (stage = ''selected'' and is_added_by_house(talent_id))
  )');

create function return_allowance_on_reopen() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update application set allowance_returned = true where job_id = new.id and not opened;
  return null;
end $$;
comment on function return_allowance_on_reopen is 'Unopened applications stay returned when a call reopens.';
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
comment on table job_draft is 'A form of one or more casting calls that is not posted yet. Only its house sees it.';
comment on column job_draft.request_id is 'Identifies the form. Posting the form under this id deletes the draft.';
create index job_draft_by_age on job_draft (saved_at);
create index job_draft_by_account on job_draft (account_id);

create function ignore_posted_draft() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  -- Posting locks the house too, so that a draft never comes back after its form was posted.
  perform from production_house where id = new.production_house_id for no key update;
  if exists (
    select from job
    where production_house_id = new.production_house_id and posted_by_request = new.request_id
  ) then
    return null;
  end if;
  return new;
end $$;
create trigger ignore_posted_draft before insert on job_draft for each row execute function ignore_posted_draft();
create trigger limit_rows after insert on job_draft for each row
  execute function limit_rows('production_house', 'production_house_id', '30', 'KD043');

-- Saved calls, saved searches and alerts
create table saved_job (
  talent_id uuid not null references talent on delete cascade,
  job_id uuid not null references job on delete cascade,
  saved_at timestamptz not null,
  primary key (talent_id, job_id)
);
create index saved_job_by_job on saved_job (job_id);

create table contact_view (
  account_id uuid not null references account on delete cascade,
  day date not null,
  job_ids uuid[] not null check (cardinality(job_ids) between 1 and 30),
  primary key (account_id, day)
);
comment on table contact_view is 'Whose contacts an account was shown: at most 30 casting calls per day in India.';
create index contact_view_by_day on contact_view (day);

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
comment on column saved_search.alerts_from is 'Casting calls published since then are new to the alerts.';
create unique index saved_search_by_name on saved_search (talent_id, lower(name));

create trigger limit_rows after insert on saved_search for each row
  execute function limit_rows('talent', 'talent_id', '(allowance_of($1, $2.created_at)).saved_searches', 'KD015');

create table spelling_version (
  is_only boolean primary key default true check (is_only),
  digest text not null
);
comment on table spelling_version is 'The spellings that all stored values were converted to last, in one row.';

create table alerted_job (
  talent_id uuid not null references talent on delete cascade,
  channel delivery_channel not null,
  job_id uuid not null references job on delete cascade,
  alerted_at timestamptz not null,
  primary key (talent_id, channel, job_id)
);
comment on table alerted_job is 'Casting calls a talent was alerted to, so that no channel repeats one.';
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
comment on function alerting_searches is 'The searches that send alerts: within the plan''s allowance, oldest first.';
