-- Privacy: data exports, deletion of accounts, and the end of access to files. Then what staff do and decide.

create type data_export_state as enum ('gathering', 'ready', 'failed', 'ended');
create table data_export (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  state data_export_state not null default 'gathering',
  tries smallint not null default 0,
  asked_at timestamptz not null,
  next_from timestamptz not null,
  ready_at timestamptz,
  ends_at timestamptz,
  file text references media_file,
  bytes bigint,
  constraint data_export_next_is_later check (next_from > asked_at),
  constraint data_export_ends_after_ready check (ends_at > ready_at),
  constraint data_export_ready_is_complete
    check ((state in ('ready', 'ended')) = (num_nonnulls(ready_at, ends_at, bytes) = 3)),
  constraint data_export_ready_has_file check ((state = 'ready') = (file is not null)),
  -- Two requests at the same time make one export; after a failure the next may be requested at once.
  constraint data_export_too_soon exclude using gist (
    account_id with =, tstzrange(asked_at, next_from) with &&
  ) where (state <> 'failed')
);
create unique index data_export_gathering on data_export (account_id) where state = 'gathering';
create index data_export_by_account on data_export (account_id, asked_at desc);
create index data_export_ready on data_export (ends_at) where state = 'ready';
create index data_export_by_file on data_export (file) where file is not null;

create function lacks_permission(talent uuid) returns boolean language sql stable
  return exists (select from account_deletion where account_id = talent)
    or exists (
      select from talent person
      where id = talent and is_child(date_of_birth, now()) and not guardian_agrees(talent)
    );
comment on function lacks_permission is 'Houses get no files of talent who leave, or of children without consent.';

-- A link to a private file ends when its owner takes the permission back, not only ten minutes after it was made
create function end_media_links(files text[], instant timestamptz) returns void language sql
begin atomic
  update media_file set links_from = instant
  where name = any (files) and (links_from is null or links_from < instant);
end;

