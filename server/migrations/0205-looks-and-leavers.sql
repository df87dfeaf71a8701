-- A decision counts as looking at an application: a move to any stage, a score, a note or an offer.

alter table application drop constraint application_stage_fits_status, add constraint application_stage_fits_status
  check (
    (stage = 'withdrawn') = (status = 'withdrawn')
    and (status <> 'selected' or stage = 'selected')
    -- A move that was undone leaves an application new for the house, although somebody looked at it.
    and (stage <> 'applied' or status in ('applied', 'viewed'))
  );

create function count_as_looked_at() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into status_change (application_id, status, happened_at, party, account_id)
    select id, 'viewed', (to_jsonb(new) ->> tg_argv[0])::timestamptz, 'house', (to_jsonb(new) ->> tg_argv[1])::uuid
    from application where id = new.application_id and status = 'applied';
  return null;
end $$;
comment on function count_as_looked_at is
  'What a member decides or writes about an application counts as looking at it, so that no talent who was decided on reads that nobody looked. The arguments are the columns with the time and the member.';

create trigger count_as_looked_at after insert on stage_move
  for each row execute function count_as_looked_at('moved_at', 'account_id');
create trigger count_as_looked_at after insert on application_score
  for each row execute function count_as_looked_at('scored_at', 'account_id');
create trigger count_as_looked_at after insert on application_note
  for each row execute function count_as_looked_at('written_at', 'account_id');
create trigger count_as_looked_at after insert on role_offer
  for each row execute function count_as_looked_at('made_at', 'made_by');

insert into status_change (application_id, status, happened_at, party)
  select application_id, 'viewed', min(looked_at), 'house'
  from (
    select application_id, moved_at as looked_at from stage_move
    union all select application_id, scored_at from application_score
    union all select application_id, written_at from application_note
    union all select application_id, made_at from role_offer
  ) look
  where exists (select from application where id = application_id and status = 'applied')
  group by application_id;

create function reject_for_leaver() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  talent uuid := coalesce(
    (to_jsonb(new) ->> 'talent_id')::uuid,
    (select talent_id from application where id = (to_jsonb(new) ->> 'application_id')::uuid)
  );
begin
  -- Locked, so that a request for deletion at the same time comes before or after.
  perform from talent as person where id = talent for share;
  perform from account_deletion where account_id = talent;
  if found then
    raise exception 'talent % asked for the deletion of the account', talent using errcode = 'KD323';
  end if;
  return new;
end $$;
comment on function reject_for_leaver is
  'A talent who asked for the deletion of the account is sent nothing by a house.';

create trigger reject_for_leaver before insert on role_offer
  for each row execute function reject_for_leaver();
create trigger reject_for_leaver before insert or update of answer, proposed_slot_id on audition_invitation
  for each row when (new.answer = 'offered') execute function reject_for_leaver();
create trigger reject_for_leaver before insert on self_tape
  for each row execute function reject_for_leaver();
create trigger reject_for_leaver before insert on invitation_to_apply
  for each row execute function reject_for_leaver();
create trigger reject_for_leaver before insert on conversation_message
  for each row when (new.party = 'house') execute function reject_for_leaver();
