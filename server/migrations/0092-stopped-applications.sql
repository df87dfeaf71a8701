-- A house stops the applications to a casting call without closing it, and takes them again.

alter type audit_action add value 'stopped' before 'slots_added';
alter type audit_action add value 'resumed' before 'slots_added';

alter table job add column stopped_at timestamptz;
comment on column job.stopped_at is
  'Since when the house takes no applications, although the casting call is not closed. Null while it takes them.';

-- The lists show only casting calls that take applications.
drop index job_open, job_open_by_newest, job_open_by_popularity, job_open_by_publication;
create index job_open on job (closes_at) where status = 'open' and stopped_at is null;
create index job_open_by_newest on job (posted_on desc, id desc) include (closes_at)
  where status = 'open' and stopped_at is null;
create index job_open_by_popularity on job (recent_applications desc, posted_on desc, id desc)
  include (closes_at, gender) where status = 'open' and stopped_at is null;
create index job_open_by_publication on job (coalesce(approved_at, posted_on) desc, id desc) include (closes_at)
  where status = 'open' and stopped_at is null;

create or replace function reject_application_to_closed_job() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  -- Locked, so that closing the casting call at the same time comes before or after.
  perform from job
    where id = new.job_id and status = 'open' and stopped_at is null and closes_at > new.applied_at for share;
  if not found then
    raise exception 'job % takes no applications', new.job_id using errcode = 'KD001';
  end if;
  return new;
end $$;
comment on function reject_application_to_closed_job is
  'A talent applies only to an open casting call, before its deadline, unless its house has stopped the applications.';