-- The applications of a child end with the consent, and when the account is to be deleted
create function erase_at_houses(hidden uuid[], houses uuid[], instant timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  named text[] := array(
    select unnest(hidden)
    union all select id from role_offer where application_id = any (hidden)
    union all select id from offer_terms where application_id = any (hidden)
    union all select id from conversation_message where application_id = any (hidden)
  );
  counted text[] := array(select job_id from application where id = any (hidden));
begin
  update application set board_changed_at = clock_timestamp() where id = any (hidden);
  update decision set cancelled_at = instant
    where application_id = any (hidden) and sent_at is null and cancelled_at is null;
  delete from client_response where application_id = any (hidden);
  delete from webhook_delivery where payload ->> 'application_id' = any (hidden::text[]);
  delete from notification using account
    where account.id = account_id and production_house_id = any (houses) and (
      first_id_in(source) = any (named)
      or source like 'new applications to %' and first_id_in(source) = any (counted)
    );
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
comment on function erase_at_houses is 'Removes copies of applications that houses may no longer see.';

create function end_applications_of_child(child uuid, instant timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  ended uuid[];
  houses uuid[];
begin
  if not exists (select from talent where id = child and is_child(date_of_birth, instant)) then
    return;
  end if;
  -- Applications before the talent, in a fixed order of locks.
  perform from application where talent_id = child order by id for no key update;
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

  update application set hidden_at = instant where id = any (ended);
  insert into status_change (application_id, status, happened_at, party)
    select id, 'withdrawn', instant, 'talent' from application
    where id = any (ended) and status not in ('not_selected', 'withdrawn');
  delete from talent_list_entry where talent_id = child;
  delete from invitation_to_apply where talent_id = child;
  perform erase_at_houses(ended, houses, instant);
end $$;

create function hide_children_from_house() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  hidden uuid[];
begin
  if sees_children(new.production_house_id) then
    return null;
  end if;
  hidden := array(
    select application.id from application join job on job.id = job_id join talent on talent.id = talent_id
    where production_house_id = new.production_house_id and is_child(date_of_birth, new.ended_at)
    order by application.id
  );
  perform erase_at_houses(hidden, array[new.production_house_id], new.ended_at);
  perform end_media_links(array(
    select unnest(array[file, poster, small_file]) from application_media where application_id = any (hidden)
    union
    select unnest(array[media.file, media.poster]) from talent_media media
      join application using (talent_id) where application.id = any (hidden)
    union
    select unnest(array[file, poster]) from conversation_file where application_id = any (hidden)
  ), new.ended_at);
  return null;
end $$;
comment on function hide_children_from_house is 'A house that is no longer verified for children keeps nothing of them.';
create trigger hide_children_from_house after update of ended_at on child_grade for each row
  when (new.ended_at is not null and new.second_at is not null) execute function hide_children_from_house();

create function first_id_in(source text) returns text language sql immutable parallel safe
  return substring(source from '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}');

create function end_permission_of(talent uuid, instant timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  perform end_applications_of_child(talent, instant);
  perform end_media_links(array(
    select unnest(array[file, poster]) from talent_media where talent_id = talent
    union
    select unnest(array[file, poster, small_file]) from application_media
      join application on application.id = application_id where talent_id = talent
    union
    select unnest(array[file, poster]) from conversation_file where account_id = talent
  ), instant);
end $$;

create function end_permission() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform end_permission_of((to_jsonb(new) ->> tg_argv[0])::uuid, (to_jsonb(new) ->> tg_argv[1])::timestamptz);
  return null;
end $$;
create trigger end_permission after update of withdrawn_at on guardian for each row
  when (new.withdrawn_at is not null and new.consented_at is not null)
  execute function end_permission('talent_id', 'withdrawn_at');
create trigger end_permission after insert on account_deletion for each row
  execute function end_permission('account_id', 'asked_at');

create table person_request (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('deletion', 'export', 'correction', 'objection', 'appeal')),
  channel text not null check (channel in ('email', 'post', 'site')),
  received_on date not null,
  due_on date not null,
  note text not null check (note <> ''),
  about uuid[] not null default '{}',
  staff_id uuid references staff_member,
  recorded_at timestamptz not null,
  closed_at timestamptz,
  closed_by uuid references staff_member,
  rejection text check (rejection <> ''),
  constraint person_request_closed_by_staff check ((closed_by is null) = (closed_at is null)),
  constraint person_request_recorded_by_somebody check ((staff_id is null) = (channel = 'site')),
  check (due_on > received_on),
  check (rejection is null or closed_at is not null)
);
comment on table person_request is
  'A request to delete, send or correct data, an objection to a correction, or an agency''s appeal. Open until closed_at.';
comment on column person_request.due_on is 'The day in India by which the law wants it done.';
comment on column person_request.note is
  'On the site, what the person wrote; else for staff: where the message is filed, and how they know who sent it.';
comment on column person_request.about is
  'The corrections whose links the person used to object. An objection by email or post begins with the latest one.';
comment on column person_request.rejection is 'Why it was not done; the person was told. Null if it was done.';
create trigger require_second_person before update of closed_by on person_request for each row
  when (new.kind = 'deletion' and new.staff_id is not null and new.closed_by is not null and new.rejection is null)
  execute function require('KD273', 'an independent second person is needed',
    'may_be_second_person($1.staff_id, $1.closed_by, $1.closed_at)');
create unique index person_request_open on person_request (account_id, kind) where closed_at is null;
create index person_request_by_account on person_request (account_id);

-- Corrections by staff, and the check behind the verified badge
create table identity_check (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('badge', 'date_of_birth', 'name', 'email')),
  old_value text,
  new_value text check (new_value <> ''),
  asked_by text check (asked_by in ('person', 'guardian', 'authority')),
  reason text check (reason <> ''),
  file text references media_file,
  proposed_by uuid references staff_member,
  proposed_at timestamptz not null,
  token_hash bytea unique,
  decided_by uuid references staff_member,
  decided_at timestamptz,
  rejection text check (rejection <> ''),
  constraint identity_check_corrects_a_value
    check (num_nonnulls(new_value, asked_by, reason, proposed_by) = case kind when 'badge' then 0 else 4 end),
  constraint identity_check_file_while_waiting
    check ((file is not null) = (kind in ('badge', 'date_of_birth') and decided_at is null)),
  constraint identity_check_of_documents_decided_by_staff
    check (kind not in ('badge', 'date_of_birth') or (decided_by is null) = (decided_at is null)),
  constraint identity_check_link_while_waiting check ((token_hash is not null) = (kind = 'email' and decided_at is null)),
  constraint identity_check_name_at_once check (kind <> 'name' or decided_at is not null),
  check (rejection is null or decided_at is not null)
);
comment on table identity_check is
  'A correction of a person by staff, or a document of a talent for the verified badge. Open until decided_at.';
comment on column identity_check.file is 'Only until staff decide: a copy of an identity document is not kept.';
comment on column identity_check.reason is 'For colleagues and the audit log.';
comment on column identity_check.token_hash is 'Of the link that proves a new email. The token is computed from the id.';
comment on column identity_check.rejection is 'Why it did not take effect. Null if it did.';
create unique index identity_check_open on identity_check (account_id, kind) where decided_at is null;
create index identity_check_by_account on identity_check (account_id, proposed_at);
create index identity_check_by_file on identity_check (file) where file is not null;
create trigger require_second_person before insert or update of decided_by on identity_check for each row
  when (new.kind = 'date_of_birth' and new.decided_at is not null and new.rejection is null)
  execute function require('KD273', 'an independent second person is needed',
    'may_be_second_person($1.proposed_by, $1.decided_by, $1.decided_at)
      and still_is($1.proposed_by, ''{support,owner}'')');
create trigger reject_change before update on identity_check for each row when (old.decided_at is not null)
  execute function reject_change();

-- An email that staff entered ends in its row, for good. Each takes the lock of the account first, so the two never miss
-- each other: who enters it in the code, the others by the reference.
create function end_entered_email() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  execute 'update identity_check set decided_at = now(), rejection = $2, token_hash = null
    where kind = ''email'' and decided_at is null and ' || tg_argv[1] using new, tg_argv[0];
  return new;
end $$;
comment on function end_entered_email is 'Arguments: why, and a condition of $1, the row that ends it.';
create trigger end_earlier_email before insert on identity_check for each row when (new.kind = 'email')
  execute function end_entered_email('Replaced by another email.', 'account_id = $1.account_id');
create trigger end_entered_email after insert on person_request for each row
  when (new.kind = 'objection' or new.kind = 'correction' and new.channel = 'site')
  execute function end_entered_email('The person wrote to us.', 'account_id = $1.account_id');
create trigger end_entered_email_by_more after update of note on person_request for each row
  execute function end_entered_email('The person wrote to us.', 'account_id = $1.account_id');
create trigger end_entered_email after insert on account_deletion for each row
  execute function end_entered_email('The account is to be deleted.', 'account_id = $1.account_id');
create trigger end_entered_email after update of email on account for each row when (old.email <> new.email)
  execute function end_entered_email('The email of the account changed.', 'account_id = $1.id');
create function may_enter_email(staff_member) returns boolean language sql immutable
  return $1.active_since is not null and $1.role in ('support', 'owner');
create trigger end_entered_email after update of role, active_since on staff_member for each row
  when (not may_enter_email(new))
  execute function end_entered_email('Who entered it may not do so any more.', 'proposed_by = $1.id');
create trigger end_entered_email after insert on guardian for each row
  execute function end_entered_email('It is the email of a guardian.',
    'account_id = $1.talent_id and is_email_of_guardian(account_id, new_value)');
create trigger require_email_of_nobody_else before insert on identity_check for each row when (new.kind = 'email')
  execute function require('KD025', 'a guardian has the email',
    'not is_email_of_guardian($1.account_id, $1.new_value)');
create trigger require_no_objection before insert on identity_check for each row when (new.kind = 'email')
  execute function require('KD283', 'an objection waits for an answer', 'not exists (
    select from person_request where account_id = $1.account_id and kind = ''objection'' and closed_at is null
  )');
create trigger require_no_deletion before insert on identity_check for each row when (new.kind = 'email')
  execute function require('KD284', 'the account is to be deleted',
    'not exists (select from account_deletion where account_id = $1.account_id)');
create trigger require_present_staff before insert on identity_check for each row when (new.kind = 'email')
  execute function require('KD285', 'who enters it may not do so any more', 'exists (
    select from staff_member where id = $1.proposed_by and may_enter_email(staff_member) for share
  )');

create function begin_with_latest_correction() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.about := array(
    select id from identity_check
    where account_id = new.account_id and kind <> 'badge' and proposed_at <= new.recorded_at
    order by proposed_at desc limit 1
  );
  return new;
end $$;
comment on function begin_with_latest_correction is 'An objection that has no link is about the latest correction so far.';
create trigger begin_with_latest_correction before insert on person_request for each row
  when (new.kind = 'objection' and new.channel <> 'site') execute function begin_with_latest_correction();
create function may_answer_objection(request person_request, answerer uuid) returns boolean language sql stable
  set search_path = public, pg_temp
begin atomic
  with decided as (
    select decider, id = any (request.about) as is_named
    from identity_check, unnest(array[proposed_by, coalesce(decided_by, proposed_by)]) decider
    where account_id = request.account_id and (id = any (request.about) or request.channel <> 'site'
      and proposed_at <= request.recorded_at
      and kind in (select kind from identity_check where id = any (request.about)))
  )
  select not exists (
      select from decided where is_named and not may_be_second_person(decider, answerer, request.closed_at))
    and (
      not exists (select from decided where not may_be_second_person(decider, answerer, request.closed_at))
      or not exists (
        select from staff_member where role in ('support', 'owner') and not exists (
          select from decided where not may_be_second_person(decider, staff_member.id, request.closed_at))));
end;
comment on function may_answer_objection is
  'Nobody answers who decided what it is about; nor, by letter, an earlier correction of the same, while others may.';
create trigger reject_answer_by_decider before update of closed_by on person_request for each row
  when (new.kind = 'objection' and new.closed_by is not null)
  execute function require('KD272', 'staff cannot answer an objection to their own correction',
    'may_answer_objection($1, $1.closed_by)');
create trigger reject_appeal_by_decider before update of closed_by on person_request for each row
  when (new.kind = 'appeal' and new.closed_by is not null)
  execute function require('KD272', 'staff cannot answer an appeal of their own decision',
    'not exists (select from staff_audit_entry
      where subject_id = $1.account_id::text and action = ''refused_document'' and happened_at <= $1.recorded_at
        and not may_be_second_person(staff_id, $1.closed_by, $1.closed_at))');

create function apply_date_of_birth() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  is_now boolean := is_child(new.new_value::date, new.decided_at);
  was boolean := (select is_child(date_of_birth, new.decided_at) from talent where id = new.account_id);
begin
  -- The talent's own trigger computes public_from.
  update talent set date_of_birth = new.new_value::date, public_from = null where id = new.account_id;
  if is_now = was then
    return null;
  end if;
  -- Who agreed to it decided for another age; the consent of a guardian counts for itself.
  update mandate set ended_at = new.decided_at, seed = null, token_hash = null, link_ends_at = null
    where new.account_id in (talent_id, holder_id) and kind <> 'guardian' and ended_at is null;
  if is_now then
    update profile_share_link set revoked_at = new.decided_at where talent_id = new.account_id and revoked_at is null;
    if not guardian_agrees(new.account_id) then
      perform end_permission_of(new.account_id, new.decided_at);
    end if;
  end if;
  return null;
end $$;
comment on function apply_date_of_birth is
  'An adult who turns out to be a child loses what only adults have; whoever turns out to be an adult is as at 18.';
create trigger apply_date_of_birth after update of decided_at on identity_check for each row
  when (new.kind = 'date_of_birth' and new.decided_at is not null and new.rejection is null)
  execute function apply_date_of_birth();

-- The staff audit log
create table staff_audit_entry (
  place bigint primary key,
  happened_at timestamptz not null,
  staff_id uuid references staff_member,
  action text not null check (action ~ '^[a-z_]+$'),
  subject text check (subject <> ''),
  subject_id text check (subject_id <> ''),
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  hash bytea not null,
  mac bytea
);
comment on table staff_audit_entry is 'What staff did and saw. Each row has a hash of itself and the row before.';
comment on column staff_audit_entry.mac is 'HMAC of the hash, with a key that is not in the database. Set once.';
comment on column staff_audit_entry.staff_id is 'Null for a command on the server.';
create index staff_audit_entry_by_staff on staff_audit_entry (staff_id, place);
create index staff_audit_entry_by_subject on staff_audit_entry (subject_id, place);
create index staff_audit_entry_by_action on staff_audit_entry (action, place);
create trigger reject_change before delete on staff_audit_entry for each row execute function reject_change();
create trigger reject_update before update on staff_audit_entry for each row
  when (old.mac is not null or new.mac is null or new.hash <> old.hash) execute function reject_change();
create trigger reject_truncate before truncate on staff_audit_entry for each statement execute function reject_change();

create function staff_audit_hash(previous bytea, entry staff_audit_entry) returns bytea language sql immutable
  return sha256(previous || convert_to(jsonb_build_array(
    entry.place, extract(epoch from entry.happened_at), entry.staff_id, entry.action, entry.subject,
    entry.subject_id, entry.details
  )::text, 'UTF8'));

create function chain_audit_entry() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  last staff_audit_entry;
begin
  -- One row at a time, so that every row follows exactly one other.
  perform pg_advisory_xact_lock(hashtext('staff_audit_entry'));
  select * into last from staff_audit_entry order by place desc limit 1;
  new.place := coalesce(last.place, 0) + 1;
  new.hash := staff_audit_hash(coalesce(last.hash, ''), new);
  return new;
end $$;
create trigger chain_audit_entry before insert on staff_audit_entry for each row execute function chain_audit_entry();

create function find_changed_staff_audit_entry() returns bigint language sql stable
return (
  select min(checked.place) from (
    select entry.place,
      entry.place = row_number() over (order by entry.place)
        and entry.hash = staff_audit_hash(coalesce(lag(entry.hash) over (order by entry.place), ''), entry) as holds
    from staff_audit_entry entry
  ) checked where not holds
);

create table staff_note (
  id uuid primary key,
  account_id uuid references account on delete cascade,
  production_house_id uuid references production_house on delete cascade,
  job_id uuid references job on delete cascade,
  staff_id uuid not null references staff_member,
  text text not null check (text <> ''),
  written_at timestamptz not null,
  constraint staff_note_of_one_subject check (num_nonnulls(account_id, production_house_id, job_id) = 1)
);
comment on table staff_note is 'What staff write for colleagues about a person, a house or a casting call.';
comment on column staff_note.id is 'Derived from its form, so that one sent again writes nothing.';
create index staff_note_by_account on staff_note (account_id, written_at);
create index staff_note_by_house on staff_note (production_house_id, written_at);
create index staff_note_by_job on staff_note (job_id, written_at);
create trigger reject_update before update on staff_note for each row execute function reject_change();

create view any_report as
  select report.id, subject::text as subject, reason, reported_at, report.closed_at, report.account_id, job.id as job_id,
    case subject when 'talent' then subject_id end as talent_id,
    case subject when 'house' then subject_id else job.production_house_id end as production_house_id
  from report left join job on subject = 'job' and job.id = subject_id
  union all
  select report.id, 'conversation', reason, reported_at, report.closed_at, report.account_id, null,
    case party when 'house' then talent_id end, case party when 'talent' then production_house_id end
  from conversation_report report left join conversation using (application_id);
comment on view any_report is 'Reports of casting calls, houses, talent and messages, with the house or talent that each is about.';

-- What waits for staff
create table staff_claim (
  item text primary key check (item ~ '^[a-z]+:[\da-f-]{36}$'),
  staff_id uuid not null references staff_member on delete cascade,
  taken_at timestamptz not null,
  handed_by uuid references staff_member on delete cascade,
  note text check (char_length(note) between 1 and 1000),
  check ((handed_by is null) = (note is null))
);
comment on column staff_claim.handed_by is 'Who handed it to a colleague, with the note.';
comment on table staff_claim is 'What somebody of the staff has taken on. Deleted after a week.';
create index staff_claim_by_age on staff_claim (taken_at);

create table staff_decision (
  id uuid primary key default gen_random_uuid(),
  item text not null check (item ~ '^[a-z]+:[\da-f-]{36}$'),
  action text not null,
  input jsonb not null check (jsonb_typeof(input) = 'object'),
  title text,
  staff_id uuid not null references staff_member on delete cascade,
  decided_at timestamptz not null,
  effective_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'taken_back', 'done', 'failed')),
  settled_at timestamptz,
  constraint staff_decision_takes_effect_later check (effective_at >= decided_at + interval '10 seconds'),
  constraint staff_decision_settled check ((settled_at is null) = (state = 'waiting')),
  constraint staff_decision_taken_back_in_time check ((state = 'taken_back') = (settled_at < effective_at))
);
comment on table staff_decision is 'Can be taken back until it takes effect. Deleted after a week.';
comment on column staff_decision.item is 'Kind and id, as in staff_claim; an edit counts as its casting call.';
comment on column staff_decision.state is 'Failed if what was decided had changed when it was to take effect.';
create unique index staff_decision_waiting on staff_decision (item) where state = 'waiting';
create index staff_decision_by_item on staff_decision (item, decided_at desc);
create index staff_decision_by_age on staff_decision (settled_at);

