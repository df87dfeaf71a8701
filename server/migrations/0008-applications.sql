-- Applications: invitations to apply, applying, status history, review, pending moves, rejections, share links.

create type application_status as enum (
  'applied', 'viewed', 'shortlisted', 'audition', 'selected', 'not_selected', 'withdrawn'
);
comment on type application_status is
  'In the order an application moves through them. The last three are outcomes.';

create type application_party as enum ('talent', 'house', 'system');
comment on type application_party is 'Who acts: the talent, a member of the production house, or the product.';

create type media_kind as enum ('image', 'video', 'audio');

create table application (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references job on delete cascade,
  talent_id uuid not null references talent on delete cascade,
  status application_status not null default 'applied',
  role_specific_info text not null,
  travel boolean not null,
  availability boolean not null,
  details jsonb not null default '{}',
  opened boolean not null default false,
  allowance_returned boolean not null default false,
  applied_at timestamptz not null,
  unique (talent_id, job_id)
);
comment on table application is
  'A talent''s application to a casting call. A talent applies once; a second attempt finds the first.';
comment on column application.details is
  'The form as it was sent. Later changes of the profile do not change it.';
comment on column application.opened is
  'Whether the house looked at it while the casting call was open. If not, it does not use up the allowance '
  'once the call is closed. A rejection by closing the call does not count as looking.';
comment on column application.allowance_returned is
  'Whether it was returned to the talent''s allowance for good, because nobody opened it before the call ended.';

create index application_by_job on application (job_id, applied_at desc);
create index application_by_time on application (applied_at) include (job_id);

create table application_consent (
  application_id uuid not null references application on delete cascade,
  consent text not null,
  version text not null,
  agreed_at timestamptz not null,
  primary key (application_id, consent)
);
comment on table application_consent is
  'What an applicant agreed to: which text, which version, when. Rows are only added.';

create function lacks_consent(application uuid) returns boolean
  language sql stable
  return (
    select count(*) < 2 from application_consent
    where application_id = application and consent in ('sharing', 'contact')
  );
comment on function lacks_consent is
  'Whether the applicant''s contact details are hidden from the house, because not both consents were given.';

create table application_media (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references application on delete cascade,
  field text not null,
  kind media_kind not null,
  state media_state not null default 'ready',
  file text not null references media_file,
  poster text references media_file
);
comment on table application_media is
  'A file sent with an application. Only the talent and the house of the casting call see it.';
comment on column application_media.field is 'The field of the form that it was sent in.';

create index application_media_by_application on application_media (application_id);
create index application_media_by_file on application_media (file);
create index application_media_by_poster on application_media (poster) where poster is not null;

-- The triggers before an insert run in the order of their names.

create function apply_child_rules_to_application() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
declare
  form_date text := new.details ->> 'dob';
  birth date;
begin
  select date_of_birth into birth from talent where id = new.talent_id;
  if birth is null and form_date ~ '^\d{4}-\d\d-\d\d$' and pg_input_is_valid(form_date, 'date') then
    birth := form_date;
  end if;
  if not is_child(birth, new.applied_at) then
    return new;
  end if;
  new.details := without_adult_details(new.details);
  if tg_op = 'INSERT' then
    -- Locked, so that a consent withdrawn at the same time comes before or after.
    perform from guardian where talent_id = new.talent_id and withdrawn_at is null for share;
    if not found then
      raise exception 'talent % is a child without a guardian''s consent', new.talent_id using errcode = 'KD012';
    end if;
  end if;
  return new;
end $$;
comment on function apply_child_rules_to_application is
  'A child applies only with a guardian''s consent and without adult details. The date of birth in the profile '
  'decides or, without one, that in the form.';

create trigger apply_child_rules before insert or update of details on application
  for each row execute function apply_child_rules_to_application();

create function mark_application_opened() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.status in ('viewed', 'shortlisted', 'audition', 'selected') and not new.opened then
    new.opened := tg_op = 'INSERT'
      or exists (select from job where id = new.job_id and status <> 'closed' and closes_at > now());
  end if;
  return new;
end $$;
comment on function mark_application_opened is
  'A move by the house counts as opening the application, if the casting call is still open.';

create trigger mark_application_opened before insert or update of status on application
  for each row execute function mark_application_opened();

create function reject_application_to_closed_job() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  -- Locked, so that closing the casting call at the same time comes before or after.
  perform from job where id = new.job_id and status = 'open' and closes_at > new.applied_at for share;
  if not found then
    raise exception 'job % takes no applications', new.job_id using errcode = 'KD001';
  end if;
  return new;
end $$;
comment on function reject_application_to_closed_job is
  'A talent applies only to an open casting call, before its deadline.';

create trigger reject_application_to_closed_job before insert on application
  for each row execute function reject_application_to_closed_job();

create function applications_used(talent uuid, counted_from timestamptz, instant timestamptz) returns integer
  language sql stable
begin atomic
  select count(*)::integer
  from application join job on job.id = job_id
  where talent_id = talent
    and applied_at >= counted_from
    and not allowance_returned
    and (opened or (job.status <> 'closed' and closes_at > instant));
