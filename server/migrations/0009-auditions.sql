-- Auditions: slots, invitations, reminders, calendar feeds and role offers.

create table audition_slot (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references job on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  place text not null check (place <> ''),
  capacity smallint not null check (capacity between 1 and 50),
  cancelled_at timestamptz,
  created_at timestamptz not null,
  constraint audition_slot_ends_after_start check (ends_at > starts_at),
  constraint audition_slot_overlaps exclude using gist (
    job_id with =, place with =, tstzrange(starts_at, ends_at) with &&
  ) where (cancelled_at is null)
);
comment on table audition_slot is 'A time at a place, for a number of applicants of one casting call.';
comment on column audition_slot.place is 'A postal address, or the URL of an online meeting.';
create index audition_slot_by_job on audition_slot (job_id, starts_at);

create type audition_answer as enum ('offered', 'confirmed', 'asked', 'declined', 'ended');
comment on type audition_answer is
  '`offered`: no answer yet; `asked`: the talent asked for another time; `ended`: the application is over.';

create table audition_invitation (
  application_id uuid primary key references application on delete cascade,
  account_id uuid references account on delete set null,
  answer audition_answer not null default 'offered',
  slot_id uuid references audition_slot on delete cascade,
  note text not null default '',
  sequence integer not null default 0,
  invited_at timestamptz not null,
  changed_at timestamptz not null,
  constraint audition_invitation_confirmed_has_slot check (answer <> 'confirmed' or slot_id is not null)
);
comment on table audition_invitation is 'An invitation to audition, and the answer.';
comment on column audition_invitation.account_id is 'The member who invited.';
comment on column audition_invitation.slot_id is 'The confirmed slot, or the last one that was confirmed.';
comment on column audition_invitation.note is 'What the talent wrote with the answer.';
comment on column audition_invitation.sequence is 'Counts the changes, so that calendars recognise an update.';

create index audition_invitation_by_slot on audition_invitation (slot_id) where answer = 'confirmed';
create index audition_invitation_by_account on audition_invitation (account_id);

create function increment_invitation_sequence() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.sequence := old.sequence + 1;
  return new;
end $$;
comment on function increment_invitation_sequence is
  'Every change of an audition invitation has a higher sequence.';

create trigger increment_invitation_sequence before update on audition_invitation
  for each row execute function increment_invitation_sequence();

create function reserve_audition_slot() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  slot audition_slot;
begin
  -- Locked, so that the last place is given once.
  select * into slot from audition_slot where id = new.slot_id for no key update;
  if slot.job_id is distinct from (select job_id from application where id = new.application_id)
    or slot.cancelled_at is not null or slot.starts_at <= new.changed_at then
    raise exception 'slot % cannot be chosen', new.slot_id using errcode = 'KD050';
  end if;
  if slot.capacity <= (
    select count(*) from audition_invitation
    where slot_id = slot.id and answer = 'confirmed' and application_id <> new.application_id
  ) then
    raise exception 'slot % is full', new.slot_id using errcode = 'KD051';
  end if;
  return new;
end $$;
comment on function reserve_audition_slot is
  'A confirmed slot belongs to the same casting call, is neither cancelled nor past, and has a place left.';

create trigger reserve_audition_slot_on_insert before insert on audition_invitation
  for each row when (new.answer = 'confirmed') execute function reserve_audition_slot();
create trigger reserve_audition_slot_on_update before update on audition_invitation for each row
  when (new.answer = 'confirmed' and (old.answer <> 'confirmed' or new.slot_id <> old.slot_id))
  execute function reserve_audition_slot();

create function reject_capacity_below_bookings() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  if new.capacity < (
    select count(*) from audition_invitation where slot_id = new.id and answer = 'confirmed'
  ) then
    raise exception 'slot % has more confirmed auditions', new.id using errcode = 'KD054';
  end if;
  return new;
end $$;
comment on function reject_capacity_below_bookings is
  'The capacity of a slot is never below the number of confirmed auditions.';