create table appeal (
  id uuid primary key default gen_random_uuid(),
  production_house_id uuid not null references production_house on delete cascade,
  house_suspension_id uuid references house_suspension on delete cascade,
  job_id uuid references job on delete cascade,
  job_version integer,
  document_sent_at timestamptz,
  decision text not null check (decision <> ''),
  text text not null check (text <> ''),
  account_id uuid references account on delete set null,
  sent_at timestamptz not null,
  decided_by uuid references staff_member,
  decided_at timestamptz,
  accepted boolean,
  answer text check (answer <> ''),
  constraint appeal_of_one_decision check (num_nonnulls(house_suspension_id, job_id, document_sent_at) = 1),
  constraint appeal_of_one_version check ((job_id is null) = (job_version is null)),
  constraint appeal_answered_whole check (num_nonnulls(decided_by, decided_at, accepted, answer) in (0, 4))
);
comment on table appeal is 'A house appeals a suspension, the rejection of a version or a document refused for good. Others of staff answer.';
create unique index appeal_one_of_suspension on appeal (house_suspension_id) where decided_at is null;
create unique index appeal_one_of_job on appeal (job_id, job_version) where decided_at is null;
create unique index appeal_one_of_document on appeal (production_house_id, document_sent_at) where decided_at is null;
create index appeal_by_house on appeal (production_house_id);
create index appeal_by_job on appeal (job_id);
create index appeal_by_account on appeal (account_id);
create index appeal_open on appeal (sent_at) where decided_at is null;