end;
comment on function applications_used is
  'The applications of the current year that count against the talent''s allowance at an instant.';

create function limit_applications() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  allowed allowance;
begin
  -- Locked, so that applications sent at the same time count each other.
  perform from talent where id = new.talent_id for no key update;
  allowed := allowance_of(new.talent_id, new.applied_at);
  if applications_used(new.talent_id, allowed.counted_from, new.applied_at) > allowed.applications then
    raise exception 'talent % has no application left', new.talent_id using errcode = 'KD020';
  end if;
  return null;
end $$;
comment on function limit_applications is 'A talent applies as often in a year as the plan allows.';

create trigger limit_applications after insert on application
  for each row execute function limit_applications();

-- Status history

create table status_change (
  application_id uuid not null references application on delete cascade,
  status application_status not null,
  happened_at timestamptz not null,
  party application_party not null,
  account_id uuid references account on delete set null,
  -- Statuses only move forward, so an application has each at most once, in the order of the list.
  primary key (application_id, status),
  constraint status_change_account_is_of_house check (account_id is null or party = 'house')
);
comment on table status_change is
  'The status history of an application. Adding a row here is the only way to change the status.';
comment on column status_change.account_id is 'The member who acted for the house.';

create function is_status_change_allowed(
  was application_status, becomes application_status, party application_party
) returns boolean
  language sql immutable
  return was < 'selected' and becomes > was
    and case becomes
      when 'withdrawn' then party <> 'house'
      when 'selected' then party = 'talent'
      else party <> 'talent'
    end;
comment on function is_status_change_allowed is
  'An application moves forward until it has an outcome. Only the talent accepts a role, and no house '
  'withdraws.';

create function move_application() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  was application_status;
begin
  if new.status = 'applied' then
    return new;
  end if;
  update application set status = new.status
    where id = new.application_id and is_status_change_allowed(status, new.status, new.party);
  if found then
    return new;
  end if;
  select status into was from application where id = new.application_id;
  if was = new.status or new.status = 'viewed' then
    return null;
  end if;
  raise exception 'application % is % and cannot become %', new.application_id, was, new.status
    using errcode = 'KD013';
end $$;
comment on function move_application is
  'A new row moves its application. A move that was made already, or a view after a later move, adds nothing; '
  'any other move that is not allowed fails.';

create trigger move_application before insert on status_change
  for each row execute function move_application();

create function insert_first_status_change() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into status_change (application_id, status, happened_at, party)
    values (new.id, 'applied', new.applied_at, 'talent');
  return null;
end $$;
comment on function insert_first_status_change is 'The status history begins with applying.';

create trigger insert_first_status_change after insert on application
  for each row execute function insert_first_status_change();

create function reject_direct_status_change() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'the status of an application changes only through status_change' using errcode = 'KD014';
end $$;
comment on function reject_direct_status_change is
  'An application begins as applied and changes its status only by a row in status_change.';

create trigger reject_other_first_status before insert on application for each row
  when (new.status <> 'applied') execute function reject_direct_status_change();
create trigger reject_direct_status_change before update of status on application for each row
  when (new.status <> old.status and pg_trigger_depth() = 0) execute function reject_direct_status_change();

-- Deleting the application, or the account of the member, is a trigger of its own, at a greater depth.
create trigger reject_change before update or delete on status_change for each row
  when (pg_trigger_depth() = 0) execute function reject_change();

-- Review

create table pending_move (
  request_id uuid not null,
  application_id uuid not null references application on delete cascade,
  status application_status not null check (status in ('shortlisted', 'audition', 'not_selected')),
  account_id uuid references account on delete set null,
  moved_at timestamptz not null,
  settles_at timestamptz not null,
  undone_at timestamptz,
  settled_at timestamptz,
  primary key (request_id, application_id),
  constraint pending_move_settles_after_move check (settles_at >= moved_at),
  constraint pending_move_is_undone_or_settled check (undone_at is null or settled_at is null)
);
comment on table pending_move is
  'A move on the board that can still be undone. At settles_at it becomes a row of status_change, which the '
  'talent sees. Moves that were undone stay here.';

-- One at a time: a further move settles the one before it.
create unique index pending_move_open on pending_move (application_id)
  where undone_at is null and settled_at is null;
create index pending_move_due on pending_move (settles_at) where undone_at is null and settled_at is null;
create index pending_move_by_application on pending_move (application_id);
create index pending_move_by_account on pending_move (account_id);

create table application_score (
  application_id uuid primary key references application on delete cascade,
  score smallint not null check (score between 1 and 5),
  account_id uuid references account on delete set null,
  scored_at timestamptz not null
);
comment on table application_score is 'The house''s score of an application. The talent never sees it.';
create index application_score_by_account on application_score (account_id);

create table application_note (
  id uuid primary key,
  application_id uuid not null references application on delete cascade,
  account_id uuid references account on delete set null,
  text text not null check (text <> ''),
  written_at timestamptz not null
);
comment on table application_note is 'A note of the house about an application. The talent never sees it.';
create index application_note_by_application on application_note (application_id, written_at);
create index application_note_by_account on application_note (account_id);

