-- Accounts: registration, login, one-time codes, sessions, passkeys, Google, guardians, consents, and logins of staff.
-- The references to production_house and talent are added with those tables. A new language needs no migration: the
-- code lists the languages. If one is removed, its accounts read English.

create type account_role as enum ('talent', 'production');
create type team_role as enum ('viewer', 'reviewer', 'owner');
comment on type team_role is 'What a member of a house''s team may do. Each role includes the roles before it.';
create type application_digest as enum ('each', 'hourly', 'daily', 'off');
comment on type application_digest is 'How often a member is emailed about new applications. The inbox shows all.';

create function mailbox(contact text) returns text
  language plpgsql immutable strict parallel safe set search_path = public, pg_temp as $$
declare
  plain text := regexp_replace(
    regexp_replace(lower(contact), '^([^+]+)\+.*@', '\1@'), '@googlemail\.com$', '@gmail.com'
  );
begin
  return case when plain like '%@gmail.com' then replace(split_part(plain, '@', 1), '.', '') || '@gmail.com'
    else plain end;
end $$;
comment on function mailbox is 'The email without a plus tag and, at Gmail, dots. As in identity-numbers.ts.';

create table account (
  id uuid primary key default gen_random_uuid(),
  role account_role not null,
  email text not null check (email = lower(email)),
  mailbox text not null generated always as (mailbox(email)) stored,
  mobile text check (mobile ~ '^\+[1-9]\d{6,14}$'),
  mobile_verified_at timestamptz,
  proven_mobile text generated always as (case when mobile_verified_at is not null then mobile end) stored,
  password_hash text,
  language text not null default 'en' check (language ~ '^[a-z]{2,3}(-[a-z]+)?$'),
  came_by_google boolean not null default false,
  added_by_house boolean not null default false,
  managed boolean not null default false,
  attempt_hash bytea,
  verified_at timestamptz,
  pan_last4 char(4),
  pan_fingerprint bytea,
  aadhaar_last4 char(4),
  aadhaar_fingerprint bytea,
  passport_last4 char(4),
  passport_country text,
  passport_fingerprint bytea,
  identity_warnings text[] not null default '{}' check (identity_warnings <@ array['pan_no', 'aadhaar_no', 'gst_no']),
  production_house_id uuid,
  team_role team_role,
  limited_to_projects boolean not null default false,
  came_by_invitation boolean not null default false,
  application_digest application_digest not null default 'daily',
  display_name text check (display_name <> ''),
  removed_at timestamptz,
  stop_token uuid not null unique default gen_random_uuid(),
  created_at timestamptz not null default now(),
  constraint account_verified_mobile_is_present check (mobile_verified_at is null or mobile is not null),
  constraint account_house_is_for_production check ((role = 'production') = (production_house_id is not null)),
  constraint account_team_role_is_for_production check ((role = 'production') = (team_role is not null)),
  constraint account_owner_is_not_limited check (not limited_to_projects or team_role <> 'owner'),
  constraint account_invitation_is_for_production check (role = 'production' or not came_by_invitation),
  constraint account_has_password check (
    came_by_google or added_by_house or managed or removed_at is not null or password_hash is not null
  ),
  constraint account_identity_is_complete check (case
    when removed_at is not null or added_by_house or managed then true
    -- The identity numbers of a house are those of the person who registered it.
    when came_by_invitation
      then num_nonnulls(pan_last4, pan_fingerprint, aadhaar_last4, aadhaar_fingerprint) = 0
    -- A talent who is not Indian.
    when passport_fingerprint is not null
      then num_nonnulls(pan_last4, pan_fingerprint, aadhaar_last4, aadhaar_fingerprint) = 0
        and role = 'talent' and mobile is not null
    -- A house that signs in with Google adds the rest of its registration later.
    else num_nonnulls(mobile, pan_last4, pan_fingerprint, aadhaar_last4, aadhaar_fingerprint)
      in (case when came_by_google then 0 else 5 end, 5)
  end),
  constraint account_passport_is_complete
    check (num_nonnulls(passport_last4, passport_country, passport_fingerprint) in (0, 3)),
  constraint account_added_opens_nothing check (not added_by_house or (
    role = 'talent' and email = id || '@added.invalid' and verified_at is null and password_hash is null
    and not came_by_google
    and num_nonnulls(mobile, pan_fingerprint, aadhaar_fingerprint, passport_fingerprint, attempt_hash) = 0
  )),
  constraint account_managed_opens_nothing check (not managed or (
    role = 'talent' and email = id || '@managed.invalid' and verified_at is not null and password_hash is null
    and not came_by_google and not added_by_house
    and num_nonnulls(mobile, pan_fingerprint, aadhaar_fingerprint, passport_fingerprint, attempt_hash) = 0
  )),
  constraint account_removed_is_anonymous check (removed_at is null or (
    role = 'production' and email = id || '@removed.invalid' and password_hash is null and mobile is null
    and display_name is not null
  ))
);
comment on table account is 'A person''s login in one role. The first verified one deletes the unverified ones.';
comment on column account.mailbox is 'The email by which people are told apart, in one verified account per role.';
comment on column account.mobile is 'Accounts may share it until one proves it. Null until Google registration ends.';
comment on column account.mobile_verified_at is 'When a code sent to it was entered. Until then it reserves nothing.';
comment on column account.password_hash is 'Null if the person only uses Google, or was removed from the team.';
comment on column account.added_by_house is 'Of a person whom a house added to its board: nobody can log in.';
comment on column account.managed is
  'Of a child or client for whom others act: nobody can log in until the talent takes it over.';