create function appeal_waits(appeal) returns boolean language sql stable
  return $1.decided_at is null and (
    exists (select from house_suspension where id = $1.house_suspension_id and ended_at is null)
    or exists (
      select from job where id = $1.job_id and version = $1.job_version and rejection is not null
        and (status <> 'closed' or approved_at is null)
    )
    or exists (
      select from house_document
      where production_house_id = $1.production_house_id and sent_at = $1.document_sent_at and refused_for is not null
    )
  );
comment on function appeal_waits is 'Whether it still needs an answer: none was given, nor did its subject change.';

create function appeal_deciders(appeal) returns uuid[] language sql stable
begin atomic
  select array_remove(array[proposed_by, confirmed_by], null) from house_suspension
  where id = $1.house_suspension_id
  union all
  select array_remove(array[(
    select staff_id from staff_audit_entry
    where subject_id = $1.job_id::text and action in ('rejected_call', 'took_down_call', 'refused_call')
      and happened_at <= coalesce($1.decided_at, 'infinity')
    order by place desc limit 1
  ), (
    -- The end of the grade takes down the calls for children.
    select staff_id from staff_audit_entry
    where subject_id = $1.production_house_id::text and action = 'ended_child_grade'
      and happened_at <= coalesce($1.decided_at, 'infinity')
      and exists (select from job where id = $1.job_id and age_from < 18)
    order by place desc limit 1
  )], null)
  where $1.job_id is not null
  union all
  select array_remove(array[(
    select staff_id from staff_audit_entry
    where subject_id = $1.production_house_id::text and action = 'refused_document' and happened_at <= $1.sent_at
    order by place desc limit 1
  )], null)
  where $1.document_sent_at is not null;