create table rejection (
  application_id uuid primary key references application on delete cascade,
  text text not null check (text <> ''),
  queued_at timestamptz
);
comment on table rejection is
  'What a house wrote to the applicants without an outcome when it closed a casting call.';
comment on column rejection.queued_at is 'When its email was queued.';

-- Share links of the board

create table board_share_link (
  id uuid primary key,
  job_id uuid not null references job on delete cascade,
  request_id uuid not null,
  account_id uuid references account on delete set null,
  token_hash bytea not null unique,
  label text not null check (label <> ''),
  status application_status,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_by uuid references account on delete set null,
  opened integer not null default 0,
  unique (job_id, request_id),
  constraint board_share_link_expires_within_month
    check (expires_at > created_at and expires_at <= created_at + interval '31 days')
);
comment on table board_share_link is
  'A link that shows applicants of a casting call to anyone who has it, until it expires. Only a hash of its '
  'token is stored.';
comment on column board_share_link.request_id is
  'Identifies the form, so that a form sent twice makes one link.';
comment on column board_share_link.account_id is 'The member who made it.';
comment on column board_share_link.status is
  'The column of the board that it shows. Null if it shows chosen applications or all of them.';
comment on column board_share_link.opened is 'How often it was opened.';

create index board_share_link_by_account on board_share_link (account_id);
create index board_share_link_by_revoker on board_share_link (revoked_by);

create table board_share_link_application (
  board_share_link_id uuid not null references board_share_link on delete cascade,
  application_id uuid not null references application on delete cascade,
  position integer not null,
  primary key (board_share_link_id, application_id)
);
comment on table board_share_link_application is 'An application that was chosen for a share link.';
comment on column board_share_link_application.position is 'The order in which they were chosen.';
create index board_share_link_application_by_application on board_share_link_application (application_id);

create function limit_board_share_links() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  -- Locked, so that links made at the same time count each other.
  perform from job where id = new.job_id for no key update;
  if (
    select count(*) from board_share_link
    where job_id = new.job_id and revoked_at is null and expires_at > new.created_at
      and request_id <> new.request_id
  ) >= 20 then
    raise exception 'job % has 20 active share links', new.job_id using errcode = 'KD220';
  end if;
  return new;
end $$;
comment on function limit_board_share_links is 'A casting call has at most 20 active share links.';

create trigger limit_board_share_links before insert on board_share_link
  for each row execute function limit_board_share_links();

-- Invitations to apply

create table house_mute (
  talent_id uuid not null references talent on delete cascade,
  production_house_id uuid not null references production_house on delete cascade,
  muted_at timestamptz not null,
  primary key (talent_id, production_house_id)
);
comment on table house_mute is 'A production house from which a talent accepts no invitations to apply.';
create index house_mute_by_house on house_mute (production_house_id);

create table invitation_to_apply (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references job on delete cascade,
  talent_id uuid not null references talent on delete cascade,
  account_id uuid references account on delete set null,
  message text not null,
  invited_at timestamptz not null,
  declined_at timestamptz,
  unique (job_id, talent_id),
  constraint invitation_to_apply_declined_after_invited check (declined_at >= invited_at)
);
comment on table invitation_to_apply is
  'A production house asks a talent to apply to a casting call, once. An application is the acceptance.';
comment on column invitation_to_apply.account_id is 'The member who invited.';

create index invitation_to_apply_by_talent on invitation_to_apply (talent_id, invited_at desc);
create index invitation_to_apply_by_account on invitation_to_apply (account_id);

create function check_invitation_to_apply() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  house uuid;
  birth date;
begin
  perform from invitation_to_apply where job_id = new.job_id and talent_id = new.talent_id;
  if found then
    return new;
  end if;
  select production_house_id into house from job
    where id = new.job_id and status = 'open' and closes_at > new.invited_at for share;
  if not found then
    raise exception 'job % takes no applications', new.job_id using errcode = 'KD001';
  end if;
  -- Locked, so that invitations sent at the same time count each other.
  perform from production_house where id = house for no key update;
  select date_of_birth into birth from talent where id = new.talent_id for share;
  perform from house_mute where talent_id = new.talent_id and production_house_id = house;
  if found then
    raise exception 'talent % has muted house %', new.talent_id, house using errcode = 'KD245';
  end if;
  if is_child(birth, new.invited_at) then
    perform from guardian where talent_id = new.talent_id and withdrawn_at is null for share;
    if not found then
      raise exception 'talent % is a child without a guardian''s consent', new.talent_id using errcode = 'KD012';
    end if;
  end if;
  if (
    select count(*) from invitation_to_apply join job on job.id = job_id
    where production_house_id = house and invited_at > new.invited_at - interval '1 day'
  ) >= 50 then
    raise exception 'house % invited 50 talent within a day', house using errcode = 'KD246';
  end if;
  return new;
end $$;
comment on function check_invitation_to_apply is
  'A house invites to open casting calls only, at most 50 talent a day, nobody who muted it, and no child '
  'without a guardian''s consent.';

create trigger check_invitation_to_apply before insert on invitation_to_apply
  for each row execute function check_invitation_to_apply();
