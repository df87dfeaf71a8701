-- Accounts: registration, login, one-time codes, sessions, password reset, two-step login, Google sign-in, guardians.
-- The references to production_house and talent are added with those tables.

create type account_role as enum ('talent', 'production');

create type team_role as enum ('viewer', 'reviewer', 'owner');
comment on type team_role is
  'What a member of a production house''s team may do. Each role may do everything that the roles before it '
  'may do.';

create type language as enum ('en', 'hi');

create table account (
  id uuid primary key default gen_random_uuid(),
  role account_role not null,
  email text not null check (email = lower(email)),
  mobile text check (mobile ~ '^\+[1-9]\d{6,14}$'),
  password_hash text,
  language language not null default 'en',
  came_by_google boolean not null default false,
  attempt_hash bytea,
  verified_at timestamptz,
  pan_last4 char(4),
  pan_fingerprint bytea,
  aadhaar_last4 char(4),
  aadhaar_fingerprint bytea,
  identity_warnings text[] not null default '{}' check (identity_warnings <@ array['pan_no', 'aadhaar_no', 'gst_no']),
  production_house_id uuid,
  team_role team_role,
  came_by_invitation boolean not null default false,
  display_name text check (display_name <> ''),
  removed_at timestamptz,
  stop_token uuid not null unique default gen_random_uuid(),
  created_at timestamptz not null default now(),
  unique (role, email),
  constraint account_house_is_for_production check ((role = 'production') = (production_house_id is not null)),
  constraint account_team_role_is_for_production check ((role = 'production') = (team_role is not null)),
  constraint account_invitation_is_for_production check (role = 'production' or not came_by_invitation),
  constraint account_google_is_for_production check (role = 'production' or not came_by_google),
  constraint account_has_password check (came_by_google or removed_at is not null or password_hash is not null),
  constraint account_identity_is_complete check (case
    when removed_at is not null then true
    -- The identity numbers of a house are those of the person who registered it.
    when came_by_invitation
      then num_nonnulls(pan_last4, pan_fingerprint, aadhaar_last4, aadhaar_fingerprint) = 0
    -- A house that signs in with Google adds the rest of its registration later.
    else num_nonnulls(mobile, pan_last4, pan_fingerprint, aadhaar_last4, aadhaar_fingerprint)
      in (case when came_by_google then 0 else 5 end, 5)
  end),
  constraint account_removed_is_anonymous check (removed_at is null or (
    role = 'production' and email = id || '@removed.invalid' and password_hash is null and mobile is null
    and display_name is not null
  ))
);
comment on table account is
  'The login of one person. A talent account and a production house account may share an email address.';
comment on column account.mobile is 'Null until a house that signed in with Google completes its registration.';
comment on column account.password_hash is
  'Null if the person only signs in with Google, or was removed from the team.';
comment on column account.came_by_google is 'Whether the account was created by signing in with Google.';
comment on column account.attempt_hash is
  'The hash of a secret in the browser that registered, so that no other registration of the email can be '
  'verified by it.';
comment on column account.pan_last4 is
  'Of identity numbers we keep only the last digits and a keyed fingerprint that finds duplicates.';
comment on column account.identity_warnings is
  'Identity numbers whose check digits are wrong. For staff: nothing is rejected because of them.';
comment on column account.came_by_invitation is
  'Whether the account was created by accepting a team invitation.';
comment on column account.display_name is 'The name that colleagues see. Null until the person gives it.';
comment on column account.removed_at is
  'When the person left the team. The account stays for what they did, but nobody can log in with it.';
comment on column account.stop_token is
  'Lets anyone who has it stop notifications to this account without a login. It is only in our emails.';

create unique index account_by_verified_mobile on account (role, mobile) where verified_at is not null;
create index account_by_house on account (production_house_id);
create index account_by_pan on account (pan_fingerprint);
create index account_by_aadhaar on account (aadhaar_fingerprint);
create index account_unverified on account (created_at) where verified_at is null;

create type code_purpose as enum ('verify', 'reset', 'change-email', 'change-mobile');