comment on column account.attempt_hash is 'Of a secret of the browser that registered: it verifies only its attempt.';
comment on column account.pan_last4 is 'We keep only the last digits and a keyed fingerprint that finds duplicates.';
comment on column account.identity_warnings is 'Numbers with wrong check digits. For staff: they reject nothing.';
comment on column account.removed_at is 'When the person left the team. The row stays for the history, without login.';
comment on column account.stop_token is 'Stops notifications without a login for anyone who has it. Only in emails.';
create index account_by_house on account (production_house_id);
create index account_by_pan on account (pan_fingerprint);
create index account_by_aadhaar on account (aadhaar_fingerprint);
create index account_by_passport on account (passport_fingerprint);
create index account_unverified on account (created_at) where verified_at is null;
create unique index account_by_verified_mailbox on account (role, mailbox) where verified_at is not null;
create index account_by_pending_mailbox on account (role, mailbox) where verified_at is null;
create unique index account_by_proven_mobile on account (role, proven_mobile);
create index account_by_mobile on account (role, mobile);
create index account_by_mailbox on account (mailbox);
create index account_by_part_of_name on account using gin (display_name gin_trgm_ops);

-- Codes, sessions and devices
create type code_purpose as enum ('verify', 'reset', 'change-email', 'change-mobile', 'guardian', 'client', 'sign');
create table one_time_code (
  id uuid primary key default gen_random_uuid(),
  role account_role not null,
  purpose code_purpose not null,
  address text not null check (address = lower(address)),
  account_id uuid references account on delete cascade,
  seed bytea not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  unique nulls not distinct (role, purpose, address, account_id)
);
comment on table one_time_code is 'The newest code of an address, also of unknown ones, to hide who has an account.';
comment on column one_time_code.address is 'A mobile number or email; the mailbox for registrations and resets.';
comment on column one_time_code.account_id is 'The account that registers or changes an address; otherwise null.';
comment on column one_time_code.seed is 'The digits are an HMAC of it, with a key that is not in the database.';
create index one_time_code_by_account on one_time_code (account_id);
create index one_time_code_by_expiry on one_time_code (expires_at);

create table session (
  token_hash bytea primary key,
  id uuid not null unique default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  device text not null default 'Unknown device',
  api_scopes text[] check (cardinality(api_scopes) > 0 and array_position(api_scopes, null) is null),
  mandate_id uuid,
  holder_session bytea references session on delete cascade,
  created_at timestamptz not null,
  last_used_on date not null default (now() at time zone 'Asia/Kolkata')::date,
  expires_at timestamptz not null,
  constraint session_acts_by_mandate
    check ((mandate_id is null) = (holder_session is null) and (mandate_id is null or api_scopes is null))
);
comment on column session.id is 'Names the session in the list of devices, where the token must not appear.';
comment on column session.api_scopes is 'What an API key may do; null for a browser. Using a key does not extend it.';
comment on column session.mandate_id is 'Of a session in which its holder acts for the talent of the account.';
comment on column session.holder_session is 'The holder''s own session, with which an acting session ends.';
create index session_by_account on session (account_id);
create index session_by_mandate on session (mandate_id) where mandate_id is not null;
create index session_by_holder on session (holder_session) where holder_session is not null;
create index session_by_expiry on session (expires_at);

create table removed_session (
  token_hash bytea primary key,
  expires_at timestamptz not null
);
comment on table removed_session is 'Browsers that ended when their person left a team, so that they can say so.';
create index removed_session_by_expiry on removed_session (expires_at);

create trigger limit_rows after insert on session for each row
  when (new.api_scopes is not null)
  execute function limit_rows('account', 'account_id', '10', 'KD024',
    'api_scopes is not null and expires_at > $2.created_at');

create table known_device (
  account_id uuid not null references account on delete cascade,
  device text not null,
  primary key (account_id, device)
);
comment on table known_device is 'Devices an account logged in from. Any other one causes a security notice.';

create table reset_token (
  account_id uuid primary key references account on delete cascade,
  token_hash bytea not null,
  expires_at timestamptz not null
);
comment on table reset_token is 'Proof that a reset code was entered. Allows one new password, and its repetition; newer ones replace it.';
create index reset_token_by_expiry on reset_token (expires_at);

create table email_change (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  old_email text not null check (old_email = lower(old_email)),
  token_hash bytea not null unique,
  changed_at timestamptz not null,
  expires_at timestamptz not null,
  constraint email_change_expires_within_8_days
    check (expires_at > changed_at and expires_at <= changed_at + interval '8 days')
);
comment on table email_change is 'A changed email, which a link sent to the old email can undo if it was a stranger.';
comment on column email_change.id is 'The token is computed from it with our key and is only in the email.';
create index email_change_by_account on email_change (account_id);
create index email_change_by_expiry on email_change (expires_at);

create table mobile_change (
  id bigint generated always as identity primary key,
  account_id uuid not null references account on delete cascade,
  old_mobile text,
  changed_at timestamptz not null,
  expires_at timestamptz not null,
  constraint mobile_change_expires_within_9_days
    check (expires_at > changed_at and expires_at <= changed_at + interval '9 days')
);
comment on table mobile_change is 'A changed mobile number, which goes back with the email if it was a stranger.';
create index mobile_change_by_account on mobile_change (account_id);
create index mobile_change_by_expiry on mobile_change (expires_at);

create type security_notice_kind as enum (
  'password-reset', 'password-changed', 'email-changed', 'mobile-changed', 'new-device', 'two-factor-added',
  'two-factor-removed', 'recovery-code-used', 'passkey-added', 'passkey-removed', 'deletion-requested',
  'api-key-created', 'deletion-cancelled'
);
create table security_notice (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  kind security_notice_kind not null,
  email text not null,
  device text,
  created_at timestamptz not null
);
comment on table security_notice is 'An email about the safety of an account, kept until it is sent.';
comment on column security_notice.email is 'After a change of email, the address that the account no longer has.';
create index security_notice_by_account on security_notice (account_id);

