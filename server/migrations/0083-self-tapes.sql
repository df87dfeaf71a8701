-- Self-tapes: what a house asks for, who was invited and what they sent.

create table tape_request (
  job_id uuid primary key references job on delete cascade,
  instructions text not null check (instructions <> ''),
  deadline timestamptz not null,
  sides text references media_file,
  account_id uuid references account on delete set null,
  changed_at timestamptz not null,
  summarised_for timestamptz
);
comment on table tape_request is 'What a house asks for on the self-tapes of a casting call.';
comment on column tape_request.sides is 'A PDF with the lines to learn.';
comment on column tape_request.account_id is 'The member who wrote it last.';
comment on column tape_request.summarised_for is
  'The deadline after which the house was told how many tapes it has.';

create index tape_request_by_sides on tape_request (sides) where sides is not null;
create index tape_request_by_account on tape_request (account_id);
create index tape_request_by_deadline on tape_request (deadline);

create table self_tape (
  application_id uuid primary key references application on delete cascade,
  account_id uuid references account on delete set null,
  invited_at timestamptz not null,
  changed_at timestamptz not null,
  declined_at timestamptz,
  note text not null default '',
  received_at timestamptz,
  reminded_for timestamptz,
  upload_id uuid unique,
  upload_name text,
  upload_bytes bigint check (upload_bytes > 0),
  upload_expires_at timestamptz,
  upload_finished_at timestamptz,
  constraint self_tape_received_is_not_declined check (received_at is null or declined_at is null),
  constraint self_tape_upload_is_whole check (
    num_nulls(upload_id, upload_name, upload_bytes, upload_expires_at) in (0, 4)
  )
);
comment on table self_tape is
  'An invitation to send a self-tape, and what became of it. The tape itself is a file of the application.';
comment on column self_tape.account_id is 'The member who invited.';
comment on column self_tape.note is 'What the talent wrote when they declined.';
comment on column self_tape.reminded_for is 'The deadline of which the talent was reminded.';
comment on column self_tape.upload_id is 'The last upload that was begun. A new one replaces it.';
comment on column self_tape.upload_name is 'The name of the file on the talent''s device.';

create index self_tape_by_account on self_tape (account_id);

create unique index application_media_has_one_tape on application_media (application_id) where field = 'selfTape';

create function check_self_tape() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  -- Locked, so that an outcome at the same time comes before or after.
  perform from application where id = new.application_id and status < 'selected' for share;
  if not found then
    raise exception 'application % has an outcome', new.application_id using errcode = 'KD053';
  end if;
  return new;
end $$;
comment on function check_self_tape is
  'A self-tape is asked for and sent only while the application has no outcome.';

create trigger check_self_tape before insert or update of received_at, declined_at on self_tape
  for each row execute function check_self_tape();

create function self_tape_state(application uuid, instant timestamptz) returns text language sql stable
return (
  select case
    when received_at > deadline then 'received_late'
    when received_at is not null then 'received'
    when declined_at is not null then 'declined'
    when deadline <= instant then 'overdue'
    else 'waiting'
  end
  from self_tape
  join application sent on sent.id = self_tape.application_id
  join tape_request on tape_request.job_id = sent.job_id
  where self_tape.application_id = self_tape_state.application
);
comment on function self_tape_state is
  'What became of the self-tape of an application; null if the talent was not invited to send one.';
