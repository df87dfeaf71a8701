-- A talent who withdrew an application by mistake can send it again, once.

create or replace function is_status_change_allowed(
  was application_status, becomes application_status, party application_party
) returns boolean language sql immutable return case
  when was = 'not_selected' then party = 'house' and becomes in ('viewed', 'shortlisted')
  when was = 'selected' then
    party = 'talent' and becomes = 'withdrawn' or party = 'house' and becomes = 'not_selected'
  when was = 'withdrawn' then party = 'talent' and becomes = 'applied'
  else was < 'selected' and becomes > was and case becomes
    when 'withdrawn' then party <> 'house'
    when 'selected' then party = 'talent'
    else party <> 'talent' end
  end;
comment on function is_status_change_allowed is
  'An application moves forward until it has an outcome. Only the talent accepts a role, and no house withdraws. A house can reopen an application that it rejected. After an accepted role, the talent can step back and the house can cancel it. A withdrawn application can be sent again.';

create function date_of_birth_of_applicant(talent uuid, details jsonb) returns date
  language plpgsql stable set search_path = public, pg_temp as $$
declare
  form_date text := details ->> 'dob';
  birth date := (select date_of_birth from talent as person where id = talent);
begin
  if birth is null and form_date ~ '^\d{4}-\d\d-\d\d$' and pg_input_is_valid(form_date, 'date') then
    birth := form_date;
  end if;
  return birth;
end $$;
comment on function date_of_birth_of_applicant is
  'The date of birth in the profile or, without one, that in the form.';

create function require_guardian_of_child(talent uuid, date_of_birth date, instant timestamptz)
returns void language plpgsql set search_path = public, pg_temp as $$
begin
  if not is_child(date_of_birth, instant) then
    return;
  end if;
  -- Locked, so that a consent withdrawn at the same time comes before or after.
  perform from guardian
    where talent_id = talent and consented_at is not null and withdrawn_at is null for share;
  if not found then
    raise exception 'talent % is a child without a guardian''s consent', talent using errcode = 'KD012';
  end if;
end $$;
comment on function require_guardian_of_child is 'A child applies only with a guardian''s consent.';

create or replace function apply_child_rules_to_application() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
declare
  birth date := date_of_birth_of_applicant(new.talent_id, new.details);
begin
  if not is_child(birth, new.applied_at) then
    return new;
  end if;
  new.details := without_adult_details(new.details);
  if tg_op = 'INSERT' then
    perform require_guardian_of_child(new.talent_id, birth, new.applied_at);
  end if;
  return new;
end $$;

create function require_sendable_again(resent uuid, instant timestamptz) returns void
  language plpgsql set search_path = public, pg_temp as $$
declare
  sent application;
  allowed allowance;
begin
  select * into sent from application where id = resent;
  -- Locked, so that closing the casting call at the same time comes before or after.
  perform from job
    where id = sent.job_id and status = 'open' and stopped_at is null and closes_at > instant for share;
  if not found then
    raise exception 'job % takes no applications', sent.job_id using errcode = 'KD001';
  end if;
  perform require_guardian_of_child(
    sent.talent_id, date_of_birth_of_applicant(sent.talent_id, sent.details), instant
  );
  -- Locked, so that applications sent at the same time count each other.
  perform from talent where id = sent.talent_id for no key update;
  perform from application where id = resent and status = 'withdrawn' for no key update;
  -- It was sent again at the same time.
  if not found then
    return;
  end if;
  if (select count(*) from status_change where application_id = resent and status = 'applied') > 1 or (
    select reason is not null from status_change where application_id = resent order by position desc limit 1
  ) then
    raise exception 'application % cannot be sent again', resent using errcode = 'KD013';
  end if;
  -- Its casting call was reopened since, so it counts again.
  update application set allowance_returned = false where id = resent and allowance_returned;
  allowed := allowance_of(sent.talent_id, instant);
  if applications_used(sent.talent_id, allowed.counted_from, instant) > allowed.applications then
    raise exception 'talent % has no application left', sent.talent_id using errcode = 'KD020';
  end if;
end $$;
comment on function require_sendable_again is
  'A withdrawn application can be sent again once, while its casting call takes applications and the talent could apply. Not after stepping back from the role.';

create or replace function move_application() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  was application_status;
begin
  if new.status = 'applied' then
    if not exists (select from status_change where application_id = new.application_id) then
      new.position := 1;
      return new;
    end if;
    select status into was from application where id = new.application_id;
    if was = 'withdrawn' then
      perform require_sendable_again(new.application_id, new.happened_at);
    end if;
  end if;
  update application set status = new.status, stage = case
      when new.status in ('applied', 'selected', 'not_selected', 'withdrawn')
        then new.status::text::application_stage
      when new.status = 'audition' and stage not in ('round_1', 'round_2', 'round_3', 'selected') then 'audition'
      when stage in ('applied', 'viewed') then new.status::text::application_stage
      else stage end
    where id = new.application_id and is_status_change_allowed(status, new.status, new.party)
    -- Whoever ends an accepted role says why; nothing else has a reason.
      and (status = 'selected') = (new.reason is not null)
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