-- Staff: the people who run the marketplace
create type staff_role as enum ('owner', 'moderator', 'support', 'editor', 'finance');
create table staff_member (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email)),
  mailbox text not null unique generated always as (mailbox(email)) stored,
  role staff_role not null,
  name text check (name <> ''),
  password_hash text,
  sealed_secret bytea,
  last_time_step bigint not null default 0,
  active_since timestamptz,
  removed_at timestamptz,
  owner_until timestamptz,
  invitation_hash bytea unique,
  invitation_seed uuid,
  invitation_ends_at timestamptz,
  invited_by uuid references staff_member,
  invited_at timestamptz,
  created_at timestamptz not null,
  constraint staff_member_active_has_both_steps
    check (active_since is null or num_nonnulls(name, password_hash, sealed_secret) = 3),
  constraint staff_member_removed_is_not_active
    check (removed_at is null or num_nonnulls(active_since, password_hash, sealed_secret, invitation_hash) = 0),
  constraint staff_member_invitation_ends check ((invitation_hash is null) = (invitation_ends_at is null)),
  constraint staff_member_invited_whole check (invited_by is null or invited_at is not null)
);
comment on table staff_member is 'Staff, who have no account. The row of a removed person stays for the audit log.';
comment on column staff_member.active_since is 'When the login began to work: after a password and a first code.';
comment on column staff_member.owner_until is 'When the role or login of this owner last ended. For 30 days no single owner gives roles.';
comment on column staff_member.invitation_seed is 'Gives the token again. Null for a link that a command printed.';
comment on column staff_member.invited_by is 'The owner who brought this person in. Null if a command did.';
comment on column staff_member.invited_at is 'The last invitation. For 30 days the two are not independent.';
create index staff_member_by_inviter on staff_member (invited_by);

create function may_be_second_person(first uuid, second uuid, instant timestamptz) returns boolean
  language sql stable set search_path = public, pg_temp
begin atomic
  with recursive origin (person, id) as (
    select person, person from unnest(array[first, second]) person
    union
    select person, invited_by from origin join staff_member using (id)
    where invited_at > instant - interval '30 days'
  )
  select exists (select from staff_member where id = second and active_since is not null)
    and not exists (
      select from origin one join origin other using (id) where one.person = first and other.person = second
    );
end;
comment on function may_be_second_person is
  'Whether staff may confirm what another did: not for oneself, nor if one person invited both within 30 days.';

create function still_is(staff uuid, roles staff_role[]) returns boolean language sql stable
  return exists (select from staff_member where id = staff and active_since is not null and role = any (roles));
comment on function still_is is
  'Whether a person still has one of these roles. If not, the first of two words that they said has lapsed.';

create table staff_grant (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff_member on delete cascade,
  role staff_role,
  proposed_by uuid not null references staff_member,
  proposed_at timestamptz not null,
  effective_at timestamptz check (effective_at >= proposed_at + interval '3 days'),
  confirmed_by uuid references staff_member,
  confirmed_at timestamptz,
  constraint staff_grant_confirmed_whole check (
    case when confirmed_at is null then confirmed_by is null
      else confirmed_by is not null or coalesce(confirmed_at >= effective_at, false) end
  ),
  constraint staff_grant_by_others
    check (staff_id <> proposed_by and (staff_id <> confirmed_by or effective_at is not null))
);
comment on table staff_grant is 'A role that an owner proposed for somebody, and another owner confirms.';
comment on column staff_grant.role is 'Null to remove the person. The same role again is a new login.';
comment on column staff_grant.effective_at is
  'Without a second owner, an owner loses the role or login then, unless somebody objects; they may also agree.';
comment on column staff_grant.confirmed_by is 'Null if nobody objected in time.';
create unique index staff_grant_open on staff_grant (staff_id) where confirmed_at is null;
create trigger require_second_person before insert or update of confirmed_by on staff_grant for each row
  when (new.confirmed_by is not null and new.confirmed_by <> new.staff_id)
  execute function require('KD273', 'an independent second person is needed',
    'may_be_second_person($1.proposed_by, $1.confirmed_by, $1.confirmed_at)');

create trigger require_confirmed_end before update on staff_member for each row
  when (
    old.role = 'owner' and old.active_since is not null
    and (new.role <> 'owner' or new.removed_at is not null
      or new.active_since is null and new.invitation_seed is not null)
  )
  execute function require('KD277', 'an owner ends by a confirmed proposal',
    'exists (select from staff_grant where staff_id = $1.id and confirmed_at = $1.owner_until)');
create function require_remaining_staff_owner() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  -- Locked, so that of two owners who change each other at the same time the second finds no other.
  perform pg_advisory_xact_lock(hashtext('staff_member'));
  if not exists (select from staff_member where id <> old.id and role = 'owner' and active_since is not null) then
    raise exception 'staff member % is the last owner', old.id using errcode = 'KD274';
  end if;
  return coalesce(new, old);
end $$;
comment on function require_remaining_staff_owner is
  'One owner always remains. Only a command on the server may give the last one a new login.';
create trigger require_remaining_staff_owner_on_update before update on staff_member for each row
  when (
    old.role = 'owner' and old.active_since is not null
    and (new.role <> 'owner' or new.removed_at is not null
      or new.active_since is null and new.invitation_seed is not null)
  )
  execute function require_remaining_staff_owner();
create trigger require_remaining_staff_owner_on_delete before delete on staff_member for each row
  when (old.role = 'owner' and old.active_since is not null) execute function require_remaining_staff_owner();

create table staff_session (
  token_hash bytea primary key,
  staff_id uuid not null references staff_member on delete cascade,
  device text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  confirmed_at timestamptz not null
);
comment on column staff_session.confirmed_at is 'When password and code were entered last. Some acts need this.';
create index staff_session_by_member on staff_session (staff_id);

-- Second factors, passkeys and Google
create table two_factor (
  account_id uuid primary key references account on delete cascade,
  sealed_secret bytea not null,
  active_since timestamptz,
  last_time_step bigint not null default 0,
  constraint two_factor_active_after_first_code check (active_since is null or last_time_step > 0)
);
comment on column two_factor.sealed_secret is 'Encrypted for this account with a key that is not in the database.';
comment on column two_factor.last_time_step is 'The newest 30-second step used, since 1970. Others must be later.';

create table recovery_code (
  account_id uuid not null references two_factor on delete cascade,
  code_hash bytea not null,
  primary key (account_id, code_hash)
);

create table passkey (
  id uuid primary key default gen_random_uuid(),
  account_id uuid references account on delete cascade,
  staff_id uuid references staff_member on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null check (name <> ''),
  created_at timestamptz not null,
  last_used_at timestamptz,
  constraint passkey_has_one_holder check (num_nonnulls(account_id, staff_id) = 1)
);
comment on column passkey.counter is 'How often the device used the key, if it counts: a lower number means a copy.';
create index passkey_by_account on passkey (account_id);
create index passkey_by_staff on passkey (staff_id) where staff_id is not null;

