create type job_status as enum ('pending', 'open', 'closed');
create type role_type as enum ('Primary', 'Secondary', 'Tertiary');
create type audition_type as enum ('Online', 'Offline', 'Self-tape');
create type job_availability as enum ('Full-time', 'Part-time', 'Flexible');

create table job (
  id uuid primary key default gen_random_uuid(),
  production_house_id uuid not null references production_house on delete cascade,
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
  -- '18-24' ends at 24, '18+' never, one age at itself.
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
  -- A call closes at midnight in India at the end of its deadline day.
  closes_at timestamptz not null generated always as (
    ((application_deadline + 1)::timestamp) at time zone 'Asia/Kolkata'
  ) stored,
  availability_required job_availability not null,
  compensation text,
  image text,
  posted_on timestamptz not null,
  -- Made by the form that was filled; sent again, it finds the call it posted.
  request_id uuid,
  unique (production_house_id, request_id),
  check (age_from <= age_to),
  check (audition_dates <= shoot_dates)
);

create index job_of_house on job (production_house_id, posted_on desc, id desc);
create index job_open on job (closes_at) where status = 'open';