create trigger reject_capacity_below_bookings before update of capacity on audition_slot
  for each row execute function reject_capacity_below_bookings();

create table audition_reminder (
  application_id uuid not null references audition_invitation on delete cascade,
  starts_at timestamptz not null,
  hours smallint not null,
  noted_at timestamptz not null,
  primary key (application_id, starts_at, hours)
);
comment on table audition_reminder is
  'The reminders that were sent, each once for a start time and a number of hours before it.';

create table calendar_feed (
  account_id uuid primary key references account on delete cascade,
  token_hash bytea not null unique check (length(token_hash) = 32),
  made_at timestamptz not null
);
comment on table calendar_feed is
  'The calendar of an account. Its URL contains a token, of which only the hash is stored.';

-- Role offers

create type role_offer_status as enum ('open', 'accepted', 'declined', 'withdrawn', 'lapsed', 'ended');
comment on type role_offer_status is
  '`withdrawn` by the house, `lapsed` without an answer in time, `ended` with the application.';

create table role_offer (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references application on delete cascade,
  message text not null check (message <> ''),
  answer_by date not null,
  lapses_at timestamptz not null generated always as (
    ((answer_by + 1)::timestamp) at time zone 'Asia/Kolkata'
  ) stored,
  status role_offer_status not null default 'open',
  reason text not null default '',
  made_at timestamptz not null,
  made_by uuid references account on delete set null,
  answered_at timestamptz,
  withdrawn_by uuid references account on delete set null,
  constraint role_offer_open_has_no_answer check ((answered_at is null) = (status = 'open'))
);
comment on table role_offer is 'A role that a house offers to an applicant.';
comment on column role_offer.lapses_at is 'Midnight in India at the end of the day to answer by.';
comment on column role_offer.reason is 'What the talent wrote when declining.';

create unique index role_offer_current on role_offer (application_id) where status in ('open', 'accepted');
create index role_offer_by_application on role_offer (application_id, made_at);
create index role_offer_by_maker on role_offer (made_by);
create index role_offer_by_withdrawer on role_offer (withdrawn_by);

create function check_role_offer() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    if old.status <> 'open' then
      raise exception 'offer % has its answer', new.id using errcode = 'KD055';
    end if;
    return new;
  end if;
  -- Locked, so that an outcome at the same time comes before or after.
  perform from application where id = new.application_id and status < 'selected' for no key update;
  if not found then
    raise exception 'application % has an outcome', new.application_id using errcode = 'KD053';
  end if;
  return new;
end $$;
comment on function check_role_offer is
  'A role is offered only while the application has no outcome, and an answered offer does not change.';

create trigger check_role_offer before insert or update of status on role_offer
  for each row execute function check_role_offer();

create function check_accepted_offer() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform from role_offer where application_id = new.application_id and status = 'accepted';
  if not found then
    raise exception 'application % has no accepted offer', new.application_id using errcode = 'KD052';
  end if;
  return new;
end $$;
comment on function check_accepted_offer is 'An applicant is selected only by accepting a role offer.';

-- Its name comes before move_application, so it runs first.
create trigger check_accepted_offer before insert on status_change
  for each row when (new.status = 'selected') execute function check_accepted_offer();

create function end_audition_and_offer() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update audition_invitation set answer = 'ended', changed_at = new.happened_at
    where application_id = new.application_id and answer <> 'ended' and not (
      answer = 'confirmed'
      and exists (select from audition_slot where id = slot_id and starts_at <= new.happened_at)
    );
  update role_offer set status = 'ended', answered_at = new.happened_at
    where application_id = new.application_id and status = 'open';
  return null;
end $$;
comment on function end_audition_and_offer is
  'A rejected or withdrawn application gives up its future audition and its open offer. A past audition stays '
  'as it was.';

create trigger end_audition_and_offer after insert on status_change for each row
  when (new.status in ('not_selected', 'withdrawn')) execute function end_audition_and_offer();
