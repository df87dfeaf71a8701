-- What an applicant has to know about a slot, rounds of auditions, and cancelled calendar entries.

alter table audition_slot
  add contact_name text not null default '',
  add contact_phone text not null default '',
  add bring text not null default '',
  add round smallint not null default 1 check (round between 1 and 5);
comment on column audition_slot.contact_name is 'Whom applicants ask for at the venue.';
comment on column audition_slot.bring is 'What applicants bring to the audition.';
comment on column audition_slot.round is '1 for the first auditions, more for callbacks.';

alter table audition_invitation
  add round smallint not null default 1 check (round between 1 and 5),
  add cancellation_due boolean not null default false;
comment on column audition_invitation.round is 'The round that the applicant is invited to.';
comment on column audition_invitation.cancellation_due is
  'Whether the talent still has to be told that a confirmed audition does not take place.';
create index audition_invitation_cancellation_due on audition_invitation (application_id) where cancellation_due;

create function note_cancelled_audition() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.cancellation_due := true;
  return new;
end $$;
comment on function note_cancelled_audition is
  'An audition that was confirmed and ends with its application is cancelled in the calendar of the talent.';

create trigger note_cancelled_audition before update on audition_invitation for each row
  when (new.answer = 'ended' and old.answer = 'confirmed') execute function note_cancelled_audition();

create or replace function reserve_audition_slot() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
declare
  wanted uuid := case new.answer when 'confirmed' then new.slot_id else new.proposed_slot_id end;
  slot audition_slot;
begin
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
comment on function reserve_audition_slot is
  'A confirmed or proposed slot belongs to the same casting call and round, is neither cancelled nor past, and has '
  'a place left.';
