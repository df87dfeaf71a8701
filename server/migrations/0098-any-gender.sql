-- A casting call may be open to every gender.
create type job_gender as enum ('Male', 'Female', 'Other', 'Any');

-- Both depend on the type of the column.
drop index job_open_by_popularity;
drop trigger lock_job_facts_after_application on job;

alter table job alter column gender type job_gender using gender::text::job_gender;

create index job_open_by_popularity on job (recent_applications desc, posted_on desc, id desc)
  include (closes_at, gender) where status = 'open' and stopped_at is null;
create trigger lock_job_facts_after_application before update on job
  for each row when (
    old.project_type is distinct from new.project_type or old.role_type is distinct from new.role_type
    or old.category is distinct from new.category or old.gender is distinct from new.gender
    or old.age_range is distinct from new.age_range
    or new.application_deadline < old.application_deadline
      and new.application_deadline <= (coalesce(new.updated_at, now()) at time zone 'Asia/Kolkata')::date
  )
  execute function lock_job_facts_after_application();