create table passkey_challenge (
  challenge text primary key,
  account_id uuid references account on delete cascade,
  staff_id uuid references staff_member on delete cascade,
  expires_at timestamptz not null,
  constraint passkey_challenge_has_one_signer check (num_nonnulls(account_id, staff_id) <= 1)
);
comment on table passkey_challenge is 'A random text that a passkey signs, once.';
comment on column passkey_challenge.staff_id is 'Null for accounts. Both are null when an unknown account logs in.';
create index passkey_challenge_by_account on passkey_challenge (account_id);
create index passkey_challenge_by_staff on passkey_challenge (staff_id) where staff_id is not null;
create index passkey_challenge_by_expiry on passkey_challenge (expires_at);

create function delete_staff_passkeys() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  delete from passkey where staff_id = new.id;
  delete from passkey_challenge where staff_id = new.id;
  return null;
end $$;
create trigger delete_staff_passkeys after update of active_since on staff_member for each row
  when (new.active_since is null) execute function delete_staff_passkeys();

create table google_identity (
  issuer text not null,
  subject text not null,
  role account_role not null,
  account_id uuid not null unique references account on delete cascade,
  linked_at timestamptz not null,
  primary key (issuer, subject, role)
);

create table google_sign_in (
  browser_hash bytea primary key,
  role account_role not null,
  state text not null,
  nonce text not null,
  code_verifier text not null,
  expires_at timestamptz not null
);
comment on table google_sign_in is 'A sign-in that is at Google now, bound to the browser that started it.';
create index google_sign_in_by_expiry on google_sign_in (expires_at);

create table google_exchange (
  code_hash bytea primary key,
  browser_hash bytea not null,
  account_id uuid not null references account on delete cascade,
  expires_at timestamptz not null
);
comment on table google_exchange is 'A finished sign-in that the same browser can exchange for a session once.';
create index google_exchange_by_expiry on google_exchange (expires_at);
create index google_exchange_by_account on google_exchange (account_id);

create table google_registration (
  code_hash bytea primary key,
  browser_hash bytea not null,
  issuer text not null,
  subject text not null,
  email text not null,
  expires_at timestamptz not null
);
comment on table google_registration is 'Someone who signed in with Google and will register in the same browser.';
create index google_registration_by_expiry on google_registration (expires_at);

-- The end of access
create function end_access(holder uuid, kept_session bytea) returns void
  language plpgsql set search_path = public, pg_temp as $$
begin
  -- Ending a session also deletes the push subscription of its browser.
  delete from session where account_id = holder and token_hash is distinct from kept_session;
  delete from session where holder_session = kept_session;
  delete from calendar_feed where account_id = holder;
  delete from reset_token where account_id = holder;
  delete from google_exchange where account_id = holder;
  perform end_team_invitations(holder);
  update mandate set seed = null, token_hash = null, link_ends_at = null
    where token_hash is not null and holder = case kind when 'member' then talent_id else holder_id end;
  delete from one_time_code using account
    where account.id = holder and (
      one_time_code.account_id = holder
      or (one_time_code.purpose = 'reset' and one_time_code.address = account.mailbox
        and one_time_code.role = account.role)
    );
end $$;
comment on function end_access is 'Ends all access except one session. features/accounts/ways-in lists the ways.';

create function end_removed_account() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into removed_session (token_hash, expires_at)
    select token_hash, expires_at from session where account_id = new.id and api_scopes is null;
  perform end_access(new.id, null);
  delete from one_time_code where role = old.role and address = old.mailbox and purpose = 'reset';
  delete from google_identity where account_id = new.id;
  delete from two_factor where account_id = new.id;
  delete from passkey where account_id = new.id;
  delete from passkey_challenge where account_id = new.id;
  delete from known_device where account_id = new.id;
  delete from email_change where account_id = new.id;
  delete from mobile_change where account_id = new.id;
  -- What the member scheduled is not sent.
  update decision set cancelled_at = new.removed_at
    where account_id = new.id and sent_at is null and cancelled_at is null;
  return null;
end $$;
create trigger end_removed_account after update of removed_at on account for each row
  when (old.removed_at is null and new.removed_at is not null) execute function end_removed_account();

-- A removed person cannot finish a login that had begun.
create trigger require_current_account before insert on session for each row
  execute function require('KD241', 'its account was removed',
    'exists (select from account where id = $1.account_id and removed_at is null for key share)');

-- Age and guardians
create function age_in_india(date_of_birth date, instant timestamptz) returns integer language sql immutable
  return extract(
    year from age((instant at time zone 'Asia/Kolkata')::date::timestamp, date_of_birth::timestamp)
  )::integer;
comment on function age_in_india is 'The age that every rule uses: birthdays begin at midnight in India.';

create function is_child(date_of_birth date, instant timestamptz) returns boolean language sql immutable
  return coalesce(age_in_india(date_of_birth, instant) < 18, false);
comment on function is_child is 'Age decides, not the category. Without a date of birth, a person is not a child.';

