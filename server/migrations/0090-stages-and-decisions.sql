-- A house moves applications freely between stages. The talent learns of a decision only when the house sends it.

create type application_stage as enum (
  'applied', 'viewed', 'on_hold', 'shortlisted', 'backup', 'audition', 'round_1', 'round_2', 'round_3', 'selected',
  'not_selected', 'withdrawn'
);
create type decision_kind as enum ('shortlisted', 'not_selected', 'reopened');

alter table job add column stage_names text[] not null default '{}'
  check (cardinality(stage_names) <= 3 and array_position(stage_names, null) is null and '' <> all (stage_names));
comment on column job.stage_names is
  'The names of the stages that the house added to this casting call, in order: round_1 to round_3 of its applications.';

alter table production_house add column sends_shortlists boolean not null default false;
comment on column production_house.sends_shortlists is
  'Whether a move to the shortlist is sent by itself, once it can no longer be undone.';

alter table application add column stage application_stage not null default 'applied';
comment on column application.stage is
  'Where the house has put the application. Only the house sees it; status is what the talent was told.';
update application set stage = status::text::application_stage where status <> 'applied';
update application set stage = pending_move.status::text::application_stage
from pending_move
where application_id = application.id and undone_at is null and settled_at is null
  and application.status < 'selected' and pending_move.status > application.status;
alter table application add constraint application_stage_fits_status check (
  (stage = 'withdrawn') = (status = 'withdrawn')
  and (status <> 'selected' or stage = 'selected')
  and (stage <> 'applied' or status = 'applied')
);
create index application_by_stage on application (job_id, stage);

create table stage_move (
  place bigint generated always as identity unique,
  request_id uuid,
  application_id uuid references application on delete cascade,
  was application_stage not null,
  stage application_stage not null,
  account_id uuid references account on delete set null,
  moved_at timestamptz not null,
  undone_at timestamptz,
  primary key (request_id, application_id),
  check (was <> stage)
);
comment on table stage_move is 'Every move of an application between stages by its house. Moves that were undone stay here.';
comment on column stage_move.request_id is 'Several applications that were moved together share it.';
comment on column stage_move.place is 'Orders the moves of an application.';
create index stage_move_by_application on stage_move (application_id, place);
create index stage_move_by_account on stage_move (account_id);

drop table pending_move;

create table decision (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null,
  application_id uuid not null references application on delete cascade,
  kind decision_kind not null,
  text text check (text <> ''),
  account_id uuid references account on delete set null,
  decided_at timestamptz not null,
  send_at timestamptz not null,
  sent_at timestamptz,
  cancelled_at timestamptz,
  unique (request_id, application_id),
  check (sent_at is null or cancelled_at is null),
  check (text is null or kind = 'not_selected')
);
comment on table decision is 'A decision about an application that a house sent to the talent, or will send at a set time.';
comment on column decision.text is 'What the house wrote to the talent. Null for our own words.';
comment on column decision.cancelled_at is
  'When it was taken back before it was sent, or could not be sent because the application had moved.';
create unique index decision_waiting on decision (application_id) where sent_at is null and cancelled_at is null;
create index decision_by_application on decision (application_id, sent_at);
create index decision_by_account on decision (account_id);

insert into decision (request_id, application_id, kind, text, decided_at, send_at, sent_at)
select gen_random_uuid(), application_id, 'not_selected', text, happened_at, happened_at, happened_at
from rejection join status_change using (application_id)
where status_change.status = 'not_selected';
drop table rejection;

alter table board_share_link alter column status type application_stage using status::text::application_stage;

-- A reopened application can have the same status twice.
alter table status_change add column position smallint;
alter table status_change disable trigger user;
update status_change set position = numbered.position
from (
  select application_id, status, row_number() over (partition by application_id order by status) as position
  from status_change
) numbered
where numbered.application_id = status_change.application_id and numbered.status = status_change.status;
alter table status_change enable trigger user;
alter table status_change
  alter column position set not null,
  alter column position set default 0,
  drop constraint status_change_pkey,
  add primary key (application_id, position);
comment on column status_change.position is 'Its place in the history of the application, from 1. A trigger sets it.';

create or replace function is_status_change_allowed(
  was application_status, becomes application_status, party application_party
) returns boolean language sql immutable return case
  when was = 'not_selected' then party = 'house' and becomes in ('viewed', 'shortlisted')
  else was < 'selected' and becomes > was and case becomes
    when 'withdrawn' then party <> 'house'
    when 'selected' then party = 'talent'
    else party <> 'talent' end
  end;
comment on function is_status_change_allowed is
  'An application moves forward until it has an outcome. Only the talent accepts a role, and no house withdraws. A house can reopen an application that it rejected.';

create function decision_due(status application_status, stage application_stage) returns decision_kind
language sql immutable return case
  when status = 'not_selected' and stage <> 'not_selected' then 'reopened'::decision_kind
  when status < 'selected' and stage = 'not_selected' then 'not_selected'
  when status < 'shortlisted' and stage = 'shortlisted' then 'shortlisted'
  end;
comment on function decision_due is
  'What the house has decided about an application and has not told the talent. Null if there is nothing to tell.';

create or replace function move_application() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  was application_status;
begin
  if new.status = 'applied' then
    new.position := 1;
    return new;
  end if;
  update application set status = new.status, stage = case
      when new.status in ('selected', 'not_selected', 'withdrawn') then new.status::text::application_stage
      when new.status = 'audition' and stage not in ('round_1', 'round_2', 'round_3', 'selected') then 'audition'
      when stage in ('applied', 'viewed') then new.status::text::application_stage
      else stage end
    where id = new.application_id and is_status_change_allowed(status, new.status, new.party)
    -- Opening an application that was rejected does not reopen it.
      and not (status = 'not_selected' and new.status = 'viewed' and stage = 'not_selected');
  if found then
    -- After the update, which waits for other changes of the application.
    select max(position) + 1 into new.position from status_change where application_id = new.application_id;
    return new;
  end if;
  select status into was from application where id = new.application_id;
  if was = new.status or new.status = 'viewed' then
    return null;
  end if;
  raise exception 'application % is % and cannot become %', new.application_id, was, new.status
    using errcode = 'KD013';
end $$;

create function require_reason_to_send() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform from application
    where id = new.application_id and stage = 'not_selected' and new.kind = 'not_selected'
      or id = new.application_id and stage = 'shortlisted' and new.kind = 'shortlisted'
      or id = new.application_id and stage <> 'not_selected' and new.kind = 'reopened';
  if not found then
    raise exception 'application % is not in the stage of this decision', new.application_id using errcode = 'KD320';
  end if;
  return new;
end $$;
comment on function require_reason_to_send is 'A decision is sent only while the application is in its stage.';
create trigger require_reason_to_send before insert or update of sent_at on decision for each row
  when (new.sent_at is not null) execute function require_reason_to_send();

create function release_decisions_of_removed_account() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  update decision set cancelled_at = new.removed_at
    where account_id = new.id and sent_at is null and cancelled_at is null;
  return null;
end $$;
comment on function release_decisions_of_removed_account is
  'What a removed team member scheduled is not sent. It waits for the others of the team.';
create trigger release_decisions_of_removed_account after update of removed_at on account for each row
  when (old.removed_at is null and new.removed_at is not null)
  execute function release_decisions_of_removed_account();
