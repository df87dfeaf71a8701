-- Messaging: conversations of a house and an applicant, attachments, blocks, and reports of anything.

create type attachment_kind as enum ('image', 'video', 'audio', 'document');
create type report_reason as enum ('money', 'harassment', 'indecency', 'threat', 'unsafe', 'fake', 'spam', 'other');
create type conversation_bar as enum (
  'own_block', 'other_block', 'withdrawn', 'consent', 'child', 'age', 'guardian', 'not_begun', 'unanswered', 'suspended', 'removed'
);
comment on type conversation_bar is 'Why a participant cannot write. If several apply, the first is shown.';

create table conversation (
  application_id uuid primary key references application on delete cascade,
  talent_id uuid not null references talent on delete cascade,
  production_house_id uuid not null references production_house on delete cascade,
  last_of_house integer not null default 0,
  last_of_talent integer not null default 0,
  read_by_house integer not null default 0,
  read_by_talent integer not null default 0,
  house_read_at timestamptz,
  talent_read_at timestamptz,
  written_at timestamptz not null,
  constraint conversation_house_reads_what_talent_wrote check (read_by_house <= last_of_talent),
  constraint conversation_talent_reads_what_house_wrote check (read_by_talent <= last_of_house)
);
comment on table conversation is 'The conversation about an application. The house writes the first message.';
comment on column conversation.last_of_house is 'The place of its last message, 0 for none.';
comment on column conversation.read_by_house is 'The place of the last message of the talent that it has read.';
create index conversation_by_talent on conversation (talent_id, written_at desc, application_id desc);
create index conversation_by_house on conversation (production_house_id, written_at desc, application_id desc);
create index conversation_unread_by_talent on conversation (talent_id) where last_of_house > read_by_talent;
create index conversation_unread_by_house on conversation (production_house_id) where last_of_talent > read_by_house;

create table conversation_message (
  id uuid primary key,
  application_id uuid not null references conversation on delete cascade,
  place integer not null,
  party application_party not null check (party <> 'system'),
  account_id uuid references account on delete set null,
  actor_id uuid references account on delete set null,
  mandate_id uuid,
  text text not null check (length(text) between 1 and 4000),
  written_at timestamptz not null,
  urgent boolean not null default false check (not urgent or party = 'house'),
  unique (application_id, place)
);
comment on column conversation_message.id is 'Made by the writer''s browser: sent twice, it is stored once.';
comment on column conversation_message.actor_id is 'Who wrote for the talent, by which mandate. Null if the talent did.';
create index conversation_message_by_actor on conversation_message (actor_id) where actor_id is not null;
create index conversation_message_by_mandate on conversation_message (mandate_id) where mandate_id is not null;
create index conversation_message_by_account on conversation_message (account_id);
create trigger reject_for_leaver before insert on conversation_message
  for each row when (new.party = 'house') execute function reject_for_leaver();
create trigger reject_change before update or delete on conversation_message for each row
  when (pg_trigger_depth() = 0) execute function reject_change();

create table conversation_file (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references application on delete cascade,
  account_id uuid references account on delete set null,
  kind attachment_kind not null,
  name text not null,
  bytes bigint not null check (bytes > 0),
  file text references media_file,
  poster text references media_file,
  state media_state not null default 'processing',
  expires_at timestamptz not null,
  message_id uuid references conversation_message on delete cascade,
  position smallint check (position between 0 and 4),
  unique (message_id, position),
  constraint conversation_file_has_position_in_message check ((message_id is null) = (position is null)),
  constraint conversation_file_sent_is_complete check (message_id is null or file is not null)
);
comment on table conversation_file is 'An attachment: first being uploaded, then complete, then sent with a message.';
create index conversation_file_by_application on conversation_file (application_id);
create index conversation_file_by_account on conversation_file (account_id);
create index conversation_file_unsent on conversation_file (expires_at) where message_id is null;
create index conversation_file_by_file on conversation_file (file) where file is not null;
create index conversation_file_by_poster on conversation_file (poster) where poster is not null;

