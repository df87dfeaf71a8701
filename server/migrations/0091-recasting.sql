-- A talent steps back from an accepted role, or the house cancels it, each with a reason. A role has places.

alter type role_offer_status add value 'stepped_back';
alter type role_offer_status add value 'cancelled';

alter table job add column positions smallint not null default 1 check (positions between 1 and 50);
comment on column job.positions is 'How many talent the role needs.';

alter table role_offer add column exceeds_positions boolean not null default false;
comment on column role_offer.exceeds_positions is
  'Whether the house was warned that the role has no free place left, and made the offer nevertheless.';
alter table role_offer add column ended_at timestamptz;
comment on column role_offer.ended_at is 'When the talent stepped back from the accepted role or the house cancelled it.';

alter table status_change add column reason text check (reason <> '');
comment on column status_change.reason is
  'Why the talent stepped back from an accepted role, or the house cancelled it. Both read it.';

create or replace function is_status_change_allowed(
  was application_status, becomes application_status, party application_party
) returns boolean language sql immutable return case
  when was = 'not_selected' then party = 'house' and becomes in ('viewed', 'shortlisted')
  when was = 'selected' then
    party = 'talent' and becomes = 'withdrawn' or party = 'house' and becomes = 'not_selected'
  else was < 'selected' and becomes > was and case becomes
    when 'withdrawn' then party <> 'house'
    when 'selected' then party = 'talent'
    else party <> 'talent' end
  end;
comment on function is_status_change_allowed is
  'An application moves forward until it has an outcome. Only the talent accepts a role, and no house withdraws. A house can reopen an application that it rejected. After an accepted role, the talent can step back and the house can cancel it.';

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

create or replace function check_role_offer() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    if old.status <> 'open' and not (old.status = 'accepted' and new.status in ('stepped_back', 'cancelled')) then
      raise exception 'offer % has its answer', new.id using errcode = 'KD055';
    end if;
    return new;
  end if;
  -- Locked, so that an outcome at the same time comes before or after.
  perform from application where id = new.application_id and status < 'selected' for no key update;
  if not found then
    raise exception 'application % has an outcome', new.application_id using errcode = 'KD053';
  end if;
  if not new.exceeds_positions then
    -- Locked, so that offers of one role are counted one at a time.
    perform from job where id = (select job_id from application where id = new.application_id) for no key update;
    if not has_free_position(new.application_id, new.made_at) then
      raise exception 'the role of application % has no free place', new.application_id using errcode = 'KD056';
    end if;
  end if;
  return new;
end $$;
comment on function check_role_offer is
  'A role is offered only while the application has no outcome, and an answered offer does not change, except that an accepted role can end. More offers than the role has places need the consent of the house.';

create function has_free_position(application uuid, instant timestamptz) returns boolean
  language plpgsql stable set search_path = public, pg_temp as $$
begin
  return (
    select positions > (
      select count(*) from role_offer join application other on other.id = application_id
      where other.job_id = job.id
        and (role_offer.status = 'accepted' or role_offer.status = 'open' and lapses_at > instant)
    )
    from job where id = (select job_id from application own where own.id = application)
  );
end $$;
comment on function has_free_position is
  'Whether fewer applicants have an open or accepted offer of the role of this application than it has places.';

create or replace function end_audition_and_offer() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  update audition_invitation set answer = 'ended', changed_at = new.happened_at
    where application_id = new.application_id and answer <> 'ended' and not (
      answer = 'confirmed'
      and exists (select from audition_slot where id = slot_id and starts_at <= new.happened_at)
    );
  update role_offer set status = 'ended', answered_at = new.happened_at
    where application_id = new.application_id and status = 'open';
  update role_offer set ended_at = new.happened_at, withdrawn_by = new.account_id,
      status = case new.party when 'talent' then 'stepped_back' else 'cancelled' end::role_offer_status
    where application_id = new.application_id and status = 'accepted';
  return null;
end $$;
comment on function end_audition_and_offer is
  'A rejected or withdrawn application gives up its future audition and its offer. A past audition stays as it was.';
