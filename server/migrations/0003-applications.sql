create type application_status as enum (
  'applied', 'viewed', 'shortlisted', 'audition', 'selected', 'not_selected', 'withdrawn'
);

create table application (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references job on delete cascade,
  talent_id uuid not null references talent on delete cascade,
  status application_status not null default 'applied',
  role_specific_info text not null,
  travel boolean not null,
  availability boolean not null,
  -- The form as it was sent; later changes of the profile do not touch it.
  details jsonb not null default '{}',
  applied_at timestamptz not null,
  -- A talent applies to a call once; a second attempt finds the first.
  unique (talent_id, job_id)
);

create index application_of_job on application (job_id, applied_at desc);

-- What an applicant agreed to: which text, which version, when. Rows are only added.
create table application_consent (
  application_id uuid not null references application on delete cascade,
  consent text not null,
  version text not null,
  agreed_at timestamptz not null,
  primary key (application_id, consent)
);

create type media_kind as enum ('image', 'video');

-- A file sent with an application: private to the talent and the house of the call.
create table application_media (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references application on delete cascade,
  field text not null,
  kind media_kind not null,
  file text not null unique
);

create index media_of_application on application_media (application_id);

-- Closing a call and applying to it cannot cross: whoever comes second sees the other's result.
create function refuse_application_to_closed_job() returns trigger language plpgsql as $$
begin
  perform from job where id = new.job_id and status = 'open' and closes_at > new.applied_at for share;
  if not found then
    raise exception 'job % takes no applications', new.job_id using errcode = 'KD001';
  end if;
  return new;
end $$;

create trigger application_needs_open_job before insert on application
  for each row execute function refuse_application_to_closed_job();
