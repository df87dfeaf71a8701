-- Auditions: slots, invitations, attendance, reminders, calendar feeds, self-tapes and role offers.

create table audition_slot (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references job on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  place text not null check (place <> ''),
  round smallint not null default 1 check (round between 1 and 5),
  contact_name text not null default '',
  contact_phone text not null default '',
  woman_name text not null default '',
  is_private boolean,
  bring text not null default '',
  capacity smallint not null check (capacity between 1 and 50),
  cancelled_at timestamptz,
  created_at timestamptz not null,
  constraint audition_slot_ends_after_start check (ends_at > starts_at),
  constraint audition_slot_overlaps exclude using gist (
    job_id with =, place with =, tstzrange(starts_at, ends_at) with &&
  ) where (cancelled_at is null)
);
comment on column audition_slot.place is 'A postal address, or the URL of an online meeting.';
comment on column audition_slot.woman_name is 'A woman who is there during the audition.';
comment on column audition_slot.is_private is 'Whether it is a private home or a hotel room; null if the house was not asked.';
comment on column audition_slot.round is '1 for the first auditions, more for callbacks.';
create index audition_slot_by_job on audition_slot (job_id, starts_at);
create trigger protect_children before insert or update of starts_at, ends_at, is_private on audition_slot for each row
  execute function require('KD282', 'a slot for children is at most three hours long, ends by 8 pm and is not private',
    '$1.is_private is not true and $1.ends_at - $1.starts_at <= interval ''3 hours''
      and ($1.ends_at at time zone ''Asia/Kolkata'') <= ($1.starts_at at time zone ''Asia/Kolkata'')::date + time ''20:00''
      or not exists (select from job where id = $1.job_id and age_from < 18)');

create trigger reject_for_removed before insert or update on audition_slot for each row when (new.cancelled_at is null)
  execute function reject_for_removed();

create type audition_answer as enum ('offered', 'confirmed', 'asked', 'declined', 'ended');
comment on type audition_answer is '`offered`: not answered; `asked`: for another time; `ended`: with the application.';
create table audition_invitation (
  application_id uuid primary key references application on delete cascade,
  account_id uuid references account on delete set null,
  round smallint not null default 1 check (round between 1 and 5),
  proposed_slot_id uuid references audition_slot on delete set null,
  answer audition_answer not null default 'offered',
  slot_id uuid references audition_slot on delete cascade,
  note text not null default '',
  asks_for_woman boolean not null default false,
  sequence integer not null default 0,
  invited_at timestamptz not null,
  changed_at timestamptz not null,
  cancellation_due boolean not null default false,
  constraint audition_invitation_confirmed_has_slot check (answer <> 'confirmed' or slot_id is not null)
);
comment on column audition_invitation.slot_id is 'The confirmed slot, or the last one that was confirmed.';
comment on column audition_invitation.sequence is 'Counts the changes, so that calendars recognise an update.';
create index audition_invitation_by_slot on audition_invitation (slot_id) where answer = 'confirmed';
create index audition_invitation_by_account on audition_invitation (account_id);
create index audition_invitation_by_proposed_slot on audition_invitation (proposed_slot_id)
  where proposed_slot_id is not null;
create index audition_invitation_cancellation_due on audition_invitation (application_id) where cancellation_due;
create trigger reject_for_leaver before insert or update of answer, proposed_slot_id on audition_invitation
  for each row when (new.answer = 'offered') execute function reject_for_leaver();

create trigger reject_for_removed before insert on audition_invitation for each row execute function reject_for_removed();
create trigger reject_answer_for_removed before update of answer, slot_id, proposed_slot_id on audition_invitation
  for each row when (new.answer = 'confirmed' or new.answer = 'offered' and new.proposed_slot_id is not null)
  execute function reject_for_removed();

create function places_taken(slot uuid, except_application uuid default null) returns bigint language sql stable
return (
  select count(*) from audition_invitation
  where (
    (slot_id = places_taken.slot and answer = 'confirmed') or proposed_slot_id = places_taken.slot
  ) and application_id is distinct from places_taken.except_application
);

create function reserve_audition_slot() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  wanted uuid;
  slot audition_slot;
begin
  if new.answer <> 'offered' then
    new.proposed_slot_id := null;
  end if;
  if tg_op = 'UPDATE' then
    new.sequence := old.sequence + 1;
    new.cancellation_due := new.cancellation_due or new.answer = 'ended' and old.answer = 'confirmed';
  end if;
  if new.answer = 'confirmed' and (old.answer, old.slot_id) is distinct from (new.answer, new.slot_id) then
    wanted := new.slot_id;
  elsif new.proposed_slot_id is distinct from old.proposed_slot_id then
    wanted := new.proposed_slot_id;
  end if;
  if wanted is null then
    return new;
  end if;
  -- Locked, so that the last place is given once.
  select * into slot from audition_slot where id = wanted for no key update;
  if slot.job_id is distinct from (select job_id from application where id = new.application_id)
    or slot.round <> new.round or slot.cancelled_at is not null or slot.starts_at <= new.changed_at then
    raise exception 'slot % cannot be chosen', wanted using errcode = 'KD050';
  end if;
  if slot.capacity <= places_taken(slot.id, new.application_id) then
    raise exception 'slot % is full', wanted using errcode = 'KD051';
  end if;
  return new;
end $$;
comment on function reserve_audition_slot is 'A newly chosen slot is of the call and round, in the future, and free.';
create trigger reserve_audition_slot before insert or update on audition_invitation
  for each row execute function reserve_audition_slot();
create trigger require_guardian_decision before insert or update of answer, slot_id on audition_invitation
  for each row when (new.answer = 'confirmed') execute function require_guardian_decision('audition', 'changed_at');

create trigger check_slot_capacity before update of capacity on audition_slot for each row
  execute function require('KD054', 'it has more people', '$1.capacity >= places_taken($1.id)');

create table audition_attendance (
  application_id uuid not null references application on delete cascade,
  slot_id uuid not null references audition_slot on delete cascade,
  arrived_at timestamptz not null,
  left_at timestamptz check (left_at >= arrived_at),
  account_id uuid references account on delete set null,
  primary key (application_id, slot_id)
);
comment on column audition_attendance.account_id is 'Who checked the talent in.';
comment on column audition_attendance.left_at is 'When the talent checked out. A house cannot do that for them.';
create index audition_attendance_by_slot on audition_attendance (slot_id);
create index audition_attendance_by_account on audition_attendance (account_id);
create trigger keep_place before update of place on audition_slot for each row when (new.place <> old.place)
  execute function require('KD068', 'somebody is checked in', 'not exists (
    select from audition_attendance where slot_id = $1.id and left_at is null)');

create function is_under_way(invitation audition_invitation, instant timestamptz) returns boolean language sql stable
return invitation.answer = 'confirmed' and exists (
  select from audition_slot
    left join audition_attendance on slot_id = id and application_id = invitation.application_id
  where id = invitation.slot_id and (starts_at <= instant or arrived_at is not null)
);
comment on function is_under_way is 'Whether it has begun, or its talent is already there.';

create function confirmed_audition(invitation audition_invitation, instant timestamptz) returns text language sql stable
return (
  select case when arrived_at is null then 'ahead' else 'checked in' end from audition_slot
    join application on application.id = invitation.application_id
    join talent on talent.id = talent_id
    left join audition_attendance on slot_id = audition_slot.id
      and audition_attendance.application_id = invitation.application_id
  where invitation.answer = 'confirmed' and audition_slot.id = invitation.slot_id and left_at is null
    and instant < ends_at + case
      when not is_child(date_of_birth, instant) or place like 'https://%' then interval '0'
      when arrived_at is null then interval '1 hour'
      else interval '1 day' end
);
comment on function confirmed_audition is 'How far an audition is that is not over; null once it is.';

create function keep_confirmed_audition() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  former text := confirmed_audition(old, new.changed_at);
begin
  if former = 'checked in' then
    raise exception 'the talent of % is checked in', old.application_id using errcode = 'KD068';
  elsif former = 'ahead' and new.round > old.round then
    raise exception 'the audition of % is not over', old.application_id using errcode = 'KD069';
  end if;
  return new;
end $$;
comment on function keep_confirmed_audition is
  'Another audition replaces a confirmed one only when it is over. Of children, it then also knows that they left.';
create trigger keep_confirmed_audition before update of answer, slot_id on audition_invitation for each row
  when (old.answer = 'confirmed' and (new.answer <> 'confirmed' or new.slot_id <> old.slot_id))
  execute function keep_confirmed_audition();

create table audition_pass (
  application_id uuid primary key references audition_invitation on delete cascade,
  id uuid not null unique,
  token_hash bytea not null unique check (length(token_hash) = 32),
  round smallint not null,
  account_id uuid references account on delete set null,
  shared_at timestamptz not null
);
comment on table audition_pass is 'A link with which family follows one audition without a login. Deleted when it is revoked.';
comment on column audition_pass.round is 'The link shows no audition of a later round.';
create index audition_pass_by_account on audition_pass (account_id);

create table audition_reminder (
  application_id uuid not null references audition_invitation on delete cascade,
  starts_at timestamptz not null,
  hours smallint not null,
  noted_at timestamptz not null,
  primary key (application_id, starts_at, hours)
);
comment on column audition_reminder.hours is 'Before the start; 0 for the alert that a child did not check out.';

create table calendar_feed (
  account_id uuid primary key references account on delete cascade,
  token_hash bytea not null unique check (length(token_hash) = 32),
  made_at timestamptz not null
);
comment on table calendar_feed is 'The calendar of an account. Only the hash of the token in its URL is stored.';

-- Self-tapes
create type tape_audience as enum ('role', 'callback', 'person');
create type tape_orientation as enum ('any', 'portrait', 'landscape');
create table tape_request (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references job on delete cascade,
  audience tape_audience not null default 'role',
  instructions text not null check (instructions <> ''),
  deadline timestamptz not null,
  sides text references media_file,
  sides_pages smallint check (sides_pages > 0),
  sides_text text not null default '' check (length(sides_text) <= 20000),
  questions text[] not null default '{}' check (cardinality(questions) <= 5),
  max_takes smallint not null default 1 check (max_takes between 1 and 5),
  orientation tape_orientation not null default 'any',
  slate text[] not null default '{name,role,height,city}' check (slate <@ '{name,role,height,city,language}'),
  keep_days smallint not null default 90 check (keep_days between 7 and 365),
  account_id uuid references account on delete set null,
  changed_at timestamptz not null,
  summarised_for timestamptz
);
comment on table tape_request is 'What a house asks for: of everyone invited to the role, for a callback, or of one person.';
comment on column tape_request.summarised_for is 'The deadline after which the house was told how many tapes it has.';
comment on column tape_request.keep_days is 'For how many days the takes are kept after the role closed.';
create unique index tape_request_has_one_for_role on tape_request (job_id) where audience = 'role';
create index tape_request_by_job on tape_request (job_id);
create index tape_request_by_sides on tape_request (sides) where sides is not null;
create index tape_request_by_account on tape_request (account_id);
create index tape_request_by_deadline on tape_request (deadline);

create trigger reject_for_removed before insert or update of changed_at on tape_request for each row
  execute function reject_for_removed();

create function takes_deleted_at(request uuid) returns timestamptz language sql stable
return (
  select greatest(call_ended_at(job_id), deadline) + make_interval(days => keep_days)
  from tape_request where id = request
);
comment on function takes_deleted_at is
  'When the takes of a request are deleted: some days after the role closed, or after a later deadline of the request.';

create table self_tape (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references application on delete cascade,
  request_id uuid not null references tape_request on delete cascade,
  account_id uuid references account on delete set null,
  invited_at timestamptz not null,
  changed_at timestamptz not null,
  confirmed_at timestamptz,
  answers text[] not null default '{}' check (cardinality(answers) <= 5),
  may_download boolean not null default false,
  declined_at timestamptz,
  note text not null default '',
  received_at timestamptz,
  begun_at timestamptz,
  removed_at timestamptz,
  reminded_for timestamptz,
  deleted_at timestamptz,
  constraint self_tape_once_per_request unique (application_id, request_id),
  constraint self_tape_received_is_not_declined check (received_at is null or declined_at is null)
);
comment on table self_tape is 'An invitation to send a self-tape, and its answer. Its takes are files of the application.';
comment on column self_tape.confirmed_at is 'When the talent promised to keep the sides to themselves, and got them.';
comment on column self_tape.begun_at is 'When the upload of the latest take began, which counts for the deadline.';
comment on column self_tape.removed_at is 'When the talent removed the last take. An approval from before is for that one.';
comment on column self_tape.deleted_at is 'When its takes were deleted because their time was over.';
create index self_tape_by_account on self_tape (account_id);
create index self_tape_by_request on self_tape (request_id);
alter table application_media add foreign key (self_tape_id) references self_tape on delete cascade;
alter table media_upload add foreign key (self_tape_id) references self_tape on delete cascade;
create trigger reject_for_leaver before insert on self_tape for each row execute function reject_for_leaver();

create trigger reject_for_removed before insert or update of confirmed_at on self_tape for each row
  execute function reject_for_removed('or suspended');
create trigger reject_for_removed before insert on application_media for each row when (new.self_tape_id is not null)
  execute function reject_for_removed('or suspended');

create trigger check_request before insert or update of application_id, request_id on self_tape for each row
  execute function require('KD057', 'its request is of another casting call', 'exists (
    select from application join tape_request on tape_request.job_id = application.job_id
    where application.id = $1.application_id and tape_request.id = $1.request_id
  )');
create trigger check_self_tape before insert or update of received_at, declined_at on self_tape for each row
  execute function require('KD053', 'its application has an outcome',
    'exists (select from application where id = $1.application_id and status < ''selected'' for share)');
create trigger require_guardian_decision before insert or update of received_at on self_tape for each row
  when (new.received_at is not null) execute function require_guardian_decision('tape', 'received_at');
create trigger check_take before insert on application_media for each row when (new.self_tape_id is not null)
  execute function require('KD058', 'its request asks for fewer takes, or takes are deleted', 'exists (
    select from self_tape join tape_request on tape_request.id = request_id
    where self_tape.id = $1.self_tape_id and $1.take <= max_takes and deleted_at is null
  )');

create function tape_state(tape uuid, instant timestamptz) returns text language sql stable
return (
  select case
    when least(begun_at, received_at) > deadline then 'received_late'
    when received_at is not null then 'received'
    when declined_at is not null then 'declined'
    when deadline <= instant then 'overdue'
    else 'waiting'
  end
  from self_tape join tape_request on tape_request.id = request_id where self_tape.id = tape
);
comment on function tape_state is 'What became of a self-tape.';

create function self_tape_state(application uuid, instant timestamptz) returns text language sql stable
return (
  select tape_state(id, instant) from self_tape
  where application_id = self_tape_state.application order by invited_at desc, id limit 1
);
comment on function self_tape_state is 'What became of the last self-tape; null if the talent was asked for none.';

create table take_view (
  id uuid primary key default gen_random_uuid(),
  application_media_id uuid not null references application_media on delete cascade,
  account_id uuid references account on delete set null,
  client_viewer_id uuid references client_viewer on delete set null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  views integer not null default 1 check (views > 0),
  constraint take_view_once_per_member unique (application_media_id, account_id),
  constraint take_view_once_per_client unique (application_media_id, client_viewer_id)
);
comment on table take_view is 'Who watched a take: a member of the house, or a client. The talent sees how many did.';
create index take_view_by_account on take_view (account_id);
create index take_view_by_client_viewer on take_view (client_viewer_id);

create table take_comment (
  id uuid primary key,
  application_media_id uuid not null references application_media on delete cascade,
  at_ms integer not null check (at_ms >= 0),
  text text not null check (length(text) between 1 and 1000),
  account_id uuid references account on delete set null,
  client_viewer_id uuid references client_viewer on delete cascade,
  written_at timestamptz not null
);
comment on table take_comment is 'What a member of the house, or a client, says about a moment of a take.';
create trigger limit_rows after insert on take_comment for each row when (new.client_viewer_id is not null)
  execute function limit_rows('client_viewer', 'client_viewer_id', '500', 'KD059');
create index take_comment_by_take on take_comment (application_media_id, at_ms);
create index take_comment_by_account on take_comment (account_id);
create index take_comment_by_client_viewer on take_comment (client_viewer_id);

-- Role offers
create type role_offer_status as enum (
  'open', 'accepted', 'declined', 'withdrawn', 'lapsed', 'ended', 'stepped_back', 'cancelled'
);
comment on type role_offer_status is '`withdrawn` by the house, `lapsed` unanswered, `ended` with the application.';
create table role_offer (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references application on delete cascade,
  message text not null check (message <> ''),
  answer_by date not null,
  lapses_at timestamptz not null generated always as (((answer_by + 1)::timestamp) at time zone 'Asia/Kolkata') stored,
  status role_offer_status not null default 'open',
  exceeds_positions boolean not null default false,
  reason text not null default '',
  made_at timestamptz not null,
  made_by uuid references account on delete set null,
  answered_at timestamptz,
  withdrawn_by uuid references account on delete set null,
  ended_at timestamptz,
  unique (id, application_id),
  constraint role_offer_open_has_no_answer check ((answered_at is null) = (status = 'open'))
);
create unique index role_offer_current on role_offer (application_id) where status in ('open', 'accepted');
create index role_offer_by_application on role_offer (application_id, made_at);
create index role_offer_by_maker on role_offer (made_by);
create index role_offer_by_withdrawer on role_offer (withdrawn_by);
create function is_open(offer role_offer, instant timestamptz) returns boolean language sql stable
return offer.status = 'open' and (offer.lapses_at > instant
  or is_stopped((select job_id from application where id = offer.application_id)));
comment on function is_open is 'Whether it waits for an answer. None lapses while staff stop its casting call.';
create trigger count_as_view after insert on role_offer
  for each row execute function count_as_view('made_at', 'made_by');
create trigger reject_for_leaver before insert on role_offer for each row execute function reject_for_leaver();

create trigger reject_for_removed before insert or update of status on role_offer for each row
  when (new.status in ('open', 'accepted')) execute function reject_for_removed();

create function has_free_position(application uuid, instant timestamptz) returns boolean language sql stable
return (
  select positions > (
    select count(*) from role_offer join application other on other.id = application_id
    where other.job_id = job.id
      and (role_offer.status = 'accepted' or is_open(role_offer, instant))
  )
  from job where id = (select job_id from application own where own.id = has_free_position.application)
);

create function check_role_offer() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if not new.exceeds_positions then
    perform from job where id = (select job_id from application where id = new.application_id) for no key update;
    if not has_free_position(new.application_id, new.made_at) then
      raise exception 'the role of application % has no free place', new.application_id using errcode = 'KD056';
    end if;
  end if;
  return new;
end $$;
comment on function check_role_offer is 'The house must agree to more offers than places.';
-- Its name comes before check_role_offer, so it locks the application before the job.
create trigger check_application_of_offer before insert on role_offer for each row
  execute function require('KD053', 'its application has an outcome',
    'exists (select from application where id = $1.application_id and status < ''selected'' for no key update)');
create trigger check_role_offer before insert on role_offer for each row execute function check_role_offer();
create trigger require_guardian_decision before insert or update of status on role_offer for each row
  when (new.status = 'accepted') execute function require_guardian_decision('offer', 'answered_at');
create trigger reject_second_answer before update of status on role_offer for each row
  when (old.status <> 'open' and not (old.status = 'accepted' and new.status in ('stepped_back', 'cancelled')))
  execute function reject('KD055', 'the offer has its answer');

-- Its name comes before move_application, so it runs first.
create trigger check_accepted_offer before insert on status_change for each row
  when (new.status = 'selected')
  execute function require('KD052', 'its application has no accepted offer',
    'exists (select from role_offer where application_id = $1.application_id and status = ''accepted'')');

create function end_audition_and_offer() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update audition_invitation set answer = 'ended', changed_at = new.happened_at
    where application_id = new.application_id and answer <> 'ended'
      and not is_under_way(audition_invitation, new.happened_at);
  update role_offer set status = 'ended', answered_at = new.happened_at
    where application_id = new.application_id and status = 'open';
  update role_offer set ended_at = new.happened_at, withdrawn_by = new.account_id,
      status = case new.party when 'talent' then 'stepped_back' else 'cancelled' end::role_offer_status
    where application_id = new.application_id and status = 'accepted';
  if new.status = 'withdrawn' then
    perform end_media_links(
      array(select unnest(array[file, poster, small_file]) from application_media
        where application_id = new.application_id),
      new.happened_at
    );
  end if;
  return null;
end $$;
create trigger end_audition_and_offer after insert on status_change for each row
  when (new.status in ('not_selected', 'withdrawn')) execute function end_audition_and_offer();
