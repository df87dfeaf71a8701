-- Open boards follow what happens to the applications of their casting call.

alter table application add column board_changed_at timestamptz not null default clock_timestamp();
comment on column application.board_changed_at is
  'When its stage or status last changed, by the clock of the database. Open boards ask for what changed since.';
create index application_by_board_change on application (job_id, board_changed_at);

create function touch_application() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.board_changed_at := clock_timestamp();
  return new;
end $$;
comment on function touch_application is 'Open boards find an application again after each move.';
create trigger touch_application before update of stage, status on application for each row
  when (old.stage <> new.stage or old.status <> new.status) execute function touch_application();

create function notify_house_of_applications() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform pg_notify('live_updates', account.id::text)
  from (select distinct job_id from changed) of_job
    join job on job.id = of_job.job_id
    join account on account.production_house_id = job.production_house_id
  where account.removed_at is null;
  return null;
end $$;
comment on function notify_house_of_applications is
  'Updates the open boards of a house when someone applies, or when applications change.';
create trigger notify_house_of_new_applications after insert on application
  referencing new table as changed for each statement execute function notify_house_of_applications();
create trigger notify_house_of_changed_applications after update on application
  referencing new table as changed for each statement execute function notify_house_of_applications();