create table one_time_code (
  id uuid primary key default gen_random_uuid(),
  role account_role not null,
  purpose code_purpose not null,
  address text not null check (address = lower(address)),
  account_id uuid references account on delete cascade,
  seed bytea not null,
  tries smallint not null default 0 check (tries between 0 and 5),
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  unique nulls not distinct (role, purpose, address, account_id)
);
comment on table one_time_code is
  'The newest code requested for an email address or mobile number; it replaces older ones. There are rows for '
  'addresses without an account too, so that nobody can find out which addresses have one.';
comment on column one_time_code.account_id is
  'The account that changes its email or mobile number. Null for other codes, which belong to the address.';
comment on column one_time_code.seed is
  'The six digits are an HMAC of it. Without our key, which is not in the database, they cannot be computed.';

create index one_time_code_by_account on one_time_code (account_id);
create index one_time_code_by_expiry on one_time_code (expires_at);

create table session (
  token_hash bytea primary key,
  id uuid not null unique default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  device text not null default 'Unknown device',
  created_at timestamptz not null,
  last_used_on date not null default (now() at time zone 'Asia/Kolkata')::date,
  expires_at timestamptz not null
);
comment on table session is 'A logged-in browser.';
comment on column session.id is 'Names the session in the list of devices, where the token must not appear.';
comment on column session.last_used_on is 'The day in India.';

create index session_by_account on session (account_id);
create index session_by_expiry on session (expires_at);

create unlogged table login_try (
  account bytea not null,
  address bytea not null,
  tries integer not null,
  next_at timestamptz not null,
  forget_at timestamptz not null,
  primary key (account, address)
);
comment on table login_try is
  'Login attempts in a row for an account and an IP address, both hashed, and when the next one is allowed. A '
  'crash only restarts the counts.';
create index login_try_by_end on login_try (forget_at);

create table known_device (
  account_id uuid not null references account on delete cascade,
  device text not null,
  primary key (account_id, device)
);
comment on table known_device is
  'The devices an account has logged in from. The owner gets a security notice about any other.';

create table reset_token (
  account_id uuid primary key references account on delete cascade,
  token_hash bytea not null,
  expires_at timestamptz not null
);
comment on table reset_token is
  'Proof that the code of a password reset was entered. It allows one new password; a newer token replaces it.';
create index reset_token_by_expiry on reset_token (expires_at);