end;

create trigger reject_answer_by_decider before update of decided_by on appeal for each row
  when (new.decided_by is not null)
  execute function require('KD272', 'staff cannot answer an appeal of their own decision',
    'not exists (select from unnest(appeal_deciders($1)) decider
      where not may_be_second_person(decider, $1.decided_by, $1.decided_at))');

create table decision_reason (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('call_change', 'take_down', 'document_change', 'identity', 'fraud', 'copied', 'unsafe', 'child_permit', 'not_casting')),
  text_en text not null check (text_en <> ''),
  text_hi text not null check (text_hi <> ''),
  saved_by uuid references staff_member,
  saved_at timestamptz not null default now()
);
comment on table decision_reason is 'Texts that staff add to what they write when they decide about a call or a document.';
comment on column decision_reason.kind is 'The decision, or the ground on which something is refused for good.';
comment on column decision_reason.saved_by is 'Null for what the site began with.';
insert into decision_reason (kind, text_en, text_hi) values
  ('call_change', 'Remove the request for money. Talent never pay to audition or to register.',
    'पैसे की माँग हटाएँ। ऑडिशन या रजिस्ट्रेशन के लिए कलाकार कभी पैसे नहीं देते।'),
  ('call_change', 'Remove phone numbers and links from the text. Enter contact details in their own fields.',
    'टेक्स्ट से फ़ोन नंबर और लिंक हटाएँ। संपर्क की जानकारी उसके अपने फ़ील्ड में लिखें।'),
  ('call_change', 'Describe the role and the project in more detail.', 'रोल और प्रोजेक्ट के बारे में विस्तार से लिखें।'),
  ('take_down', 'Talent told us that they were asked for money.', 'कलाकारों ने हमें बताया कि उनसे पैसे माँगे गए।'),
  ('take_down', 'This casting call pretends to be from another production house.',
    'यह कास्टिंग कॉल किसी दूसरे प्रोडक्शन हाउस के नाम से पोस्ट किया गया है।'),
  ('document_change', 'The name on the document differs from the company name.',
    'दस्तावेज़ पर लिखा नाम कंपनी के नाम से अलग है।'),
  ('document_change', 'We cannot read the document. Send a sharper picture.',
    'हम दस्तावेज़ पढ़ नहीं पा रहे हैं। ज़्यादा साफ़ फ़ोटो भेजें।'),
  ('identity', 'The name on the document differs from the name of your profile.',
    'दस्तावेज़ पर लिखा नाम आपकी प्रोफ़ाइल के नाम से अलग है।'),
  ('identity', 'The face on the document cannot be compared with your photos. Send a sharper picture.',
    'दस्तावेज़ पर चेहरा आपकी फ़ोटो से मिलाया नहीं जा सकता। ज़्यादा साफ़ तस्वीर भेजें।'),
  ('document_change', 'This is not a PAN card or a GST certificate.', 'यह PAN कार्ड या GST सर्टिफ़िकेट नहीं है।'),
  ('fraud', 'Talent were asked to pay for a role or an audition.', 'कलाकारों से रोल या ऑडिशन के लिए पैसे माँगे गए।'),
  ('copied', 'The text is that of another production house.', 'यह टेक्स्ट किसी दूसरे प्रोडक्शन हाउस का है।'),
  ('unsafe', 'What it asks of talent is not safe.', 'इसमें कलाकारों से जो माँगा गया है, वह सुरक्षित नहीं है।'),
  ('child_permit', 'Work with children needs a permit of the district, which you do not have.',
    'बच्चों के साथ काम के लिए ज़िले की अनुमति चाहिए, जो आपके पास नहीं है।'),
  ('not_casting', 'This is not work for talent in front of a camera, on a stage or on air.',
    'यह कैमरे, मंच या माइक पर कलाकारों का काम नहीं है।');

