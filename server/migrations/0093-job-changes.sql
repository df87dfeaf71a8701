-- A house changes the title, the pay and the deadline of a casting call after people applied. The former text is kept.

create type job_change_field as enum ('role_details', 'compensation', 'application_deadline');

create table job_change (
  job_id uuid not null references job on delete cascade,
  changed_at timestamptz not null,
  field job_change_field not null,
  was text not null,
  becomes text not null,
  primary key (job_id, changed_at, field)
);
comment on table job_change is
  'What a casting call said before its house changed it after the first application. A trigger of job writes it.';
comment on column job_change.was is 'The former text; empty if there was none.';
create trigger reject_change before update or delete on job_change for each row
  when (pg_trigger_depth() = 0) execute function reject_change();

drop trigger lock_job_facts_after_application on job;
create or replace function lock_job_facts_after_application() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (select from application where job_id = new.id) then
    raise exception 'job % has applications and its facts cannot change', new.id using errcode = 'KD041';
  end if;
  return new;
end $$;
comment on function lock_job_facts_after_application is
  'What people applied for does not change: the role, and who it is for. The deadline can move to tomorrow at the earliest.';
create trigger lock_job_facts_after_application before update on job for each row when (
  old.project_type is distinct from new.project_type
  or old.role_type is distinct from new.role_type
  or old.category is distinct from new.category
  or old.gender is distinct from new.gender
  or old.age_range is distinct from new.age_range
  or (
    new.application_deadline < old.application_deadline
    and new.application_deadline <= (coalesce(new.updated_at, now()) at time zone 'Asia/Kolkata')::date
  )
) execute function lock_job_facts_after_application();

create function keep_former_job_text() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into job_change (job_id, changed_at, field, was, becomes)
  select new.id, coalesce(new.updated_at, now()), field::job_change_field, coalesce(was, ''), coalesce(becomes, '')
  from (values
    ('role_details', old.role_details, new.role_details),
    ('compensation', old.compensation, new.compensation),
    ('application_deadline', old.application_deadline::text, new.application_deadline::text)
  ) changed (field, was, becomes)
  where was is distinct from becomes and exists (select from application where job_id = new.id);
  return null;
end $$;
comment on function keep_former_job_text is
  'A casting call that people applied to keeps its former title, pay and deadline. The house and the applicants read them.';
create trigger keep_former_job_text after update on job for each row when (
  old.role_details is distinct from new.role_details
  or old.compensation is distinct from new.compensation
  or old.application_deadline is distinct from new.application_deadline
) execute function keep_former_job_text();