create type guardian_relation as enum ('Mother', 'Father', 'Legal guardian');
-- Only the mobile number shows that a guardian runs the account. With the email, a child could consent for itself.
create table guardian (
  id uuid primary key default gen_random_uuid(),
  talent_id uuid not null,
  name text not null,
  relation guardian_relation not null,
  mobile text check (mobile ~ '^\+[1-9]\d{6,14}$'),
  email text,
  contact text not null,
  runs_account boolean not null default false,
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz,
  consent_version text,
  consent_language text not null default 'en' check (consent_language ~ '^[a-z]{2,3}(-[a-z]+)?$'),
  consented_at timestamptz,
  withdrawn_at timestamptz,
  listed boolean not null default false,
  birthday_greeting boolean not null default false,
  applies_alone boolean not null default false,
  shown_to_clients boolean not null default false,
  disowned_at timestamptz,
  relation_verified_at timestamptz,
  constraint guardian_of_child unique (id, talent_id),
  constraint guardian_has_contact check (coalesce(contact = mobile, false) or coalesce(contact = email, false)),
  constraint guardian_consents_after_code
    check (consented_at is null or (confirmed_at is not null and consent_version is not null)),
  constraint guardian_disowns_after_withdrawal check (disowned_at is null or withdrawn_at is not null),
  constraint guardian_withdraws_after_consent check (withdrawn_at >= coalesce(consented_at, requested_at))
);
comment on table guardian is 'A guardian of a child, who may have several: named, confirmed by a code, and consenting. Rows are kept.';
comment on column guardian.contact is 'Where links and codes go. Guardians with the same contact are one person.';
comment on column guardian.runs_account is 'Whether it has the mobile number of the child''s account, by triggers.';
comment on column guardian.listed is 'Whether verified production houses find the child in lists and searches.';
comment on column guardian.birthday_greeting is 'Whether the home page shows the child''s first name on the birthday.';
comment on column guardian.applies_alone is
  'Whether the child applies, chooses audition times and sends tapes without asking. A role is always asked about.';
comment on column guardian.shown_to_clients is
  'Whether houses may show the child to clients who proved their email, for seven days at most.';
comment on column guardian.disowned_at is 'When the person said that it is not their child. Their link ended.';
comment on column guardian.relation_verified_at is
  'When staff compared the relation of a verified guardian to this child. Nobody sees the child before.';
create index guardian_by_talent on guardian (talent_id);
create unique index guardian_current on guardian (talent_id, mailbox(contact)) where withdrawn_at is null;
create index guardian_by_contact on guardian (contact);
create index guardian_by_mailbox on guardian (mailbox(contact));

create type guardian_proof_state as enum ('mobile', 'waiting', 'verified', 'rejected');
comment on type guardian_proof_state is '`mobile`: only the mobile number is proven. `waiting`: staff have to decide.';
create type guardian_document_kind as enum (
  'aadhaar', 'passport', 'voter_id', 'driving_licence', 'pan_card', 'digilocker'
);
create table guardian_proof (
  id uuid primary key default gen_random_uuid(),
  mailbox text not null unique,
  mobile text not null check (mobile ~ '^\+[1-9]\d{6,14}$'),
  mobile_proven_at timestamptz not null,
  digilocker_name text check (digilocker_name <> ''),
  state guardian_proof_state not null default 'mobile',
  kind guardian_document_kind,
  file text,
  relation_file text,
  reason text check (reason <> ''),
  sent_at timestamptz,
  decided_at timestamptz,
  identified_at timestamptz,
  constraint guardian_proof_files_while_waiting check ((relation_file is not null) = (state = 'waiting')),
  constraint guardian_proof_shows_identity
    check ((file is not null) = (state = 'waiting' and kind <> 'digilocker' and identified_at is null)),
  constraint guardian_proof_verified_is_identified check (state <> 'verified' or identified_at is not null),
  constraint guardian_proof_by_digilocker check (kind <> 'digilocker' or digilocker_name is not null),
  constraint guardian_proof_sent
    check ((kind is null) = (state = 'mobile') and (sent_at is null) = (state = 'mobile')),
  constraint guardian_proof_rejected_with_reason check ((reason is not null) = (state = 'rejected')),
  constraint guardian_proof_decided_with_time check ((decided_at is not null) = (state in ('verified', 'rejected')))
);
comment on table guardian_proof is
  'How a guardian proved who they are, once, and the relation to each child: staff decide again about one added later.';
comment on column guardian_proof.mailbox is 'Of the contact of the guardian, which is the mobile number itself if it is one.';
comment on column guardian_proof.digilocker_name is 'The name of the adult whom DigiLocker identified.';
comment on column guardian_proof.identified_at is 'When staff first verified the guardian, whose identity is final since.';
comment on column guardian_proof.file is 'Only until staff decide: a copy of an identity document is not kept.';
comment on column guardian_proof.relation_file is 'The birth certificate of the child, or what else shows the relation.';
create index guardian_proof_by_file on guardian_proof (file);
create index guardian_proof_by_relation_file on guardian_proof (relation_file);
create index guardian_proof_waiting on guardian_proof (sent_at) where state = 'waiting';
create trigger reject_change_of_guardian_proof before update on guardian_proof for each row
  when (
    old.identified_at is not null
    and (new.state = 'mobile' or (old.mailbox, old.mobile, old.kind, old.digilocker_name, old.identified_at)
      is distinct from (new.mailbox, new.mobile, new.kind, new.digilocker_name, new.identified_at))
  )
  execute function reject('KD010', 'a verified guardian is not identified again');

create function verify_relations() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update guardian set relation_verified_at = new.decided_at
    where mailbox(contact) = new.mailbox and withdrawn_at is null and relation_verified_at is null
      and requested_at <= new.sent_at;
  return null;
end $$;
comment on function verify_relations is
  'Staff compare the relation to each child who named the guardian before the documents were sent, and to no other.';
create trigger verify_relations after insert or update of state on guardian_proof for each row
  when (new.state = 'verified') execute function verify_relations();

create function guardian_agrees(talent uuid) returns boolean language sql stable
  return exists (
    select from guardian
    where talent_id = talent and consented_at is not null and withdrawn_at is null and relation_verified_at is not null
  );
comment on function guardian_agrees is
  'Nothing of a child is shown unless a guardian consents whose relation to this child staff compared.';

create function consenting_guardian(talent uuid) returns uuid language sql stable
  return (
    select id from guardian where talent_id = talent and consented_at is not null and withdrawn_at is null
    order by consented_at, id limit 1
  );
comment on function consenting_guardian is 'The guardian who consented first, of those who consent.';

create function guardian_lists(talent uuid) returns boolean language sql stable
  return exists (
    select from guardian
    where talent_id = talent and consented_at is not null and withdrawn_at is null and listed
      and relation_verified_at is not null
  );