create table switched_off (
  name text primary key check (name in ('registrations', 'posting', 'payments', 'whatsapp')),
  off_since timestamptz not null,
  staff_id uuid not null references staff_member,
  reason text not null check (reason <> '')
);
comment on table switched_off is 'The switches of the site that are off. Without a row a switch is on.';
comment on column switched_off.reason is 'For other staff; members read a fixed text.';

create function is_switched_off(switch text) returns boolean language sql stable
  return exists (select from switched_off where name = switch);

create table safety_number (
  only_row boolean primary key default true check (only_row),
  number text not null check (number ~ '^\+?[0-9]{3,15}$')
);
comment on table safety_number is 'Whom talent can call who do not feel safe at an audition.';
insert into safety_number (number) values ('112');

-- Flag rules
create table flag_rules (
  version integer primary key check (version > 0),
  threshold integer not null check (threshold between 1 and 100),
  saved_at timestamptz not null,
  saved_by uuid references staff_member
);
comment on table flag_rules is 'Each save of the flag rules; the last version is in use.';
comment on column flag_rules.threshold is 'From this sum of weights on, a casting call is flagged.';
comment on column flag_rules.saved_by is 'Null for the version that the site began with.';
create trigger reject_change before update or delete on flag_rules for each row execute function reject_change();

