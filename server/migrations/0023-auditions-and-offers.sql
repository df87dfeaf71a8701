create type audition_answer as enum ('offered', 'confirmed', 'asked', 'declined', 'ended');
create type offer_status as enum ('open', 'accepted', 'declined', 'withdrawn', 'lapsed', 'ended');

-- A time at a place, kept free for so many applicants of one call.
create table audition_slot (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references job on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- An address, or a link where one meets.
  place text not null check (place <> ''),
  capacity smallint not null check (capacity between 1 and 50),
  cancelled_at timestamptz,
  created_at timestamptz not null,
  constraint audition_slot_overlaps exclude using gist (
    job_id with =, place with =, tstzrange(starts_at, ends_at) with &&
  ) where (cancelled_at is null)
);

create index audition_slot_of_job on audition_slot (job_id, starts_at);

-- Whom a house invites, and what was answered. Every change counts up what calendars know it by.
create table audition_invitation (
  application_id uuid primary key references application on delete cascade,
  answer audition_answer not null default 'offered',
  -- The slot that is confirmed, or the last one that was.
  slot_id uuid references audition_slot on delete cascade,
  -- What the talent says with it.
  note text not null default '',
  invited_at timestamptz not null,
  changed_at timestamptz not null,
  sequence integer not null default 0,
  check (answer <> 'confirmed' or slot_id is not null)
);

create index audition_invitation_of_slot on audition_invitation (slot_id) where answer = 'confirmed';

create function count_invitation_up() returns trigger language plpgsql as $$
begin
  new.sequence := old.sequence + 1;
  return new;
end $$;

create trigger invitation_counts_up before update on audition_invitation
  for each row execute function count_invitation_up();

-- Whoever confirms stands in line at the slot: the last place is given once.
create function hold_place() returns trigger language plpgsql as $$
declare
  slot audition_slot;
begin
  select * into slot from audition_slot where id = new.slot_id for no key update;
  if slot.job_id is distinct from (select job_id from application where id = new.application_id)
    or slot.cancelled_at is not null or slot.starts_at <= new.changed_at then
    raise exception 'slot % is not to be had', new.slot_id using errcode = 'KD050';
  end if;
  if slot.capacity <= (
    select count(*) from audition_invitation
    where slot_id = slot.id and answer = 'confirmed' and application_id <> new.application_id
  ) then
    raise exception 'slot % is taken', new.slot_id using errcode = 'KD051';
  end if;
  return new;
end $$;

create trigger invitation_holds_place before insert on audition_invitation
  for each row when (new.answer = 'confirmed') execute function hold_place();
create trigger invitation_takes_place before update on audition_invitation for each row
  when (new.answer = 'confirmed' and (old.answer <> 'confirmed' or new.slot_id <> old.slot_id))
  execute function hold_place();

create function keep_places() returns trigger language plpgsql as $$
begin
  if new.capacity < (
    select count(*) from audition_invitation where slot_id = new.id and answer = 'confirmed'
  ) then
    raise exception 'slot % holds more', new.id using errcode = 'KD051';
  end if;
  return new;
end $$;

create trigger slot_keeps_places before update of capacity on audition_slot
  for each row execute function keep_places();

-- Which reminders went out: of one time, each once.
create table audition_reminder (
  application_id uuid not null references audition_invitation on delete cascade,
  starts_at timestamptz not null,
  hours smallint not null,
  noted_at timestamptz not null,
  primary key (application_id, starts_at, hours)
);

-- The address of an account's calendar has a token in it, of which only the hash is kept.
create table calendar_feed (
  account_id uuid primary key references account on delete cascade,
  token_hash bytea not null unique check (length(token_hash) = 32),
  made_at timestamptz not null
);

-- What a house offers an applicant: a part, until the end of a day in India.
create table offer (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references application on delete cascade,
  message text not null check (message <> ''),
  answer_by date not null,
  lapses_at timestamptz not null generated always as (
    ((answer_by + 1)::timestamp) at time zone 'Asia/Kolkata'
  ) stored,
  status offer_status not null default 'open',
  reason text not null default '',
  made_at timestamptz not null,
  made_by uuid references account on delete set null,
  answered_at timestamptz check ((answered_at is null) = (status = 'open'))
);

create unique index offer_standing on offer (application_id) where status in ('open', 'accepted');
create index offer_of_application on offer (application_id, made_at);

create function refuse_unfit_offer() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if old.status <> 'open' then
      raise exception 'offer % is answered', new.id using errcode = 'KD053';
    end if;
    return new;
  end if;
  -- An outcome and an offer cannot cross: whoever comes second sees the other's result.
  perform from application where id = new.application_id and status < 'selected' for no key update;
  if not found then
    raise exception 'application % is decided', new.application_id using errcode = 'KD053';
  end if;
  return new;
end $$;

create trigger offer_is_fit before insert or update of status on offer
  for each row execute function refuse_unfit_offer();

-- Selected is who accepted an offer; no house says so alone.
create or replace function may_become(
  was application_status, becomes application_status, party application_party
) returns boolean
  language sql immutable
  return was < 'selected' and becomes > was
    and case becomes
      when 'withdrawn' then party <> 'house'
      when 'selected' then party = 'talent'
      else party <> 'talent'
    end;

create function require_accepted_offer() returns trigger language plpgsql as $$
begin
  perform from offer where application_id = new.application_id and status = 'accepted';
  if not found then
    raise exception 'no offer of % is accepted', new.application_id using errcode = 'KD052';
  end if;
  return new;
end $$;

-- Its name comes before that of the trigger that moves the application.
create trigger application_accepts before insert on application_event
  for each row when (new.status = 'selected') execute function require_accepted_offer();

-- With an application that is over, its place is free and its offer gone; an audition that was, was.
create function end_arrangements() returns trigger language plpgsql as $$
begin
  update audition_invitation set answer = 'ended', changed_at = new.happened_at
    where application_id = new.application_id and answer <> 'ended' and not (
      answer = 'confirmed'
      and exists (select from audition_slot where id = slot_id and starts_at <= new.happened_at)
    );
  update offer set status = 'ended', answered_at = new.happened_at
    where application_id = new.application_id and status = 'open';
  return null;
end $$;

create trigger application_is_over after insert on application_event for each row
  when (new.status in ('not_selected', 'withdrawn')) execute function end_arrangements();
