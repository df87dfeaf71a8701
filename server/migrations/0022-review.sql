-- A step that somebody of a house took on the board. It is held back for a moment: until then it may be taken back,
-- and only then it becomes a row of application_event, which the talent sees. What was taken back stays here.
create table review_step (
  request_id uuid not null,
  application_id uuid not null references application on delete cascade,
  status application_status not null check (status in ('shortlisted', 'audition', 'not_selected')),
  account_id uuid references account on delete set null,
  taken_at timestamptz not null,
  told_from timestamptz not null check (told_from >= taken_at),
  undone_at timestamptz,
  settled_at timestamptz,
  primary key (request_id, application_id),
  check (undone_at is null or settled_at is null)
);

-- One at a time: a further step settles the one before it.
create unique index review_step_held on review_step (application_id)
  where undone_at is null and settled_at is null;
create index review_step_due on review_step (told_from) where undone_at is null and settled_at is null;
create index review_step_of_application on review_step (application_id);
create index review_step_of_account on review_step (account_id);

-- What a house thinks of an application; the talent is never told.
create table application_score (
  application_id uuid primary key references application on delete cascade,
  score smallint not null check (score between 1 and 5),
  account_id uuid references account on delete set null,
  scored_at timestamptz not null
);

create index application_score_of_account on application_score (account_id);

create table application_note (
  id uuid primary key,
  application_id uuid not null references application on delete cascade,
  account_id uuid references account on delete set null,
  text text not null check (text <> ''),
  written_at timestamptz not null
);

create index note_of_application on application_note (application_id, written_at);
create index application_note_of_account on application_note (account_id);

-- An address that shows applicants of a call to whoever has it, until it ends. The address itself is not here, only its hash.
create table board_share (
  id uuid primary key,
  job_id uuid not null references job on delete cascade,
  -- Names the filled form, so that one sent twice makes one link.
  request_id uuid not null,
  account_id uuid references account on delete set null,
  token_hash bytea not null unique,
  label text not null check (label <> ''),
  -- Follows a column of the board; null with chosen applications, or for all.
  status application_status,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at and expires_at <= created_at + interval '31 days'),
  revoked_at timestamptz,
  opened integer not null default 0,
  unique (job_id, request_id)
);

create index board_share_of_account on board_share (account_id);

create table board_share_application (
  board_share_id uuid not null references board_share on delete cascade,
  application_id uuid not null references application on delete cascade,
  -- In the order in which they were chosen.
  position integer not null,
  primary key (board_share_id, application_id)
);

create index share_of_application on board_share_application (application_id);

create function guard_board_share() returns trigger language plpgsql as $$
begin
  -- One after the other, so that two at once cannot both be the last that there may be.
  perform from job where id = new.job_id for no key update;
  if (
    select count(*) from board_share
    where job_id = new.job_id and revoked_at is null and expires_at > new.created_at
      and request_id <> new.request_id
  ) >= 20 then
    raise exception 'job % has 20 links that stand', new.job_id using errcode = 'KD220';
  end if;
  return new;
end $$;

create trigger board_share_is_guarded before insert on board_share
  for each row execute function guard_board_share();