-- A mobile number belongs to a child's account only once it is proven, as everywhere else.
create function check_guardian() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform from talent where id = new.talent_id and is_child(date_of_birth, new.requested_at);
  if not found then
    raise exception 'talent % is not a child', new.talent_id using errcode = 'KD008';
  end if;
  perform from guardian
    where talent_id = new.talent_id and disowned_at is not null
      and mailbox(contact) in (mailbox(new.mobile), mailbox(new.email));
  if found then
    raise exception '% is not the child of this guardian', new.talent_id using errcode = 'KD018';
  end if;
  -- The same person, named again, needs no new comparison; nobody else is verified by being named.
  new.relation_verified_at := (
    select max(relation_verified_at) from guardian
    where talent_id = new.talent_id and mailbox(contact) = mailbox(new.contact)
      and (name, relation) = (new.name, new.relation)
  );
  new.runs_account := exists (
    select from account where id = new.talent_id and mobile in (
      new.mobile, (select proof.mobile from guardian_proof proof where proof.mailbox = mailbox(new.contact))
    )
  );
  -- A guardian who entered a code before may consent again. A shared mailbox is fine only if nothing goes to it.
  if not (new.runs_account and new.contact = new.mobile) and new.confirmed_at is null and mailbox(new.email) in (
    select mailbox from account where id = new.talent_id
    union all select mailbox(old_email) from email_change where account_id = new.talent_id
  ) then
    raise exception 'the guardian of % has the mailbox of the child', new.talent_id using errcode = 'KD025';
  end if;
  -- A sibling's account that the guardian runs has the guardian's number.
  perform from account join talent using (id)
    where role = 'talent' and id <> new.talent_id and verified_at is not null
      and (proven_mobile = new.mobile or mailbox = mailbox(new.email))
      and is_child(date_of_birth, new.requested_at)
      and not exists (
        select from guardian where talent_id = account.id and runs_account and withdrawn_at is null
      );
  if found then
    raise exception 'the guardian of % has the contact of another child', new.talent_id using errcode = 'KD009';
  end if;
  return new;
end $$;
comment on function check_guardian is 'No contacts of another child; the child''s email only if it runs the account.';
create trigger check_guardian before insert on guardian for each row execute function check_guardian();

-- Each step is recorded once. A consent can be withdrawn once.
create trigger reject_change_of_guardian_consent before update on guardian for each row
  when (
    (old.withdrawn_at is not null and old.disowned_at is not distinct from new.disowned_at)
    or (old.id, old.talent_id, old.name, old.relation, old.mobile, old.email, old.contact, old.requested_at)
      is distinct from
      (new.id, new.talent_id, new.name, new.relation, new.mobile, new.email, new.contact, new.requested_at)
    or old.runs_account > new.runs_account
    or old.confirmed_at <> coalesce(new.confirmed_at, 'infinity')
    or old.consented_at <> coalesce(new.consented_at, 'infinity')
    or old.consent_version <> coalesce(new.consent_version, '')
    or (old.relation_verified_at is distinct from new.relation_verified_at and pg_trigger_depth() = 0)
  )
  execute function reject('KD010', 'it can only be added, and withdrawn once');
create trigger reject_deletion_of_guardian_consent before delete on guardian for each row
  when (pg_trigger_depth() = 0) execute function reject('KD010', 'it can only be added, and withdrawn once');

create function is_mobile_of_child(guardian_mailbox text, number text) returns boolean language sql stable
  return exists (
    select from guardian named join account on account.id = named.talent_id
    where mailbox(named.contact) = guardian_mailbox and account.mobile = number
      and not exists (
        select from guardian where talent_id = account.id and runs_account and withdrawn_at is null
      )
  );
comment on function is_mobile_of_child is 'Whether a number is that of a child of the guardian who does not run its account.';

create function check_mobile_of_guardian() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.mobile <> new.mailbox and is_mobile_of_child(new.mailbox, new.mobile) then
    raise exception 'guardian % has the mobile number of a child', new.id using errcode = 'KD009';
  end if;
  return new;
end $$;
comment on function check_mobile_of_guardian is 'check_guardian decides about a contact that is a mobile number.';
create trigger check_mobile_of_guardian before insert or update of mobile on guardian_proof
  for each row execute function check_mobile_of_guardian();

create function delete_unused_proof() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  delete from guardian_proof
    where mailbox = mailbox(old.contact)
      and not exists (select from guardian where mailbox(contact) = mailbox(old.contact));
  return null;
end $$;
comment on function delete_unused_proof is 'A proof is deleted with the account of the guardian''s last child.';
create trigger delete_unused_proof after delete on guardian for each row execute function delete_unused_proof();

create function check_contact_of_child() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update guardian set runs_account = true
    where talent_id = new.id and withdrawn_at is null and not runs_account and new.mobile in (
      mobile, (select proof.mobile from guardian_proof proof where proof.mailbox = mailbox(contact))
    );
  if is_email_of_guardian(new.id, new.email) then
    raise exception 'account % has the mailbox of its guardian', new.id using errcode = 'KD025';
  end if;
  return null;
end $$;
comment on function check_contact_of_child is 'A guardian whose number the child takes runs the account.';
create trigger check_contact_of_child after update on account for each row
  when (new.role = 'talent' and (old.email, old.mobile) is distinct from (new.email, new.mobile))
  execute function check_contact_of_child();

-- Deletion of accounts, 30 days after it was asked for
create table account_deletion (
  account_id uuid primary key references account on delete cascade,
  asked_at timestamptz not null,
  erase_at timestamptz not null,
  guardian_id uuid,
  constraint account_deletion_by_own_guardian
    foreign key (guardian_id, account_id) references guardian (id, talent_id) on delete cascade,
  constraint account_deletion_waits check (erase_at > asked_at)
);
comment on table account_deletion is 'An account to be erased, and when. Nobody finds it, and logging in keeps it.';
comment on column account_deletion.guardian_id is 'The guardian who asked, and alone keeps a child''s account.';
create index account_deletion_by_time on account_deletion (erase_at);
create index account_deletion_by_guardian on account_deletion (guardian_id);

-- Legal texts, and who agreed to them
create table registration_consent (
  account_id uuid references account on delete cascade,
  version text not null,
  language text not null default 'en' check (language ~ '^[a-z]{2,3}(-[a-z]+)?$'),
  agreed_at timestamptz not null,
  primary key (account_id, version)
);
create trigger reject_change before delete or update on registration_consent for each row
  when (pg_trigger_depth() = 0) execute function reject_change();