create table flag_phrase (
  version integer not null references flag_rules,
  kind text not null check (kind in ('money', 'contact', 'unsafe')),
  phrase text not null check (phrase <> ''),
  weight integer not null check (weight between 1 and 100),
  primary key (version, kind, phrase)
);
comment on column flag_phrase.phrase is 'In small letters. `word*` is any ending; a `*` alone is up to three words.';
create trigger reject_change before update or delete on flag_phrase for each row execute function reject_change();

insert into flag_rules (version, threshold, saved_at) values (1, 10, now());
insert into flag_phrase (version, kind, phrase, weight)
select 1, 'money', paid || ' ' || sum, 10
from unnest(array[
    'registration', 'regn', 'enrol*', 'audition', 'application', 'processing', 'joining', 'membership', 'portfolio',
    'training', 'grooming', 'workshop', 'entry', 'form', 'file', 'kit', 'admission', 'artist card', 'id card',
    'coordination', 'coordinator', 'shortlisting', 'selection', 'booking', 'caution', 'security', 'refundable',
    'verification', 'agreement', 'photo shoot', 'photoshoot', 'panjikaran'
  ]) paid
  cross join unnest(array['fee*', 'charge*']) sum
union all
select 1, 'money', phrase, 10
from unnest(array[
  'security deposit', 'refundable deposit', 'caution deposit', 'booking amount', 'registration amount',
  'registration ki fee*', 'audition ki fee*', 'portfolio shoot charge*', 'paid registration', 'paid audition',
  'must pay', 'need* to pay', 'has to pay', 'have to pay', 'should pay', 'required to pay', 'must * deposit',
  'need* to deposit', 'pay * for audition', 'pay * for * registration', 'pay * before * audition', 'pay * to register',
  'my upi', 'our upi', 'my gpay', 'our gpay', 'my google pay', 'our google pay', 'my phonepe', 'our phonepe', 'my paytm',
  'our paytm', 'our qr code', 'our account number', 'fee* deni', 'fee* bharni', 'paise jama', 'paisa jama',
  'paise dene', 'shulk dena', 'पंजीकरण शुल्क', 'पंजीकरण की फीस', 'रजिस्ट्रेशन फीस', 'रजिस्ट्रेशन की फीस',
  'ऑडिशन फीस', 'ऑडिशन की फीस', 'पोर्टफोलियो चार्ज', 'सिक्योरिटी डिपॉजिट', 'पैसे जमा', 'पैसे देने', 'फीस देनी',
  'शुल्क देना'
]) phrase
union all
select 1, 'contact', phrase, 10
from unnest(array[
    'whatsapp me', 'whatsapp us', 'message * on whatsapp', 'apply * on whatsapp', 'send * on whatsapp',
    'whatsapp par * bhej*', 'whatsapp kar*', 'whatsapp number', 'whatsapp group', 'telegram', 'signal app', 'dm me',
    'dm us', 'dm kar*', 'dm * instagram', 'insta par dm', 'text me', 'my personal number', 'call me directly',
    'contact * outside', 'google form', 'apply * on our website', 'register * on our website', 'register * on our app',
    'व्हाट्सएप', 'व्हाट्सऐप', 'टेलीग्राम', 'डीएम कर*', 'मेरे नंबर पर', 'गूगल फॉर्म', 'mere number par'
  ]) phrase
