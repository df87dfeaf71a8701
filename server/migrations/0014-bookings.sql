-- Bookings: the days of talent, availability checks, holds and bookings.

create type unavailability as enum ('away', 'working', 'maybe');
create type unavailability_source as enum ('own', 'calendar');
create table unavailable (
  talent_id uuid not null references talent on delete cascade,
  source unavailability_source not null,
  kind unavailability not null,
  days datemultirange not null,
  primary key (talent_id, source, kind)
);
comment on table unavailable is 'The days on which a talent is not free, by what they say or by their own calendar.';

create function mark_days(talent uuid, marked datemultirange, as_kind unavailability) returns void language sql
  set search_path = public, pg_temp
begin atomic
  insert into unavailable (talent_id, source, kind, days)
    select talent, 'own', kind, case when kind = as_kind then marked else '{}' end
    from unnest(enum_range(null::unavailability)) kind
    on conflict (talent_id, source, kind) do update
    set days = case when excluded.kind = as_kind then unavailable.days + marked else unavailable.days - marked end;
end;
comment on function mark_days is 'A day has one kind, or none.';

create table calendar_subscription (
  talent_id uuid primary key references talent on delete cascade,
  sealed_secret bytea not null,
  host text not null,
  added_at timestamptz not null,
  read_at timestamptz,
  problem text check (problem in ('unreachable', 'too_large', 'no_calendar'))
);
comment on table calendar_subscription is 'A calendar elsewhere, of which only the busy days are kept.';
comment on column calendar_subscription.sealed_secret is 'Encrypted: who knows the URL can read the calendar.';

create type availability_answer as enum ('free', 'maybe', 'busy');
create table availability_check (
  id uuid primary key,
  application_id uuid not null references application on delete cascade,
  days daterange not null check (not isempty(days)),
  token_hash bytea not null unique check (length(token_hash) = 32),
  account_id uuid references account on delete set null,
  asked_at timestamptz not null,
  answer availability_answer,
  answered_at timestamptz,
  constraint availability_check_asked_once unique (application_id, days),
  constraint availability_check_answered_has_time check ((answer is null) = (answered_at is null))
);
comment on table availability_check is 'A house asks an applicant whether they are free on some days. It offers nothing.';
create index availability_check_by_account on availability_check (account_id);
create trigger reject_for_leaver before insert on availability_check for each row execute function reject_for_leaver();
create trigger reject_for_removed before insert or update of answer on availability_check for each row
  when (new.answer is distinct from 'busy') execute function reject_for_removed('or suspended');
create trigger check_application before insert or update of answer on availability_check for each row
  execute function require('KD053', 'its application has an outcome',
    'exists (select from application where id = $1.application_id and status < ''selected'' for share)');

create type booking_state as enum (
  'second_hold', 'first_hold', 'confirmed', 'released', 'declined', 'expired', 'ended'
);
comment on type booking_state is
  '`released` by the house, `declined` by the talent, `ended` with the application or by a ban of the house. The first three take days.';
create table booking (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references application on delete cascade,
  talent_id uuid not null references talent on delete cascade,
  days daterange not null check (not isempty(days)),
  state booking_state not null,
  expires_at timestamptz,
  note text not null default '',
  account_id uuid references account on delete set null,
  made_at timestamptz not null,
  changed_at timestamptz not null,
  moved_up_at timestamptz,
  told booking_state,
  set_aside boolean not null default false,
  constraint booking_hold_expires check (state not in ('second_hold', 'first_hold') or expires_at > made_at),
  constraint booking_days_taken exclude using gist (talent_id with =, days with &&)
    where (state in ('first_hold', 'confirmed')),
  constraint booking_second_hold_taken exclude using gist (talent_id with =, days with &&)
    where (state = 'second_hold' and not set_aside)
);
comment on table booking is 'Days of a talent that a house holds or has booked. A hold becomes the booking of its application.';
comment on column booking.note is 'What the house wrote on releasing it, or the talent on declining it.';
comment on column booking.set_aside is
  'A second hold that keeps nobody from holding the days: its casting call is stopped, or was until others held them.';
comment on column booking.told is 'The last state that both sides were told of.';
create unique index booking_of_application on booking (application_id)
  where state in ('second_hold', 'first_hold', 'confirmed');
