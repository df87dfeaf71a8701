alter type code_purpose add value 'reset';
alter type code_purpose add value 'change-email';
alter type code_purpose add value 'change-mobile';

-- A code for a change goes to the new address and belongs to the account that asked for it;
-- the other codes belong to whoever reads what is sent to the address.
alter table one_time_code rename column email to address;
alter table one_time_code
  add column account_id uuid references account on delete cascade,
  drop constraint one_time_code_pkey,
  drop constraint one_time_code_id_key,
  add primary key (id),
  add unique nulls not distinct (role, purpose, address, account_id);

create index one_time_code_account on one_time_code (account_id);

-- What its browser shows to verify this registration and no later one of the same email.
alter table account add column attempt_hash bytea;
create index account_pending on account (created_at) where verified_at is null;

-- The proof that a reset's code was read: good for one new password. A newer one replaces it.
create table reset_token (
  account_id uuid primary key references account on delete cascade,
  token_hash bytea not null,
  expires_at timestamptz not null
);

create index reset_token_expiry on reset_token (expires_at);

alter table session
  add column id uuid not null unique default gen_random_uuid(),
  add column device text not null default 'Unknown device',
  -- A day in India.
  add column last_used_on date not null default (now() at time zone 'Asia/Kolkata')::date;

create index session_expiry on session (expires_at);

-- The devices an account has logged in from; one that is not among them is told to the owner.
create table known_device (
  account_id uuid not null references account on delete cascade,
  device text not null,
  primary key (account_id, device)
);

create type notice_kind as enum (
  'password-reset', 'password-changed', 'email-changed', 'mobile-changed', 'new-device'
);

-- A letter to an account's owner about its safety, kept until it is sent: after a change of
-- email it goes to the address that the account no longer knows.
create table account_notice (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  kind notice_kind not null,
  email text not null,
  device text,
  created_at timestamptz not null
);

create index account_notice_account on account_notice (account_id);