create table conversation_block (
  talent_id uuid not null references talent on delete cascade,
  production_house_id uuid not null references production_house on delete cascade,
  party application_party not null check (party <> 'system'),
  account_id uuid references account on delete set null,
  blocked_at timestamptz not null,
  primary key (talent_id, production_house_id, party)
);
create index conversation_block_by_house on conversation_block (production_house_id);
create index conversation_block_by_account on conversation_block (account_id);

create function lock_talent() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform from talent where id = new.talent_id for no key update;
  return new;
end $$;
comment on function lock_talent is 'A message at the same time comes before the block or sees it.';
create trigger lock_talent before insert on conversation_block for each row execute function lock_talent();

create function mute_blocked() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into house_mute (talent_id, production_house_id, muted_at)
      values (new.talent_id, new.production_house_id, new.blocked_at) on conflict do nothing;
  else
    delete from house_mute where talent_id = old.talent_id and production_house_id = old.production_house_id
      and muted_at = old.blocked_at;
  end if;
  return null;
end $$;
comment on function mute_blocked is 'A house that a talent blocked does not write by inviting to other casting calls either.';
create trigger mute_blocked after insert on conversation_block for each row when (new.party = 'talent')
  execute function mute_blocked();
create trigger unmute_unblocked after delete on conversation_block for each row when (old.party = 'talent')
  execute function mute_blocked();

create function conversation_bar(application uuid, side application_party, instant timestamptz)
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
      when house_suspension_kind(house.id) is not null then 'suspended'
      when lacks_consent(sent.id) then 'consent'
      when is_child(talent.date_of_birth, instant) and not sees_children(house.id) then 'child'
      when side = 'house' and is_child(talent.date_of_birth, instant)
        and age_in_india(talent.date_of_birth, instant) not between job.age_from and job.age_to then 'age'
      when is_child(talent.date_of_birth, instant) and not guardian_agrees(talent.id) then 'guardian'
      when is_removed(job.id) then 'removed'
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
comment on function conversation_bar is 'Why one cannot write, or null. After 5 messages a house waits for a reply.';

create function accept_message() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  talent uuid;
  house uuid;
  bar conversation_bar;
begin
  select talent_id, production_house_id into talent, house
    from application join job on job.id = job_id where application.id = new.application_id for share of application;
  perform from talent as person where id = talent for share;
  if new.party = 'house' then
    insert into conversation (application_id, talent_id, production_house_id, written_at)
      values (new.application_id, talent, house, new.written_at) on conflict do nothing;
  end if;
  perform from conversation where application_id = new.application_id for no key update;
  perform from conversation_message where id = new.id;
  if found then
    return null;
  end if;
  perform from account where id = new.account_id and case new.party
    when 'talent' then id = talent
    else production_house_id = house and team_role >= 'reviewer' and removed_at is null end;
  if not found then
    raise exception 'account % does not take part in conversation %', new.account_id, new.application_id
      using errcode = 'KD280';
  end if;
  bar := conversation_bar(new.application_id, new.party, new.written_at);
  if bar is not null then
    raise exception 'the % cannot write in conversation %: %', new.party, new.application_id, bar
      using errcode = 'KD281';
  end if;
  new.place := (
    select coalesce(max(place), 0) + 1 from conversation_message where application_id = new.application_id
  );
  return new;
end $$;
create trigger accept_message before insert on conversation_message for each row execute function accept_message();

create function update_conversation() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update conversation set
    last_of_house = case new.party when 'house' then new.place else last_of_house end,
    last_of_talent = case new.party when 'talent' then new.place else last_of_talent end,
    written_at = greatest(written_at, new.written_at)
    where application_id = new.application_id;
  return null;
end $$;
create trigger update_conversation after insert on conversation_message
  for each row execute function update_conversation();

create function notify_participants() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform pg_notify('live_updates', id::text) from account
    where (id = new.talent_id or production_house_id = new.production_house_id) and removed_at is null;
  return null;
