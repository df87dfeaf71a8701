create type house_act as enum (
  'posted', 'edited', 'closed', 'reopened', 'copied', 'slots_added', 'slot_changed', 'slot_cancelled',
  'list_renamed', 'talent_removed', 'list_deleted',
  'member_invited', 'invitation_withdrawn', 'member_joined', 'role_changed', 'member_removed', 'member_left'
);

-- What somebody did for a house, to its calls, its lists and its team. Rows are only added.
alter table job_event rename to house_event;
alter index job_event_of_job rename to house_event_of_job;
alter index job_event_of_account rename to house_event_of_account;
alter table house_event drop constraint job_event_check;
alter table house_event
  alter column act type house_act using act::text::house_act,
  alter column job_id drop not null,
  add column production_house_id uuid references production_house on delete cascade,
  -- Gone with its list, whose name stays.
  add column talent_list_id uuid references talent_list on delete set null,
  -- Who was taken off a list; a talent who goes takes this along.
  add column talent_id uuid references talent on delete cascade,
  -- About whom of the team it is.
  add column member_id uuid references account on delete set null,
  -- A list as it was called until then, or the address that was invited.
  add column name text,
  add column team_role team_role;
drop type job_act;

update house_event set production_house_id = job.production_house_id from job where job.id = job_id;

alter table house_event
  alter column production_house_id set not null,
  add check ((job_id is not null) = (act <= 'slot_cancelled')),
  add check ((about is not null) = (act in ('slots_added', 'slot_changed', 'slot_cancelled'))),
  add check ((name is not null) = (act in (
    'list_renamed', 'talent_removed', 'list_deleted', 'member_invited', 'invitation_withdrawn'
  ))),
  add check ((team_role is not null) = (act in ('member_invited', 'member_joined', 'role_changed')));

create index house_event_of_house on house_event (production_house_id, id) where job_id is null;
create index house_event_of_list on house_event (talent_list_id, id) where talent_list_id is not null;
create index house_event_of_talent on house_event (talent_id) where talent_id is not null;
create index house_event_of_member on house_event (member_id) where member_id is not null;