create type security_notice_kind as enum (
  'password-reset', 'password-changed', 'email-changed', 'mobile-changed', 'new-device', 'second-factor-added',
  'second-factor-removed', 'recovery-code-used'
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
comment on column security_notice.email is
  'After a change of email, the address that the account no longer has.';
create index security_notice_by_account on security_notice (account_id);

create table two_factor (
  account_id uuid primary key references account on delete cascade,
  sealed_secret bytea not null,
  active_since timestamptz,
  last_time_step bigint not null default 0,
  constraint two_factor_active_after_first_code check (active_since is null or last_time_step > 0)
);
comment on table two_factor is 'The authenticator app of an account, active once a code from it was entered.';
comment on column two_factor.sealed_secret is
  'The secret of the app, encrypted for this account with a key that is not in the database.';
comment on column two_factor.last_time_step is
  'The 30-second step, counted from 1970, of the newest code used. Codes up to this step are not accepted '
  'again.';

create table recovery_code (
  account_id uuid not null references two_factor on delete cascade,
  code_hash bytea not null,
  primary key (account_id, code_hash)
);
comment on table recovery_code is 'Codes for a person who lost the authenticator app. Each works once.';
comment on column recovery_code.code_hash is
  'Keyed by the secret of the app, so that codes cannot be guessed from the hashes.';

create table google_identity (
  issuer text not null,
  subject text not null,
  account_id uuid not null unique references account on delete cascade,
  linked_at timestamptz not null,
  primary key (issuer, subject)
);
comment on table google_identity is
  'The Google user of an account. Issuer and subject never change, while an email address can get a new owner.';

create table google_sign_in (
  browser_hash bytea primary key,
  state text not null,
  nonce text not null,
  code_verifier text not null,
  expires_at timestamptz not null
);
comment on table google_sign_in is
  'A sign-in that was started and is at Google now, bound to the browser that started it.';
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

-- Removed members of a team

create function delete_logins_of_removed_account() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  delete from session where account_id = new.id;
  delete from google_identity where account_id = new.id;
  delete from google_exchange where account_id = new.id;
  delete from two_factor where account_id = new.id;
  delete from reset_token where account_id = new.id;
  delete from one_time_code where account_id = new.id;
  delete from known_device where account_id = new.id;
  return null;
end $$;
comment on function delete_logins_of_removed_account is
  'Removing a person from a team ends their sessions and every other way to log in.';

create trigger delete_logins_of_removed_account after update of removed_at on account for each row
  when (old.removed_at is null and new.removed_at is not null)
  execute function delete_logins_of_removed_account();

create function reject_session_of_removed_account() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  perform from account where id = new.account_id and removed_at is null for key share;
  if not found then
    raise exception 'account % was removed', new.account_id using errcode = 'KD241';
  end if;
  return new;
end $$;
comment on function reject_session_of_removed_account is
  'A removed person cannot log in, even if the login began before the removal.';

create trigger reject_session_of_removed_account before insert on session
  for each row execute function reject_session_of_removed_account();

-- Age and guardians

create function age_in_india(date_of_birth date, instant timestamptz) returns integer
  language sql immutable
  return extract(
    year from age((instant at time zone 'Asia/Kolkata')::date::timestamp, date_of_birth::timestamp)
  )::integer;
comment on function age_in_india is 'The age that every rule uses: birthdays begin at midnight in India.';

create function is_child(date_of_birth date, instant timestamptz) returns boolean
  language sql immutable
  return coalesce(age_in_india(date_of_birth, instant) < 18, false);
comment on function is_child is
  'Age decides, not the category of the profile. A person without a date of birth does not count as a child.';

create type guardian_relation as enum ('Mother', 'Father', 'Legal guardian');

create table guardian (
  id uuid primary key default gen_random_uuid(),
  talent_id uuid not null,
  name text not null,
  relation guardian_relation not null,
  mobile text not null check (mobile ~ '^\+[1-9]\d{6,14}$'),
  consent_version text not null,
  consented_at timestamptz not null,
  withdrawn_at timestamptz,
  constraint guardian_withdraws_after_consent check (withdrawn_at >= consented_at)
);
comment on table guardian is
  'The consent of a parent or legal guardian for a child. Each consent is a row, and rows are kept.';
comment on column guardian.consent_version is 'The version of the text that the guardian agreed to.';

create index guardian_by_talent on guardian (talent_id);
create unique index guardian_current on guardian (talent_id) where withdrawn_at is null;

create function guardian_agrees(talent uuid) returns boolean
  language sql stable
  return exists (select from guardian where talent_id = talent and withdrawn_at is null);
comment on function guardian_agrees is 'Whether a guardian currently consents for the talent.';

create function check_guardian() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform from talent where id = new.talent_id and is_child(date_of_birth, new.consented_at);
  if not found then
    raise exception 'talent % is not a child', new.talent_id using errcode = 'KD008';
  end if;
  perform from account join talent using (id)
    where role = 'talent' and mobile = new.mobile and verified_at is not null
      and is_child(date_of_birth, new.consented_at);
  if found then
    raise exception 'the guardian of % has the mobile number of a child', new.talent_id using errcode = 'KD009';
  end if;
  return new;
end $$;
comment on function check_guardian is
  'Only a child has a guardian, and the guardian''s mobile number is not that of this child or another.';

create trigger check_guardian before insert on guardian
  for each row execute function check_guardian();

create function reject_change_of_guardian_consent() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'a guardian consent can only be added, and withdrawn once' using errcode = 'KD010';
end $$;
comment on function reject_change_of_guardian_consent is
  'A guardian''s consent can be withdrawn once and is otherwise kept as it was given.';

create trigger reject_change_of_guardian_consent before update on guardian for each row
  when (
    old.withdrawn_at is not null
    or (old.id, old.talent_id, old.name, old.relation, old.mobile, old.consent_version, old.consented_at)
      is distinct from
      (new.id, new.talent_id, new.name, new.relation, new.mobile, new.consent_version, new.consented_at)
  )
  execute function reject_change_of_guardian_consent();

-- Deleting the talent deletes the consents: that is a trigger of its own, at a greater depth.
create trigger reject_deletion_of_guardian_consent before delete on guardian for each row
  when (pg_trigger_depth() = 0)
  execute function reject_change_of_guardian_consent();
