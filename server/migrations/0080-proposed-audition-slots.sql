-- A house proposes a slot to an applicant, who confirms it or chooses another.

alter table audition_invitation
  add proposed_slot_id uuid references audition_slot on delete set null;
comment on column audition_invitation.proposed_slot_id is
  'The slot that the house keeps for an applicant who has not answered yet.';
create index audition_invitation_by_proposed_slot on audition_invitation (proposed_slot_id)
  where proposed_slot_id is not null;

create function places_taken(slot uuid, except_application uuid default null) returns bigint
  language sql stable
return (
  select count(*) from audition_invitation
  where (
    (slot_id = places_taken.slot and answer = 'confirmed') or proposed_slot_id = places_taken.slot
  ) and application_id is distinct from places_taken.except_application
);
comment on function places_taken is
  'How many places of a slot are confirmed or kept for applicants, without those of one application.';

create function release_proposed_slot() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.proposed_slot_id := null;
  return new;
end $$;
comment on function release_proposed_slot is 'An answered invitation keeps no proposed slot.';

-- Its name comes before reserve_audition_slot_on_update, so it runs first.
create trigger release_proposed_slot before insert or update on audition_invitation
  for each row when (new.answer <> 'offered') execute function release_proposed_slot();

create or replace function reserve_audition_slot() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
declare
  wanted uuid := case new.answer when 'confirmed' then new.slot_id else new.proposed_slot_id end;
  slot audition_slot;
begin
  -- Locked, so that the last place is given once.
  select * into slot from audition_slot where id = wanted for no key update;
  if slot.job_id is distinct from (select job_id from application where id = new.application_id)
    or slot.cancelled_at is not null or slot.starts_at <= new.changed_at then
    raise exception 'slot % cannot be chosen', wanted using errcode = 'KD050';
  end if;
  if slot.capacity <= places_taken(slot.id, new.application_id) then
    raise exception 'slot % is full', wanted using errcode = 'KD051';
  end if;
  return new;
end $$;
comment on function reserve_audition_slot is
  'A confirmed or proposed slot belongs to the same casting call, is neither cancelled nor past, and has a place '
  'left.';

create trigger reserve_proposed_slot_on_insert before insert on audition_invitation for each row
  when (new.answer = 'offered' and new.proposed_slot_id is not null) execute function reserve_audition_slot();
create trigger reserve_proposed_slot_on_update before update on audition_invitation for each row
  when (
    new.answer = 'offered' and new.proposed_slot_id is not null
    and new.proposed_slot_id is distinct from old.proposed_slot_id
  )
  execute function reserve_audition_slot();

create or replace function reject_capacity_below_bookings() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  if new.capacity < places_taken(new.id) then
    raise exception 'slot % has more people', new.id using errcode = 'KD054';
  end if;
  return new;
end $$;
comment on function reject_capacity_below_bookings is
  'The capacity of a slot is never below the number of places that are confirmed or kept.';