create index booking_by_application on booking (application_id, made_at);
create index booking_by_talent on booking (talent_id);
create index booking_by_account on booking (account_id);
create index booking_expiring on booking (expires_at) where state in ('second_hold', 'first_hold');
create index booking_to_tell on booking (changed_at)
  where told is distinct from state and state not in ('confirmed', 'ended');

create function settle_holds(talent uuid, instant timestamptz) returns void language plpgsql
  set search_path = public, pg_temp as $$
declare
  back record;
begin
  -- One writer per talent. Rows that another writer has locked are settled by that one.
  perform pg_advisory_xact_lock(hashtextextended(talent::text, 14));
  update booking set state = 'expired', changed_at = expires_at where id in (
    select id from booking
    where talent_id = talent and state in ('second_hold', 'first_hold') and expires_at <= instant
    for no key update skip locked
  );
  update booking set state = 'second_hold', set_aside = true, changed_at = instant where id in (
    select booking.id from booking join application on application.id = application_id
    where booking.talent_id = talent and state in ('second_hold', 'first_hold') and not set_aside and is_stopped(job_id)
    for no key update of booking skip locked
  );
  update booking set state = 'first_hold', changed_at = instant, moved_up_at = instant where id in (
    select id from booking waiting
    where talent_id = talent and state = 'second_hold' and not set_aside and not exists (
      select from booking other
      where other.talent_id = talent and other.state in ('first_hold', 'confirmed') and other.days && waiting.days
    )
    for no key update skip locked
  );
  for back in
    select booking.id, days from booking join application on application.id = application_id
    where booking.talent_id = talent and state = 'second_hold' and set_aside and not is_stopped(job_id)
    order by made_at for no key update of booking skip locked
  loop
    update booking set set_aside = false, changed_at = instant,
        state = case when taken then 'second_hold' else 'first_hold' end::booking_state,
        moved_up_at = case when taken then moved_up_at else instant end
      from (select exists (
        select from booking other where other.talent_id = talent and other.state in ('first_hold', 'confirmed')
          and other.days && back.days
      ) as taken) of_days
      where id = back.id and not exists (
        select from booking other where other.talent_id = talent and other.state = 'second_hold'
          and not other.set_aside and other.days && back.days
      );
  end loop;
end $$;
comment on function settle_holds is
  'Ends the overdue holds of a talent, moves second holds up whose days became free, and sets those of stopped casting '
  'calls aside until they continue, then behind all others.';

create function place_booking() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  select talent_id into new.talent_id from application where id = new.application_id;
  perform settle_holds(new.talent_id, new.made_at);
  if new.state = 'first_hold' and exists (
    select from booking where talent_id = new.talent_id and state = 'first_hold' and days && new.days
  ) and not exists (
    select from booking where talent_id = new.talent_id and state = 'confirmed' and days && new.days
  ) then
    new.state := 'second_hold';
  end if;
  return new;
end $$;
comment on function place_booking is 'A hold on days that another house holds is the second one.';
create trigger place_booking before insert on booking for each row execute function place_booking();
create trigger check_application before insert on booking for each row when (new.state <> 'confirmed')
  execute function require('KD053', 'its application has an outcome',
    'exists (select from application where id = $1.application_id and status < ''selected'' for share)');
create trigger reject_for_leaver before insert on booking for each row when (new.state <> 'confirmed')
  execute function reject_for_leaver();

create trigger reject_for_removed before insert on booking for each row execute function reject_for_removed();

create function move_holds_up() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform settle_holds(new.talent_id, new.changed_at);
  return null;
end $$;
create trigger move_holds_up after update of state on booking for each row
  when (old.state in ('first_hold', 'confirmed') and new.state not in ('second_hold', 'first_hold', 'confirmed'))
  execute function move_holds_up();

