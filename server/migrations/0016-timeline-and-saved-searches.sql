create type application_party as enum ('talent', 'house', 'system');

-- Every step of an application: when, and by whom. An application takes a step by a row here, and no other way.
create table application_event (
  application_id uuid not null references application on delete cascade,
  status application_status not null,
  happened_at timestamptz not null,
  party application_party not null,
  -- Who acted for a house.
  account_id uuid references account on delete set null check (account_id is null or party = 'house'),
  -- Steps lead forward only, so each is taken once, and their order is that of the list.
  primary key (application_id, status)
);

-- What was there before steps were kept: nobody noted when the last one was taken.
insert into application_event (application_id, status, happened_at, party)
  select id, 'applied'::application_status, applied_at, 'talent'::application_party from application
  union all
  select id, status, applied_at, 'system' from application where status <> 'applied';

-- The order of the list is that of the steps; the last three are outcomes.
create function may_become(
  was application_status, becomes application_status, party application_party
) returns boolean
  language sql immutable
  return was < 'selected' and becomes > was
    and case becomes when 'withdrawn' then party <> 'house' else party <> 'talent' end;

create function move_application() returns trigger language plpgsql as $$
declare
  was application_status;
begin
  if new.status = 'applied' then
    return new;
  end if;
  update application set status = new.status
    where id = new.application_id and may_become(status, new.status, new.party);
  if found then
    return new;
  end if;
  select status into was from application where id = new.application_id;
  -- A step that was taken is not taken again, and whoever looks later than the house decided adds nothing.
  if was = new.status or new.status = 'viewed' then
    return null;
  end if;
  raise exception 'application % is %, not to be %', new.application_id, was, new.status using errcode = 'KD013';
end $$;

create trigger application_moves before insert on application_event
  for each row execute function move_application();

create function begin_timeline() returns trigger language plpgsql as $$
begin
  insert into application_event (application_id, status, happened_at, party)
    values (new.id, 'applied', new.applied_at, 'talent');
  return null;
end $$;

create trigger application_begins after insert on application
  for each row execute function begin_timeline();

create function refuse_other_step() returns trigger language plpgsql as $$
begin
  raise exception 'an application takes its steps in application_event' using errcode = 'KD014';
end $$;

create trigger application_begins_applied before insert on application for each row
  when (new.status <> 'applied') execute function refuse_other_step();
create trigger application_moves_by_event before update of status on application for each row
  when (new.status <> old.status and pg_trigger_depth() = 0) execute function refuse_other_step();
-- An erasure, of the application or of who acted, comes by a trigger of its own.
create trigger event_is_kept before update or delete on application_event for each row
  when (pg_trigger_depth() = 0) execute function refuse_other_step();

-- Without these consents, or once it is withdrawn, what reaches the applicant stays hidden from the house.
create function lacks_consent(application uuid) returns boolean
  language sql stable
  return (
    select count(*) < 2 from application_consent
    where application_id = application and consent in ('sharing', 'contact')
  );

-- A talent's filters of the casting calls, under a name.
create table saved_search (
  id uuid primary key default gen_random_uuid(),
  talent_id uuid not null references talent on delete cascade,
  name text not null check (name <> ''),
  filters jsonb not null check (jsonb_typeof(filters) = 'object'),
  created_at timestamptz not null
);

create unique index saved_search_name on saved_search (talent_id, lower(name));

-- Two searches saved at once stand in line: the second sees the first.
create function refuse_search_over_allowance() returns trigger language plpgsql as $$
begin
  perform from talent where id = new.talent_id for no key update;
  perform from saved_search where talent_id = new.talent_id and lower(name) = lower(new.name);
  if found then
    return new;
  end if;
  if (select count(*) from saved_search where talent_id = new.talent_id)
    >= (allowance_of(new.talent_id, new.created_at)).saved_searches then
    raise exception 'talent % keeps as many searches as allowed', new.talent_id using errcode = 'KD015';
  end if;
  return new;
end $$;

create trigger search_is_allowed before insert on saved_search
  for each row execute function refuse_search_over_allowance();
