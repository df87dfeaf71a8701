-- When the guardian of a child withdraws the consent, or the account of a child is to be deleted, its applications
-- end and no house reads anything of them.

alter table application add hidden_at timestamptz;
comment on column application.hidden_at is
  'From when the house reads nothing of it, because the consent for the child ended. Null once it is sent again.';

create function end_applications_of_child(child uuid, instant timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  ended uuid[];
  houses uuid[];
  named text[];
begin
  if not exists (select from talent where id = child and is_child(date_of_birth, instant)) then
    return;
  end if;
  -- Applications before the talent, in a fixed order of locks.
  perform from application where talent_id = child order by id for no key update;
  -- Locked, so that an application that is sent at the same time comes before or after.
  perform from talent where id = child for no key update;
  ended := array(select id from application where talent_id = child and hidden_at is null);
  houses := array(
    select production_house_id from application join job on job.id = job_id where application.id = any (ended)
    union
    select production_house_id from invitation_to_apply join job on job.id = job_id where talent_id = child
    union
    select production_house_id from talent_list_entry join talent_list on talent_list.id = talent_list_id
      where talent_id = child
  );

  update application set hidden_at = instant, board_changed_at = clock_timestamp() where id = any (ended);
  insert into status_change (application_id, status, happened_at, party)
    select id, 'withdrawn', instant, 'talent' from application
    where id = any (ended) and status not in ('not_selected', 'withdrawn');
  update decision set cancelled_at = instant
    where application_id = any (ended) and sent_at is null and cancelled_at is null;
  delete from client_response where application_id = any (ended);
  delete from talent_list_entry where talent_id = child;
  delete from invitation_to_apply where talent_id = child;

  named := array(
    select unnest(ended)
    union all select id from role_offer where application_id = any (ended)
    union all select id from conversation_message where application_id = any (ended)
  );
  delete from notification using account
    where account.id = account_id and production_house_id = any (houses) and first_id_in(source) = any (named);
  delete from notification_delivery using account
    where account.id = account_id and production_house_id = any (houses) and first_id_in(source) = any (named);

  perform end_media_links(array(
    select file from data_export join account on account.id = account_id where production_house_id = any (houses)
  ), instant);
  update data_export set file = null, state = case state when 'ready' then 'ended' else 'failed' end::data_export_state,
      next_from = greatest(asked_at + interval '1 second', least(next_from, instant))
    from account
    where account.id = account_id and production_house_id = any (houses) and state in ('ready', 'gathering');
end $$;
comment on function end_applications_of_child is
  'Ends the applications of a child, and takes from the houses what they have of it: entries of lists, invitations, notifications, messages that are not sent yet, and data exports. An adult keeps everything.';

create function first_id_in(source text) returns text language sql immutable parallel safe
  return substring(source from '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}');
comment on function first_id_in is 'The id of what caused a notification.';

create function end_applications() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform end_applications_of_child(
    (to_jsonb(new) ->> tg_argv[0])::uuid, (to_jsonb(new) ->> tg_argv[1])::timestamptz
  );
  return null;
end $$;
comment on function end_applications is
  'The applications of a child end with the consent of the guardian, and when the account is to be deleted.';
create trigger end_applications after update of withdrawn_at on guardian
  for each row when (new.withdrawn_at is not null and new.consented_at is not null)
  execute function end_applications('talent_id', 'withdrawn_at');
create trigger end_applications after insert on account_deletion
  for each row execute function end_applications('account_id', 'asked_at');

create or replace function require_guardian_of_child(talent uuid, date_of_birth date, instant timestamptz)
returns void language plpgsql set search_path = public, pg_temp as $$
begin
  if not is_child(date_of_birth, instant) then
    return;
  end if;
  -- Locked, so that a consent that ends at the same time comes before or after.
  perform from talent as child where id = talent for no key update;
  perform from guardian
    where talent_id = talent and consented_at is not null and withdrawn_at is null for share;
  if not found or exists (select from account_deletion where account_id = talent) then
    raise exception 'talent % is a child without a guardian''s consent', talent using errcode = 'KD012';
  end if;
end $$;

create or replace function require_sendable_again(resent uuid, instant timestamptz) returns void
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
  -- The application before the talent, in a fixed order of locks.
  perform from application where id = resent and status = 'withdrawn' for no key update;
  -- It was sent again at the same time.
  if not found then
    return;
  end if;
  perform require_guardian_of_child(
    sent.talent_id, date_of_birth_of_applicant(sent.talent_id, sent.details), instant
  );
  -- Locked, so that applications sent at the same time count each other.
  perform from talent where id = sent.talent_id for no key update;
  -- A guardian who consents again lets the child send it again, however often it was sent.
  if (
    sent.hidden_at is null
    and (select count(*) from status_change where application_id = resent and status = 'applied') > 1
  ) or (
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

create or replace function move_application() returns trigger
language plpgsql set search_path = public, pg_temp as $$
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
      else stage end,
      hidden_at = case when new.status <> 'applied' then hidden_at end
    where id = new.application_id and is_status_change_allowed(status, new.status, new.party)
    -- Whoever ends an accepted role says why, except when the consent for a child ends; nothing else has a reason.
      and (status = 'selected' and hidden_at is null) = (new.reason is not null)
    -- Opening an application that was rejected does not reopen it.
      and not (status = 'not_selected' and new.status = 'viewed' and stage = 'not_selected')
      and (hidden_at is null or new.party <> 'house');
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

create or replace function conversation_bar(application uuid, side application_party, instant timestamptz)
  returns conversation_bar language sql stable
  begin atomic
    select case
      when exists (
        select from conversation_block block where block.talent_id = sent.talent_id
          and block.production_house_id = job.production_house_id and block.party = side
      ) then 'own_block'
      when exists (
        select from conversation_block block where block.talent_id = sent.talent_id
          and block.production_house_id = job.production_house_id and block.party <> side
      ) then 'other_block'
      when sent.status = 'withdrawn' or sent.hidden_at is not null then 'withdrawn'
      when house_standing(house.id) is not null then 'suspended'
      when lacks_consent(sent.id) then 'consent'
      when is_child(talent.date_of_birth, instant) and house.verification <> 'documents' then 'child'
      when is_child(talent.date_of_birth, instant) and not guardian_agrees(talent.id) then 'guardian'
      when side = 'talent' and not exists (
        select from conversation_message message where message.application_id = sent.id
      ) then 'not_begun'
      when side = 'house' and (
        select count(*) filter (where last.party = 'house') from (
          select message.party from conversation_message message
          where message.application_id = sent.id order by message.place desc limit 5
        ) as last
      ) = 5 then 'unanswered'
    end::conversation_bar
    from application sent
      join job on job.id = sent.job_id
      join production_house house on house.id = job.production_house_id
      join talent on talent.id = sent.talent_id
    where sent.id = application;
  end;

-- Those whose consent ended before.
select end_applications_of_child(id, now()) from talent where is_child(date_of_birth, now()) and lacks_permission(id);
