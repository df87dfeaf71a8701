create type talent_visibility as enum ('public', 'houses', 'link');

-- The day on which one born on a day is no child any more: in common years 1 March for 29 February.
create function adult_on(date_of_birth date) returns date
  language sql immutable
  return (date_of_birth + interval '18 years')::date
    + (extract(day from date_of_birth + interval '18 years') <> extract(day from date_of_birth))::integer;

-- Birthdays as one number, like 1231.
create function month_and_day(day date) returns integer
  language sql immutable
  return (extract(month from day) * 100 + extract(day from day))::integer;

alter table talent
  -- Who sees the profile: anyone, signed-in houses, or whoever was given its address.
  add column visibility talent_visibility not null default 'public',
  -- From which day in India anyone sees it; null for never. Kept by triggers, so that lists need look nowhere else.
  add column public_from date;

-- Nobody is public whose email was not verified or whose age is not known; a child is while a guardian agrees.
create function public_from(talent uuid, visibility talent_visibility, date_of_birth date) returns date
  language sql stable
  return case
    when visibility <> 'public' then null
    when not exists (select from account where id = talent and verified_at is not null) then null
    when guardian_agrees(talent) then date_of_birth
    else adult_on(date_of_birth)
  end;

create function set_public_from() returns trigger language plpgsql as $$
begin
  new.public_from := public_from(new.id, new.visibility, new.date_of_birth);
  return new;
end $$;

create trigger talent_public_from before insert or update of visibility, date_of_birth, public_from on talent
  for each row execute function set_public_from();

create function renew_public_from() returns trigger language plpgsql as $$
begin
  -- Setting it is enough: the talent's own trigger computes it.
  update talent set public_from = null where id = (to_jsonb(new) ->> tg_argv[0])::uuid;
  return null;
end $$;

create trigger guardian_renews_public_from after insert or update of withdrawn_at on guardian
  for each row execute function renew_public_from('talent_id');
create trigger account_renews_public_from after update of verified_at on account
  for each row when (old.verified_at is distinct from new.verified_at)
  execute function renew_public_from('id');

update talent set public_from = null;

-- What anyone may see of the talents who are public at an instant: of a child the first name and no city.
-- The birth date is for choosing among them, not for showing.
create function public_talent(instant timestamptz) returns table (
  id uuid, name text, is_child boolean, gender gender, age integer, date_of_birth date, city text, image text,
  profile_type category, hair_color text, body_type text, beard text, eye_color text, updated_at timestamptz
)
  language sql stable
  begin atomic
    select talent.id,
      case
        when is_child(talent.date_of_birth, instant) then coalesce(substring(talent.name from '\S+'), '')
        else talent.name
      end,
      is_child(talent.date_of_birth, instant), talent.gender, age_in_india(talent.date_of_birth, instant),
      talent.date_of_birth,
      case when not is_child(talent.date_of_birth, instant) then talent.city end,
      talent.profile_photo, talent.profile_type, talent.hair_color, talent.body_type, talent.beard,
      talent.eye_color, talent.updated_at
    from talent
    where talent.public_from <= (instant at time zone 'Asia/Kolkata')::date;
  end;

-- Narrow, for the counts of the services read all of it.
create index talent_by_category on talent (profile_type, public_from) where public_from is not null;
create index talent_birthday on talent (month_and_day(date_of_birth)) where public_from is not null;

-- Staff's picks for the home page, in their order.
create table featured_talent (
  talent_id uuid primary key references talent on delete cascade,
  place integer not null unique check (place > 0)
);

create type project_type as enum ('Movies', 'Web Series', 'Advertisement');

create table project (
  id uuid primary key default gen_random_uuid(),
  film_title text not null,
  type project_type not null,
  genre text not null,
  directed_by text not null,
  produced_by text not null,
  released_year smallint not null check (released_year between 1900 and 2100),
  language text not null,
  platform text not null,
  about_project text not null,
  image_url text not null,
  created_at timestamptz not null default now()
);

create index project_by_year on project (released_year desc, created_at desc, id);

create table client (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  image_url text not null,
  created_at timestamptz not null default now()
);

create index client_by_age on client (created_at, id);

create table banner (
  id uuid primary key default gen_random_uuid(),
  url text not null,
  -- What the picture shows, for whoever does not see it.
  alt text not null,
  place integer not null unique check (place > 0)
);

-- The texts of the site that staff write, as sanitised HTML.
create table page_text (
  page text primary key check (page in ('about')),
  html text not null
);

-- The words of a call, told apart by where they stand: A city, B language, C kind of project, D the rest.
alter table job add column document tsvector not null generated always as (
  setweight(to_tsvector('simple', city_location), 'A')
    || setweight(to_tsvector('simple', language_required), 'B')
    || setweight(to_tsvector('simple', project_type), 'C')
    || to_tsvector(
      'simple', role_details || ' ' || project_description || ' ' || role_description || ' ' || skills_needed
    )
) stored;
create index job_document on job using gin (document);

-- Applications of the last 30 days, recounted every minute: ordering by a live count reads all of them for each list.
alter table job add column recent_applications integer not null default 0;
create index job_popular on job (recent_applications desc, posted_on desc, id desc) include (closes_at, gender)
  where status = 'open';
create index job_newest on job (posted_on desc, id desc) include (closes_at) where status = 'open';
create index application_by_time on application (applied_at) include (job_id);
