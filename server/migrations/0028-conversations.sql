-- Why nothing may be written in a conversation. The first that applies is told.
create type conversation_bar as enum (
  'own_block', 'other_block', 'withdrawn', 'consent', 'child', 'guardian', 'not_begun', 'unanswered'
);
create type attachment_kind as enum ('image', 'video', 'audio', 'document');
create type report_reason as enum ('money', 'harassment', 'indecency', 'threat', 'fake', 'spam', 'other');

-- What a house and an applicant write to each other about an application. It begins with the house's first message.
create table conversation (
  application_id uuid primary key references application on delete cascade,
  talent_id uuid not null references talent on delete cascade,
  production_house_id uuid not null references production_house on delete cascade,
  -- The place of the last message of each side, and of the last one that each side read of the other.
  last_of_house integer not null default 0,
  last_of_talent integer not null default 0,
  read_by_house integer not null default 0 check (read_by_house <= last_of_talent),
  read_by_talent integer not null default 0 check (read_by_talent <= last_of_house),
  house_read_at timestamptz,
  talent_read_at timestamptz,
  -- When the last message was written.
  written_at timestamptz not null
);

create index conversation_of_talent on conversation (talent_id, written_at desc, application_id desc);
create index conversation_of_house on conversation (production_house_id, written_at desc, application_id desc);
create index conversation_unread_of_talent on conversation (talent_id) where last_of_house > read_by_talent;
create index conversation_unread_of_house on conversation (production_house_id)
  where last_of_talent > read_by_house;

create table conversation_message (
  -- Made by whoever writes: sent again, it is the same message.
  id uuid primary key,
  application_id uuid not null references conversation on delete cascade,
  -- Counts the messages of a conversation from 1.
  place integer not null,
  party application_party not null check (party <> 'system'),
  account_id uuid references account on delete set null,
  text text not null check (length(text) between 1 and 4000),
  written_at timestamptz not null,
  unique (application_id, place)
);

create index conversation_message_of_account on conversation_message (account_id);

-- A file of a conversation: on its way, then here, then sent with a message.
create table conversation_file (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references application on delete cascade,
  account_id uuid references account on delete set null,
  kind attachment_kind not null,
  -- As its owner calls it.
  name text not null,
  bytes bigint not null check (bytes > 0),
  -- Null until all of it arrived.
  file text references media_file,
  poster text references media_file,
  state media_state not null default 'processing',
  -- One that is not sent until then goes.
  expires_at timestamptz not null,
  message_id uuid references conversation_message on delete cascade,
  -- Its place in the message.
  position smallint check (position between 0 and 4),
  check ((message_id is null) = (position is null)),
  check (message_id is null or file is not null),
  unique (message_id, position)
);

create index conversation_file_of_application on conversation_file (application_id);
create index conversation_file_of_account on conversation_file (account_id);
create index conversation_file_unsent on conversation_file (expires_at) where message_id is null;
create index conversation_file_file on conversation_file (file) where file is not null;
create index conversation_file_poster on conversation_file (poster) where poster is not null;

-- Who takes no messages of the other: a talent of a house, or a house of a talent, in any of their conversations.
create table conversation_block (
  talent_id uuid not null references talent on delete cascade,
  production_house_id uuid not null references production_house on delete cascade,
  party application_party not null check (party <> 'system'),
  -- Who said so for a house.
  account_id uuid references account on delete set null,
  blocked_at timestamptz not null,
  primary key (talent_id, production_house_id, party)
);

create index conversation_block_of_house on conversation_block (production_house_id);
create index conversation_block_of_account on conversation_block (account_id);

-- Blocking and writing cannot cross: whoever comes second sees the other's result.
create function hold_talent_for_block() returns trigger language plpgsql as $$
begin
  perform from talent where id = new.talent_id for no key update;
  return new;
end $$;

create trigger block_is_seen before insert on conversation_block
  for each row execute function hold_talent_for_block();

-- What stands in the way of a side that wants to write; null for nothing. Beyond five messages of a house in a row,
-- it is the talent's turn.
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
      when sent.status = 'withdrawn' then 'withdrawn'
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

create function take_message() returns trigger language plpgsql as $$
declare
  talent uuid;
  house uuid;
  bar conversation_bar;
begin
  -- Withdrawing or blocking and writing cannot cross, and neither can two who write.
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
    raise exception 'account % is not of conversation %', new.account_id, new.application_id using errcode = 'KD280';
  end if;
  bar := conversation_bar(new.application_id, new.party, new.written_at);
  if bar is not null then
    raise exception 'nothing is taken of the % in %: %', new.party, new.application_id, bar using errcode = 'KD281';
  end if;
  new.place := (
    select coalesce(max(place), 0) + 1 from conversation_message where application_id = new.application_id
  );
  return new;
end $$;

create trigger message_is_taken before insert on conversation_message
  for each row execute function take_message();

-- Wakes whoever waits for news of either side.
create function tell_of_conversation(application uuid) returns void language sql
  begin atomic
    select pg_notify('news', account.id::text)
    from conversation join account
      on account.id = talent_id or account.production_house_id = conversation.production_house_id
    where application_id = application and removed_at is null;
  end;

create function note_message() returns trigger language plpgsql as $$
begin
  update conversation set
    last_of_house = case new.party when 'house' then new.place else last_of_house end,
    last_of_talent = case new.party when 'talent' then new.place else last_of_talent end,
    written_at = greatest(written_at, new.written_at)
    where application_id = new.application_id;
  perform tell_of_conversation(new.application_id);
  return null;
end $$;

create trigger message_is_noted after insert on conversation_message
  for each row execute function note_message();

-- A message stays as it was written; an erasure, of the conversation or of who wrote, comes by a trigger of its own.
create function refuse_rewritten_message() returns trigger language plpgsql as $$
begin
  raise exception 'a message is kept as it was written' using errcode = 'KD282';
end $$;

create trigger message_is_kept before update or delete on conversation_message for each row
  when (pg_trigger_depth() = 0) execute function refuse_rewritten_message();

create function note_reading() returns trigger language plpgsql as $$
begin
  perform tell_of_conversation(new.application_id);
  return null;
end $$;

create trigger reading_is_noted after update of read_by_house, read_by_talent on conversation for each row
  when (new.read_by_house > old.read_by_house or new.read_by_talent > old.read_by_talent)
  execute function note_reading();

-- What somebody says is wrong with a conversation, for staff. What was written by then is kept with it.
create table conversation_report (
  id uuid primary key default gen_random_uuid(),
  application_id uuid references conversation on delete set null,
  message_id uuid references conversation_message on delete set null,
  party application_party not null check (party <> 'system'),
  account_id uuid references account on delete set null,
  reason report_reason not null,
  words text not null default '' check (length(words) <= 2000),
  -- Of both sides the names, and the last messages.
  snapshot jsonb not null,
  reported_at timestamptz not null,
  closed_at timestamptz check (closed_at >= reported_at)
);

create unique index conversation_report_open on conversation_report (application_id, account_id)
  where closed_at is null;
create index conversation_report_waiting on conversation_report (reported_at) where closed_at is null;
create index conversation_report_of_message on conversation_report (message_id);
create index conversation_report_of_account on conversation_report (account_id);