create table legal_version (
  page text not null check (page in ('terms', 'privacy', 'grievance')),
  version integer not null check (version > 0),
  lead text not null check (lead <> ''),
  html text not null check (html <> ''),
  published_at timestamptz not null,
  agreement integer not null,
  change_note text,
  primary key (page, version),
  foreign key (page, agreement) references legal_version,
  constraint legal_version_agreement_before check (agreement <= version)
);
comment on table legal_version is 'The highest version is in force.';
comment on column legal_version.agreement is 'The version to agree to: an earlier one if only the wording changed.';
create trigger reject_change before delete or update on legal_version for each row execute function reject_change();
create trigger drop_pages after insert on legal_version execute function drop_public_pages();

-- The texts that come with the site. Staff publish later versions.
insert into legal_version (page, version, agreement, published_at, lead, html) values
('terms', 1, 1, '2026-11-21T00:00:00+05:30', 'What you can expect of us, and what we expect of you. By opening an account you agree to these terms.', $html$<h2>What this is</h2>
<p>{product}, run by <strong>{operator}</strong>, is a marketplace where talent publish profiles and
production houses post casting calls. We are an intermediary. We are not an employer, an agent or a party to
your agreements with each other, and we cannot promise anyone a role.</p>
<h2>Accounts</h2>
<ul>
<li>You must be 18 or older. A child can take part only with the consent of a parent or lawful
guardian.</li>
<li>What you tell us about yourself must be true, and nobody else may use your account.</li>
<li>Keep your password and your one-time codes secret. We never ask for them.</li>
</ul>
<h2>For talent</h2>
<ul>
<li>Your photos and videos must show you as you are, and you must have the right to use them.</li>
<li>Your work stays yours. While it is on this site, you allow us to store it and to show it as you
chose.</li>
<li><strong>Never pay to be cast.</strong> No casting call may ask for a fee, a deposit or a paid photo
shoot. Report any casting call that does.</li>
<li>Meet in professional places, bring someone with you if you wish, and leave if something feels
wrong.</li>
</ul>
<h2>For production houses</h2>
<ul>
<li>A casting call must be for a real production and state honestly what you need, when, and the pay.</li>
<li>You may not take money, services or favours from talent.</li>
<li>Use what applicants send only for that casting. Do not share it, and delete it afterwards.</li>
<li>Cast children only with the permit that the law requires, for at most five hours a day and at most three
without a break, with a guardian present and a responsible person named.</li>
<li>Obey the laws on work, wages, equal treatment and the prevention of sexual harassment, also at
auditions.</li>
<li>Every applicant gets an answer before a casting call is closed.</li>
</ul>
<h2>Plans and payment</h2>
<p>Before you buy, we show what each of the <a href="/plans">plans</a> includes and costs, in rupees
including GST. You receive a tax invoice. A plan lasts a year. It renews automatically only if you turn on
auto-renew, and cancelling takes no more steps than buying.</p>
<p>If you were charged twice or by mistake, or a plan did not work as described, write to us. We refund what
was wrongly charged to the same payment method. A plan gives you higher limits and more tools, never a
better position in a list and never a role.</p>
<h2>What is not allowed</h2>
<ul>
<li>Fake identities, fake casting calls, and pretending to act for someone.</li>
<li>Harassment, threats, discrimination, and any content that sexualises a child.</li>
<li>Other people’s photos without their consent, and deepfakes that are not labelled.</li>
<li>Copying profiles or casting calls automatically, and attempts to break or overload the service.</li>
</ul>
<h2>What we can do</h2>
<p>We can hide or remove content and close accounts that break these terms or the law. We tell you why,
unless the law forbids it, and you can ask the <a href="/grievance">Grievance Officer</a> to review the
decision. You can leave at any time.</p>
<h2>Liability</h2>
<p>We run the service with care but cannot promise that it is always available or that what others say is
true. As far as the law allows, we are not liable for what users do to each other. Nothing here limits your
rights as a consumer, or liability for fraud, death or injury.</p>
<h2>Law and changes</h2>
<p>The law of India applies. The courts at the place of our office have jurisdiction, unless the law gives
you another court. We tell you before these terms change. If you do not agree, you can leave, and we refund
what you paid for the remaining time.</p>$html$),
('privacy', 1, 1, '2026-11-21T00:00:00+05:30', 'This notice explains which personal data we hold, why, who can see it and which rights you have, as the Digital Personal Data Protection Act, 2023 requires.', $html$<h2>Who is responsible</h2>
<p><strong>{operator}</strong> runs {product} and is the Data Fiduciary: it decides why and how your
personal data is used and is responsible for it.</p>
<p>{address}</p>
<p>You can ask for this notice in any language of the Eighth Schedule to the Constitution of India.</p>
<h2>What we hold, and why</h2>
<ul>
<li><strong>Your account:</strong> name, email, mobile number and password, so that you can log in and we
can reach you. We store only a hash of the password, from which nobody can recover it.</li>
<li><strong>PAN and Aadhaar, or a passport of another country:</strong> we ask for their numbers once, to prevent
fake and duplicate accounts. We store the last four characters and a scrambled code, not the numbers, and the
country of the passport. We store the whole GSTIN of a production house or of a company that buys a plan, because it
is public and appears on invoices.</li>
<li><strong>Your talent profile:</strong> what you choose to tell us about your appearance, skills,
languages, experience and availability, and your photos and videos, so that you can be found and cast. We
remove the location where a photo was taken from its file.</li>
<li><strong>Your applications:</strong> what you sent to a casting call and the outcome, for you and for the
production house that posted it.</li>
<li><strong>If a production house added you without an account:</strong> your name, mobile number or email, and the
photo, video and notes that it has of you, for its casting call. Only adults can be added. Our first message tells you
who added you and has a link with which you see this and have it deleted at once. Otherwise we delete it 90 days after
the casting call ends. If you register with that mobile number or email, it becomes your application.</li>
<li><strong>Your plan and payments:</strong> amount, date and invoice. Your card and bank details go to the
payment provider. We never receive them.</li>
<li><strong>Security records:</strong> logins, the IP address and the type of device, to protect accounts
and to detect misuse.</li>
</ul>
<h2>Your consent</h2>
<p>We use this data because you gave consent for the purpose stated, or because the law allows or requires
it, for example for invoices. We keep a record of what you agreed to, its wording and the time. When you are
logged in, you find it under Account, Your consents.</p>
<p>You can withdraw your consent at any time, as easily as you gave it. What we did before then remains
lawful. We then stop everything that needs your consent.</p>
<h2>Children</h2>
<p>Nothing about a person under 18 is public until a parent or lawful guardian has given verifiable consent.
Even then we show only the child’s first name, without contact details or date of birth, and tell search
engines not to list the page.</p>
<p>A guardian shows us once an identity document and what proves the relationship to the child. Only our staff see
these files, and we delete them when they have decided. We keep when that was, the kind of document and the outcome.</p>
<p>The guardian can withdraw the consent at any time. We do not track children, do not monitor their
behaviour and do not show them advertising.</p>
<h2>Who can see it</h2>
<ul>
<li><strong>Everyone</strong> can see your profile as far as its visibility allows: you choose between
everyone, logged-in production houses, and only people with a link.</li>
<li><strong>A production house</strong> sees the applications you sent to it, with the contact details you
entered.</li>
<li><strong>Our processors</strong>, for hosting, email, messages and payments, use the data only for us and
under contract.</li>
<li><strong>Authorities</strong> receive only what the law obliges us to disclose.</li>
</ul>
<h2>What we do not do</h2>
<p>We do not sell personal data, and we do not track you across other sites. Nobody can pay to change the
order in which casting directors see talent. This site stores your login in your browser and sets a cookie
that recognises the browsers you log in with. It sets no advertising cookies. The map on the contact page is
loaded from OpenStreetMap only when you ask for it.</p>
<h2>How long we keep it, and how we protect it</h2>
<p>We keep your data while you have an account. If you ask us to delete it, you have 30 days to change your
mind. Then we erase the data, except invoices and audit records, which we keep for as long as the law
requires.</p>
<p>Data is encrypted in transit. Only staff who need the data have access, and access is recorded. If a
breach affects your data, we tell you and the Data Protection Board of India without delay what happened,
what it may mean for you and what to do.</p>
<h2>Your rights</h2>
<p>At any time and free of charge, you can:</p>
<ul>
<li>get a summary of your data, and of the parties it was shared with;</li>
<li>have it corrected, completed and updated;</li>
<li>have it erased;</li>
<li>nominate a person to exercise these rights if you die or become unable to;</li>
<li>complain to our <a href="/grievance">Grievance Officer</a> and, if the answer does not help, to the Data
Protection Board of India.</li>
</ul>
<p>Write to us from the email address of your account, so that we know it is you.</p>
<h2>Changes</h2>
<p>When this notice changes, we publish the new text and its date here. If a change needs your consent, we
ask you first.</p>$html$),
('grievance', 1, 1, '2026-11-21T00:00:00+05:30', 'Tell our Grievance Officer. It is free, and you do not need a form.', $html$<h2>The Grievance Officer</h2>
<p>For complaints about content, conduct, payments or personal data, under the Information Technology
(Intermediary Guidelines and Digital Media Ethics Code) Rules, 2021, the Consumer Protection (E-Commerce)
Rules, 2020 and the Digital Personal Data Protection Act, 2023:</p>
<p>{grievance_officer}</p>
<h2>What to write</h2>
<p>Use your own words. It helps us if you tell us:</p>
<ul>
<li>what happened and when, with a link to the page, the casting call or the profile;</li>
<li>whether it happened to you, or whether you are a guardian or a witness;</li>
<li>what we should do, and how we can reach you.</li>
</ul>
<h2>When we answer</h2>
<ul>
<li><strong>Within 24 hours</strong> you get a confirmation with a reference number.</li>
<li><strong>Within 2 hours</strong> we take down a picture or video that shows you nude or in a sexual act,
or that impersonates you, after you or someone on your behalf reports it.</li>
<li><strong>Within 7 days</strong> you get a decision with the reasons. If a request about personal data
takes longer, we tell you why, and never take longer than the law allows.</li>
</ul>
<h2>If someone is in danger</h2>
<p>Do not wait for our answer. Police: <a href="tel:112">112</a>. Children: <a href="tel:1098">1098</a>.
Women: <a href="tel:181">181</a>. Fraud and cybercrime: <a href="tel:1930">1930</a> or <a
href="https://cybercrime.gov.in">cybercrime.gov.in</a>.</p>
<h2>If our answer does not help</h2>
<ul>
<li>About content or conduct: the Grievance Appellate Committee, <a
href="https://gac.gov.in">gac.gov.in</a>, within 30 days of our answer.</li>
<li>About personal data: the Data Protection Board of India.</li>
<li>About a purchase: the National Consumer Helpline, <a href="tel:1915">1915</a>.</li>
</ul>$html$);

create table legal_consent (
  account_id uuid not null references account on delete cascade,
  page text not null,
  version integer not null,
  language text not null default 'en' check (language ~ '^[a-z]{2,3}(-[a-z]+)?$'),
  agreed_at timestamptz not null,
  guardian_id uuid,
  primary key (account_id, page, version),
  foreign key (page, version) references legal_version,
  foreign key (guardian_id, account_id) references guardian (id, talent_id) on delete set null (guardian_id)
);
create index legal_consent_by_guardian on legal_consent (guardian_id);
create trigger reject_change before delete or update on legal_consent for each row
  when (pg_trigger_depth() = 0) execute function reject_change();

create function legal_texts_to_agree(asked_account uuid) returns setof legal_version language sql stable
  set search_path = public, pg_temp as $$
  select * from (select distinct on (page) * from legal_version order by page, version desc) current
  where page in ('terms', 'privacy')
    -- The first version is agreed to by having an account.
    and agreement > 1
    and not exists (
      select from legal_consent
      join legal_version agreed using (page, version)
      where account_id = asked_account and agreed.page = current.page and agreed.agreement = current.agreement
    )
$$;
