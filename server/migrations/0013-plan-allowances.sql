-- For the constraint that keeps two plans of one talent apart.
create extension if not exists btree_gist;

-- What each plan allows; null is unlimited. Applications are counted by the year, everything else at once.
alter table plan
  add column applications integer check (applications >= 0),
  add column photos integer check (photos >= 0),
  add column intro_videos integer check (intro_videos >= 0),
  add column audition_videos integer check (audition_videos >= 0),
  add column voice_samples integer check (voice_samples >= 0),
  add column work_links integer check (work_links >= 0),
  add column saved_searches integer check (saved_searches >= 0);

insert into plan (name, price, duration_in_days, description, applications, photos, intro_videos, audition_videos,
  voice_samples, work_links, saved_searches)
values
  ('Basic', 999, 365,
    '<li>Apply to 50 casting calls a year</li><li>Verified badge on your profile</li>'
    '<li>One consolidated profile for every production house</li><li>1 email alert</li>'
    '<li>Weekly WhatsApp reminder</li><li>10 photos</li><li>3 intro videos</li><li>5 audition videos</li>'
    '<li>3 work links</li><li>Free videos on auditions and the craft</li>',
    50, 10, 3, 5, 3, 3, 1),
  ('Pro', 2999, 365,
    '<li>Apply to unlimited casting calls</li><li>Verified badge on your profile</li>'
    '<li>One consolidated profile for every production house</li><li>Featured showcase on the home page</li>'
    '<li>Masterclass with working casting directors</li><li>3 email alerts</li>'
    '<li>WhatsApp alerts on Monday, Wednesday and Friday</li><li>30 photos</li><li>5 intro videos</li>'
    '<li>10 audition videos</li><li>10 work links</li><li>Free videos on auditions and the craft</li>',
    null, 30, 5, 10, 5, 10, 3)
on conflict (name) do update set
  applications = excluded.applications,
  photos = excluded.photos,
  intro_videos = excluded.intro_videos,
  audition_videos = excluded.audition_videos,
  voice_samples = excluded.voice_samples,
  work_links = excluded.work_links,
  saved_searches = excluded.saved_searches;

-- A talent's time with a plan. What was paid for lasts until ends_at, midnight in India, unless it is cut short.
create table subscription (
  id uuid primary key default gen_random_uuid(),
  talent_id uuid not null references talent on delete cascade,
  plan_id uuid not null references plan,
  starts_at timestamptz not null,
  ends_at timestamptz not null
    check ((ends_at at time zone 'Asia/Kolkata') = date_trunc('day', ends_at at time zone 'Asia/Kolkata')),
  -- When an upgrade or a refund ended it early.
  ended_at timestamptz,
  auto_renew boolean not null default false,
  -- When the talent said that it shall not go on; it lasts to its end all the same.
  cancelled_at timestamptz,
  check (starts_at < ends_at),
  check (not auto_renew or cancelled_at is null),
  -- Never two plans at one instant. One that ended before it began has no instant at all.
  exclude using gist (
    talent_id with =,
    tstzrange(starts_at, greatest(starts_at, least(ends_at, ended_at))) with &&
  )
);

-- The start of the year, counted from an instant, in which another lies: the same day and hour in India.
create function year_start(since timestamptz, instant timestamptz, years integer default null) returns timestamptz
  language sql stable
begin atomic
  select ((since at time zone 'Asia/Kolkata') + make_interval(years => least(whole, years - 1))) at time zone 'Asia/Kolkata'
  from (
    select extract(year from age(instant at time zone 'Asia/Kolkata', since at time zone 'Asia/Kolkata'))::integer
      - (instant < since)::integer as whole
  ) as passed;
end;

create type allowance as (
  -- null without a plan; no alerts are sent then.
  plan text,
  applications integer,
  photos integer,
  intro_videos integer,
  audition_videos integer,
  voice_samples integer,
  work_links integer,
  saved_searches integer,
  -- Applications count from here: the plan's own year or, without a plan, the year since registering.
  counted_from timestamptz
);

-- What a talent may do at an instant; null is unlimited. The numbers without a plan are also in the contract.
create function allowance_of(talent uuid, instant timestamptz) returns allowance language plpgsql stable as $$
declare
  allowed allowance;
begin
  select plan.name, plan.applications, plan.photos, plan.intro_videos, plan.audition_videos, plan.voice_samples,
    plan.work_links, plan.saved_searches,
    year_start(starts_at, instant, greatest(1, plan.duration_in_days / 365))
  into allowed
  from subscription join plan on plan.id = plan_id
  where talent_id = talent
    and tstzrange(starts_at, greatest(starts_at, least(ends_at, ended_at))) @> instant;
  if not found then
    select null, 5, 3, 1, 1, 1, 1, 1, year_start(created_at, instant)
    into allowed
    from talent as person where id = talent;
  end if;
  return allowed;
end $$;

-- Whether the house looked at it while the call was open. If nobody did, the application does not count once the
-- call is closed. The release that comes with closing a call is no look.
alter table application add column opened boolean not null default false;
update application set opened = true where status in ('viewed', 'shortlisted', 'audition', 'selected');

create function note_opened_application() returns trigger language plpgsql as $$
begin
  if new.status in ('viewed', 'shortlisted', 'audition', 'selected') and not new.opened then
    new.opened := tg_op = 'INSERT'
      or exists (select from job where id = new.job_id and status <> 'closed' and closes_at > now());
  end if;
  return new;
end $$;

create trigger application_is_opened before insert or update of status on application
  for each row execute function note_opened_application();

-- How many applications of its counting year a talent has used at an instant.
create function applications_used(talent uuid, counted_from timestamptz, instant timestamptz) returns integer
  language sql stable
begin atomic
  select count(*)::integer
  from application join job on job.id = job_id
  where talent_id = talent
    and applied_at >= counted_from
    and (opened or (job.status <> 'closed' and closes_at > instant));
end;

-- Applying in parallel goes one by one: each counts those that came before it.
create function limit_applications() returns trigger language plpgsql as $$
declare
  allowed allowance;
begin
  perform from talent where id = new.talent_id for no key update;
  allowed := allowance_of(new.talent_id, new.applied_at);
  if applications_used(new.talent_id, allowed.counted_from, new.applied_at) > allowed.applications then
    raise exception 'talent % has no application left', new.talent_id using errcode = 'KD020';
  end if;
  return null;
end $$;

create trigger application_is_allowed after insert on application
  for each row execute function limit_applications();