-- Terms of offers: each version is signed by both sides, or by the guardian of a child
create table offer_terms (
  id uuid primary key default gen_random_uuid(),
  role_offer_id uuid not null,
  application_id uuid not null,
  version smallint not null check (version > 0),
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
  days daterange not null check (not isempty(days)),
  then_backup boolean not null default false,
  follows uuid references offer_terms on delete set null,
  made_at timestamptz not null,
  sealed_at timestamptz,
  ended_at timestamptz,
  passed_on_at timestamptz,
  foreign key (role_offer_id, application_id) references role_offer (id, application_id) on delete cascade,
  unique (role_offer_id, version),
  constraint offer_terms_follow_once unique (follows)
);
comment on table offer_terms is 'A version of the terms of an offer. Until both have signed the next, the former is in force.';
comment on column offer_terms.then_backup is 'Whether the next backup is offered the same if nobody signs this. Chosen by who signed for the house.';
comment on column offer_terms.follows is 'The terms that another applicant did not sign, so that this backup was offered the same.';
comment on column offer_terms.passed_on_at is 'When the next backup was looked for, once.';
create unique index offer_terms_in_force on offer_terms (application_id)
  where sealed_at is not null and ended_at is null;
create unique index offer_terms_proposed on offer_terms (application_id)
  where sealed_at is null and ended_at is null;
create index offer_terms_by_application on offer_terms (application_id, made_at);
create index offer_terms_to_pass_on on offer_terms (made_at)
  where then_backup and sealed_at is null and passed_on_at is null;

create type signing_party as enum ('house', 'talent', 'guardian');
create table terms_signature (
  offer_terms_id uuid not null references offer_terms on delete cascade,
  party signing_party not null,
  name text not null check (name <> ''),
  contact text not null,
  account_id uuid references account on delete set null,
  signed_at timestamptz not null,
  primary key (offer_terms_id, party)
);
comment on column terms_signature.contact is 'Where the code was sent, masked.';
create index terms_signature_by_account on terms_signature (account_id);

create table deal_memo (
  offer_terms_id uuid not null references offer_terms on delete cascade,
  language text not null check (language ~ '^[a-z]{2,3}(-[a-z]+)?$'),
  file bytea not null,
  sha256 text not null generated always as (encode(sha256(file), 'hex')) stored,
  primary key (offer_terms_id, language)
);
comment on table deal_memo is 'The sealed PDF of signed terms in each language: both sides download the same bytes.';
create trigger reject_change before update on deal_memo for each row
  execute function reject('KD060', 'what was signed never changes');
create trigger reject_change before update on offer_terms for each row
  when (old.terms <> new.terms or old.days <> new.days or old.version <> new.version
    or new.sealed_at is distinct from coalesce(old.sealed_at, new.sealed_at)
    or new.ended_at is distinct from coalesce(old.ended_at, new.ended_at)
    or old.ended_at is not null and old.sealed_at is null and new.sealed_at is not null)
  execute function reject('KD060', 'what was signed never changes');
create trigger require_signatures before insert or update of sealed_at on offer_terms for each row
  when (new.sealed_at is not null)
  execute function require('KD061', 'both have not signed it', 'exists (
    select from terms_signature where offer_terms_id = $1.id and party = ''house''
  ) and exists (
    select from terms_signature
    join application on application.id = $1.application_id join talent on talent.id = talent_id
    where offer_terms_id = $1.id
      and party = case when is_child(date_of_birth, $1.sealed_at) then ''guardian'' else ''talent'' end::signing_party
  ) and exists (select from deal_memo where offer_terms_id = $1.id)');
create trigger require_signed_terms before insert or update of status on role_offer for each row
  when (new.status = 'accepted')
  execute function require('KD062', 'its terms are not signed', 'not exists (
    select from offer_terms where role_offer_id = $1.id and sealed_at is null and ended_at is null)');

create trigger reject_for_removed before insert or update of sealed_at on offer_terms for each row
  execute function reject_for_removed('or suspended');

create function end_terms() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update offer_terms set ended_at = coalesce(new.ended_at, new.answered_at)
    where role_offer_id = new.id and ended_at is null;
  return null;
end $$;
create trigger end_terms after update of status on role_offer for each row
  when (new.status not in ('open', 'accepted')) execute function end_terms();

create function agreed_days(terms offer_terms) returns daterange language sql immutable
-- Nobody knows yet on which of the days somebody works who does not work on all.
return case when not terms.terms ? 'work_days' then terms.days end;

create function move_booking() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  person uuid := (select talent_id from application where id = new.application_id);
begin
  perform settle_holds(person, new.sealed_at);
  update booking set days = agreed_days(new), changed_at = new.sealed_at
    where application_id = new.application_id and state = 'confirmed' and days <> agreed_days(new);
  -- Days that became free move second holds up.
  perform settle_holds(person, new.sealed_at);
  return null;