end $$;
create trigger notify_participants after update on conversation for each row
  when (new.read_by_house > old.read_by_house or new.read_by_talent > old.read_by_talent
    or new.last_of_house > old.last_of_house or new.last_of_talent > old.last_of_talent)
  execute function notify_participants();

-- Reports
create table conversation_report (
  id uuid primary key default gen_random_uuid(),
  application_id uuid references conversation on delete set null,
  message_id uuid references conversation_message on delete set null,
  party application_party not null check (party <> 'system'),
  account_id uuid references account on delete set null,
  reason report_reason not null,
  text text not null default '' check (length(text) <= 2000),
  snapshot jsonb not null,
  reported_at timestamptz not null,
  closed_at timestamptz,
  constraint conversation_report_closed_after_reported check (closed_at >= reported_at)
);
comment on column conversation_report.snapshot is 'Both names and the last messages at that time.';
create unique index conversation_report_one_open on conversation_report (application_id, account_id)
  where closed_at is null;
create index conversation_report_open on conversation_report (reported_at) where closed_at is null;
create index conversation_report_by_message on conversation_report (message_id);
create index conversation_report_by_account on conversation_report (account_id);

create type reported_subject as enum ('job', 'house', 'talent', 'audition', 'pay');
create table report (
  id uuid primary key default gen_random_uuid(),
  subject reported_subject not null,
  subject_id uuid not null,
  account_id uuid references account on delete set null,
  is_automatic boolean not null default false,
  reason report_reason not null,
  text text not null default '' check (length(text) <= 2000),
  snapshot jsonb not null,
  reported_at timestamptz not null,
  closed_at timestamptz,
  constraint report_closed_after_reported check (closed_at >= reported_at)
);
comment on column report.subject_id is
  'The id of what is reported, of an audition or pay that of the application. It may be deleted before the report is.';
comment on column report.is_automatic is 'Made by the product for a text, which it reports once while that is open.';
-- Everything that somebody sends from an audition is kept.
create unique index report_one_open on report (account_id, subject_id) where closed_at is null and subject <> 'audition';
create unique index report_one_open_automatic on report (subject_id, md5(text)) where is_automatic and closed_at is null;
create index report_open on report (reported_at) where closed_at is null;
create index report_by_account on report (account_id);

-- What a member who is limited to projects may not name
create function hidden_ids(member uuid, ids uuid[]) returns setof uuid language sql stable
begin atomic
  with named (id, project_id) as (
    select id, id from casting_project where id = any(ids)
    union all select id, project_id from job where id = any(ids)
    union all select part.id, project_id from job join (
      select id, job_id from application where id = any(ids)
      union all select id, job_id from audition_slot where id = any(ids)
      union all select id, job_id from board_share_link where id = any(ids)
      union all select id, job_id from invitation_to_apply where id = any(ids)
      union all select application_note.id, job_id from application_note
        join application on application.id = application_id where application_note.id = any(ids)
      union all select conversation_message.id, job_id from conversation_message
        join application on application.id = application_id where conversation_message.id = any(ids)
      union all select stage_move.request_id, job_id from stage_move
        join application on application.id = application_id where stage_move.request_id = any(ids)
      union all select id, job_id from tape_request where id = any(ids)
      union all select application_media.id, job_id from application_media
        join application on application.id = application_id where application_media.id = any(ids)
      union all select take_comment.id, job_id from take_comment
        join application_media on application_media.id = application_media_id
        join application on application.id = application_id where take_comment.id = any(ids)
    ) part on part.job_id = job.id
  )
  select named.id from named
    join casting_project on casting_project.id = named.project_id
    join account on account.production_house_id = casting_project.production_house_id and account.id = member
    where not sees_project(member, named.project_id)
  -- A draft belongs to no project yet.
  union all select request_id from job_draft
    join account on account.production_house_id = job_draft.production_house_id and account.id = member
    where request_id = any(ids) and account.limited_to_projects;
end;
comment on function hidden_ids is 'Those of the ids that belong to what a member of the house does not see.';
