-- Staff suspend or ban a production house: one proposes it, another confirms it.

create type suspension_kind as enum ('suspension', 'ban');

create table house_suspension (
  id uuid primary key default gen_random_uuid(),
  production_house_id uuid not null references production_house on delete cascade,
  kind suspension_kind not null,
  reason text not null check (reason <> ''),
  proposed_by uuid not null references staff_member,
  proposed_at timestamptz not null,
  confirmed_by uuid references staff_member,
  confirmed_at timestamptz,
  ended_by uuid references staff_member,
  ended_at timestamptz,
  constraint house_suspension_needs_two check (confirmed_by <> proposed_by),
  constraint house_suspension_confirmed_by_somebody check ((confirmed_by is null) = (confirmed_at is null)),
  constraint house_suspension_ended_by_somebody check ((ended_by is null) = (ended_at is null))
);
comment on table house_suspension is
  'A suspension or ban of a house. Proposed until another member of staff confirms it; in force until it has ended.';
comment on column house_suspension.reason is 'What the house is told.';
comment on column house_suspension.ended_at is 'When it ended, or when the proposal was dismissed.';
create unique index house_suspension_one_proposed on house_suspension (production_house_id)
  where confirmed_at is null and ended_at is null;
create unique index house_suspension_one_in_force on house_suspension (production_house_id)
  where confirmed_at is not null and ended_at is null;
create index house_suspension_by_house on house_suspension (production_house_id);
create index house_suspension_proposed on house_suspension (proposed_at) where confirmed_at is null and ended_at is null;

create function house_standing(house uuid) returns suspension_kind language sql stable
return (
  select kind from house_suspension
  where production_house_id = house and confirmed_at is not null and ended_at is null
);
comment on function house_standing is 'Whether a house is suspended or banned now; null if neither.';

alter table job add column held_status job_status check (held_status <> 'pending');
comment on column job.held_status is
  'What a casting call of a suspended house was before. It is pending meanwhile, so that nobody else sees it.';
alter table job add constraint job_held_is_pending check (held_status is null or status = 'pending');

create function reject_public_job_of_suspended_house() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  -- Locked, so that a suspension at the same time comes before or after.
  perform from production_house where id = new.production_house_id for key share;
  if house_standing(new.production_house_id) is not null then
    raise exception 'house % is suspended', new.production_house_id using errcode = 'KD271';
  end if;
  return new;
end $$;
comment on function reject_public_job_of_suspended_house is
  'While a house is suspended, none of its casting calls becomes public.';
create trigger reject_public_job_of_suspended_house before insert or update of status on job
  for each row when (new.status <> 'pending') execute function reject_public_job_of_suspended_house();