end $$;
comment on function move_booking is 'Signed terms with other days move the booking.';
create trigger move_booking after update of sealed_at on offer_terms for each row
  when (new.sealed_at is not null) execute function move_booking();

create function book_role() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  person uuid := (select talent_id from application where id = new.application_id);
  agreed daterange := (
    select agreed_days(offer_terms) from offer_terms
    where role_offer_id = new.id and sealed_at is not null and ended_at is null
  );
begin
  perform settle_holds(person, new.answered_at);
  -- The hold may have expired just now: then the days are those of the casting call.
  update booking set state = 'confirmed', days = coalesce(agreed, days), expires_at = null, set_aside = false, changed_at = new.answered_at
    where application_id = new.application_id and state in ('second_hold', 'first_hold');
  if not found then
    insert into booking (application_id, talent_id, days, state, account_id, made_at, changed_at)
      select new.application_id, person, coalesce(agreed, shoot_days), 'confirmed', new.made_by,
        new.answered_at, new.answered_at
      from application join job on job.id = job_id
      -- Nobody works on every day of months, unless signed terms say so.
      where application.id = new.application_id
        and (agreed is not null or upper(shoot_days) - lower(shoot_days) <= 14);
  end if;
  return null;
end $$;
comment on function book_role is
  'An accepted offer books the days of its signed terms, those that the house held, or those of a shoot of two weeks at most.';
create trigger book_role after insert or update of status on role_offer for each row
  when (new.status = 'accepted') execute function book_role();

create function end_booking() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update booking set state = 'ended', changed_at = new.happened_at
    where application_id = new.application_id and state in ('second_hold', 'first_hold', 'confirmed');
  return null;
end $$;
create trigger end_booking after insert on status_change for each row
  when (new.status in ('not_selected', 'withdrawn')) execute function end_booking();

create function free_days_of_banned() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  instant timestamptz := coalesce(new.ended_at, new.confirmed_at);
  ours record;
begin
  for ours in
    select booking.id, booking.talent_id, days from booking
      join application on application.id = application_id join job on job.id = job_id
    where production_house_id = new.production_house_id and upper(days) > (instant at time zone 'Asia/Kolkata')::date
      -- Those that the ban ended say so by their time.
      and case when new.ended_at is null then state = 'confirmed'
        else state = 'ended' and changed_at = new.confirmed_at and application.status = 'selected' end
    order by booking.talent_id, booking.id
  loop
    perform settle_holds(ours.talent_id, instant);
    update booking set changed_at = instant,
        state = case when new.ended_at is null then 'ended' else 'confirmed' end::booking_state
      where id = ours.id and (new.ended_at is null or not exists (
        select from booking other where other.talent_id = ours.talent_id and other.days && ours.days
          and other.state in ('first_hold', 'confirmed')
      ));
  end loop;
  return null;
end $$;
comment on function free_days_of_banned is
  'A ban frees the days that the house had booked. Its end books those again that no other house took meanwhile.';
create trigger free_days_of_banned after insert or update of confirmed_at, ended_at on house_suspension for each row
  when (new.kind = 'ban' and new.confirmed_at is not null) execute function free_days_of_banned();

create function shown_booking_state(asked booking, instant timestamptz) returns booking_state language sql stable
return case
  when asked.state in ('second_hold', 'first_hold') and asked.expires_at <= instant then 'expired'
  when asked.state in ('second_hold', 'first_hold')
    and is_stopped((select job_id from application where id = asked.application_id)) then 'second_hold'
  when asked.state = 'second_hold' and not exists (
    select from booking other join application on application.id = other.application_id
    where other.talent_id = asked.talent_id and other.days && asked.days and (
      other.state = 'confirmed' or other.expires_at > instant and not is_stopped(job_id) and (
        other.state = 'first_hold' or other.state = 'second_hold' and asked.set_aside and not other.set_aside
      )
    )
  ) then 'first_hold'
  else asked.state
end;
comment on function shown_booking_state is
  'A hold has ended at its time, was set aside or moved up, before any task says so.';