union all
select 1, 'unsafe', phrase, 10
from unnest(array[
    'come alone', 'alone to * hotel', 'hotel room', 'private room', 'my room', 'my flat', 'at my place',
    'night audition*', 'audition * at night', 'video call * at night', 'tell nobody', 'do not tell', 'don t tell',
    'keep * secret', 'without * parents', 'without * guardian*', 'parents * not allowed', 'no parents', 'compromise',
    'compromising', 'open to adjust*', 'ready to adjust*', 'ready * for adjustment*', 'one night', 'spend * night',
    'personal meeting', 'please the director', 'nude', 'nudes', 'nudity', 'semi nude', 'topless', 'private photo*',
    'photos in lingerie', 'photos in bikini', 'body * on video call', 'escort*', 'massage', 'sugar daddy',
    'drinks with', 'keep * passport', 'hand over * passport', 'send * otp', 'share * otp', 'sign * blank',
    'akele aa*', 'hotel ke kamre', 'hotel mein audition', 'kisi ko mat bata*', 'raat ko audition', 'raat ko aa*',
    'samjhauta', 'bina parents', 'parents ke bina', 'अकेले आ*', 'होटल के कमरे', 'होटल में ऑडिशन', 'किसी को मत बता*',
    'किसी को न बता*', 'रात को ऑडिशन', 'रात को आ*', 'समझौता कर*', 'कॉम्प्रोमाइज', 'माता पिता के बिना', 'बिना माता पिता',
    'न्यूड', 'बोल्ड फोटो*'
  ]) phrase;

-- Content of the site
create table content_draft (
  kind text not null check (
    kind in ('project', 'clients', 'banners', 'featured', 'services', 'plan', 'about', 'legal')
  ),
  key text not null check (key ~ '^[a-z0-9-]{1,60}$'),
  words jsonb not null,
  revision uuid not null default gen_random_uuid(),
  saved_by uuid not null references staff_member,
  saved_at timestamptz not null,
  asked_at timestamptz,
  publishes_at timestamptz,
  scheduled_by uuid references staff_member,
  primary key (kind, key),
  constraint content_draft_scheduled_whole check ((publishes_at is null) = (scheduled_by is null))
);
comment on table content_draft is 'Words of a piece of content that are not public yet; one draft per piece.';
comment on column content_draft.key is 'The id of a project or plan; `site` for what exists once.';
comment on column content_draft.asked_at is 'When somebody who may not publish it asked for approval.';
comment on column content_draft.revision is 'Changes with every save, so that no unseen one is overwritten.';
create index content_draft_by_due on content_draft (publishes_at) where publishes_at is not null;

create table content_version (
  id uuid primary key default gen_random_uuid(),
  place bigint generated always as identity,
  kind text not null,
  key text not null,
  words jsonb,
  published_by uuid references staff_member,
  published_at timestamptz not null
);
comment on table content_version is 'What was public of each piece, and since when. The latest is public now.';
comment on column content_version.words is 'Null from when a piece was removed from the site.';
comment on column content_version.published_by is 'Null for what was there before staff first edited it.';
create index content_version_of_piece on content_version (kind, key, place desc);

create table announcement (
  id uuid primary key default gen_random_uuid(),
  audience text not null check (audience in ('everyone', 'visitors', 'talent', 'production')),
  text_en text not null check (text_en <> ''),
  text_hi text not null check (text_hi <> ''),
  link text,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  staff_id uuid not null references staff_member,
  saved_at timestamptz not null,
  check (ends_at > starts_at)
);
comment on table announcement is 'What staff announce at the top of pages, to all or one role, for a time.';
comment on column announcement.saved_at is 'Saving it again shows it also to readers who dismissed it.';
create index announcement_by_end on announcement (ends_at);
-- Every page shows them. A task does the same when one begins or ends.
create trigger drop_pages after insert or update or delete on announcement execute function drop_public_pages();