-- Pay: both sides say when it came. No money passes through the product
create view pay_due as
  select id as offer_terms_id, application_id, last_day, last_day + (terms ->> 'pay_days')::integer as due_on
  from (
    select distinct on (application_id) *,
      least(upper(days) - 1, (ended_at at time zone 'Asia/Kolkata')::date) as last_day
    from offer_terms where sealed_at is not null
    order by application_id, sealed_at desc, version desc
  ) latest
  -- Work that was done is paid, also if the role is cancelled once it has begun.
  where ended_at is null or last_day >= lower(days);
comment on view pay_due is 'By when the house pays, as the terms agree that both signed last.';

create table pay_mark (
  application_id uuid not null references application on delete cascade,
  party application_party not null check (party <> 'system'),
  amount_paise bigint not null check (amount_paise > 0),
  paid_on date not null,
  proof text references media_file,
  account_id uuid references account on delete set null,
  marked_at timestamptz not null,
  primary key (application_id, party)
);
comment on table pay_mark is 'That a side says the pay came. Where both do, the day of the talent counts.';
create index pay_mark_by_account on pay_mark (account_id);
create index pay_mark_by_proof on pay_mark (proof) where proof is not null;
create trigger require_work_done before insert or update of paid_on, marked_at on pay_mark for each row
  execute function require('KD063', 'its last day of work or of payment has not come', 'exists (
    select from pay_due where application_id = $1.application_id
      and greatest(last_day, $1.paid_on) <= ($1.marked_at at time zone ''Asia/Kolkata'')::date)');

create table pay_dispute (
  application_id uuid not null references application on delete cascade,
  party application_party not null check (party <> 'system'),
  came_paise bigint not null check (came_paise >= 0),
  text text not null,
  account_id uuid references account on delete set null,
  disputed_at timestamptz not null,
  dismissed_at timestamptz,
  primary key (application_id, party)
);
comment on table pay_dispute is 'That a side says other pay came than was agreed or marked. Staff decide.';
comment on column pay_dispute.dismissed_at is 'When staff saw no reason for it, so that the pay counts again.';
create index pay_dispute_by_account on pay_dispute (account_id);
create trigger require_work_done before insert or update of disputed_at on pay_dispute for each row
  execute function require('KD064', 'the other side marked no pay, and none is overdue', 'exists (
    select from pay_mark where application_id = $1.application_id and party <> $1.party
  ) or $1.party = ''talent'' and exists (
    select from pay_due where application_id = $1.application_id
      and due_on < ($1.disputed_at at time zone ''Asia/Kolkata'')::date)');

create view pay_counted as
  select distinct on (pay_mark.application_id) pay_mark.application_id, paid_on
  from pay_mark join pay_due on pay_due.application_id = pay_mark.application_id
    join offer_terms on offer_terms.id = offer_terms_id
  -- A tenth may have been deducted as tax, which is rupees times 100 times nine tenths.
  where party = 'talent' or amount_paise >= (terms ->> 'fee')::bigint * 90
  -- The enumeration names the talent first.
  order by pay_mark.application_id, party;
comment on view pay_counted is 'That pay came: by the talent, or by a house that marks the agreed fee, of which a tenth may be tax.';

create function house_pay(house uuid, today date)
returns table (bookings integer, on_time integer, median_days integer) language sql stable
begin atomic
  select count(*)::integer, count(*) filter (where paid_on <= due_on)::integer,
    ceil(percentile_cont(0.5) within group (order by greatest(paid_on - last_day, 0))
      filter (where paid_on is not null))::integer
  from pay_due
    join application on application.id = pay_due.application_id
    join job on job.id = application.job_id
    left join pay_counted on pay_counted.application_id = pay_due.application_id
  where job.production_house_id = house and (paid_on is not null or due_on < today) and not exists (
    select from pay_dispute where pay_dispute.application_id = pay_due.application_id and dismissed_at is null
  )
  having count(*) >= 5;
end;
comment on function house_pay is
  'How a house pays, of what neither side disputes. Of fewer than five bookings it says nothing.';

-- Shoot days: when and where everybody who is booked comes
create table shoot_day (
  job_id uuid not null references job on delete cascade,
  day date not null,
  call_time time not null,
  place text not null check (place <> ''),
  map_url text not null default '',
  contact_name text not null,
  contact_phone text not null,
  bring text not null default '',
  account_id uuid references account on delete set null,
  saved_at timestamptz not null,
  primary key (job_id, day)
);
create index shoot_day_by_account on shoot_day (account_id);
create trigger require_booking before insert or update of day, saved_at on shoot_day for each row
  execute function require('KD065', 'nobody is booked on it, or it has passed', 'exists (
    select from offer_terms join application on application.id = application_id
    where job_id = $1.job_id and sealed_at is not null and ended_at is null and days @> $1.day
  ) and $1.day >= ($1.saved_at at time zone ''Asia/Kolkata'')::date');

create trigger reject_for_removed before insert or update of saved_at on shoot_day for each row
  execute function reject_for_removed();

create table shoot_day_sent (
  application_id uuid not null references application on delete cascade,
  day date not null,
  sheet jsonb not null check (jsonb_typeof(sheet) = 'object'),
  sent_at timestamptz not null,
  primary key (application_id, day)
);
comment on table shoot_day_sent is 'What somebody who is booked was told of a shoot day last, so that a change says what changed.';

-- Feedback: two questions each way after the work, which staff read
create table feedback (
  application_id uuid not null references application on delete cascade,
  party application_party not null,
  punctual boolean,
  work_again boolean,
  terms_kept boolean,
  safe boolean,
  note text not null default '',
  account_id uuid references account on delete set null,
  given_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (application_id, party),
  constraint feedback_answers_own_questions check (case party
    when 'house' then num_nulls(punctual, work_again) = 0 and num_nulls(terms_kept, safe) = 2
    when 'talent' then num_nulls(terms_kept, safe) = 0 and num_nulls(punctual, work_again) = 2
    else false end)
);
comment on table feedback is 'What a side says of the other after the last day of work. The other side never reads it.';
comment on column feedback.punctual is 'Whether the talent came on time and prepared.';
comment on column feedback.safe is 'Whether the house treated them with respect and kept them safe.';
create index feedback_by_account on feedback (account_id);
create trigger require_work_done before insert on feedback for each row
  execute function require('KD066', 'its last day of work has not passed', 'exists (
    select from pay_due where application_id = $1.application_id
      and last_day < ($1.given_at at time zone ''Asia/Kolkata'')::date)');
create trigger reject_late_change before update of changed_at on feedback for each row
  when ((new.changed_at at time zone 'Asia/Kolkata')::date > (old.given_at at time zone 'Asia/Kolkata')::date + 14)
  execute function reject('KD067', 'it was given more than 14 days ago');

-- What waits in the quiet hours is asked once more before it is sent
create function is_outdated(source text) returns boolean language sql stable return (
  with named as (select substring(source from '[0-9a-f]{8}-[0-9a-f-]{27}')::uuid id),
  asked as (
    select application_id, status = 'open' is_open from role_offer join named using (id) where source ~ ' open'
    union all select application_id, source like '%' || state || '%' from booking join named using (id)
      where source ~ '_hold'
    union all select application_id, answer is null from availability_check join named using (id)
    union all select application_id, sealed_at is null and ended_at is null from offer_terms join named using (id)
      where source ~ ' changed'
    union all select application_id, declined_at is null from self_tape join named using (id)
      where source ~ '(asked|changed|reminder) of'
    union all select application_id, answer <> 'ended' from audition_invitation join named on id = application_id
      where source ~ '^audition (offered|proposed|more|woman|reminder) of'
    union all select application_id, true from decision join named using (id) where kind <> 'not_selected'
    union all select application_id, true from conversation_message join named using (id) where party = 'house'
    union all select id, true from application join named using (id) where source ~ '(considered|shortlisted|viewed)'
  )
  select exists (
    select from asked join application on application.id = application_id
    where not is_open or status = 'withdrawn' or hidden_at is not null or is_stopped(job_id)
  ) or exists (
    select from invitation_to_apply join named using (id) join job on job.id = job_id
    where declined_at is not null or job.status <> 'open'
  ) or exists (
    select from guardian_decision join named using (id)
    where source ~ '^guardian request' and (decided_at is not null or is_stopped(job_id))
  ) or exists (select from job join named using (id) where source ~ '^job .* changed' and is_stopped(id))
);
comment on function is_outdated is
  'Whether a notification, named by its source, asks or promises what is no longer open to the talent. Not what tells of an end.';
