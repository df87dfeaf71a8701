create type account_role as enum ('talent', 'production');
create type gender as enum ('Male', 'Female', 'Other');
create type category as enum (
  'All', 'ACTORS & ACTRESS', 'FASHION MODELS', 'KIDS', 'INFLUENCERS', 'VOICE OVER', 'DANCERS',
  'Freelance Foreigners', 'Talent Agencies', 'Theater Artist'
);
create type work_type as enum ('Film Production', 'TV Production', 'Advertisement', 'Other');

create table production_house (
  id uuid primary key default gen_random_uuid(),
  company_name text,
  type_of_work work_type not null,
  gst_no text,
  profile_photo text,
  -- When the house last saved its profile; registering is not saving.
  updated_at timestamptz,
  created_at timestamptz not null default now()
);

-- One person's way in. Talent and houses have separate accounts, also with one email.
create table account (
  id uuid primary key default gen_random_uuid(),
  role account_role not null,
  email text not null check (email = lower(email)),
  mobile text not null check (mobile ~ '^\+[1-9]\d{6,14}$'),
  password_hash text not null,
  -- Only the end of an identity number and a keyed fingerprint are kept, to find duplicates.
  pan_last4 char(4) not null,
  pan_fingerprint bytea not null,
  aadhaar_last4 char(4) not null,
  aadhaar_fingerprint bytea not null,
  verified_at timestamptz,
  created_at timestamptz not null default now(),
  production_house_id uuid references production_house on delete cascade,
  check ((role = 'production') = (production_house_id is not null)),
  unique (role, email)
);

-- A mobile number is a way in once its account is verified, and then of one account per role.
create unique index account_verified_mobile on account (role, mobile) where verified_at is not null;
create index account_production_house on account (production_house_id);
create index account_pan on account (pan_fingerprint);
create index account_aadhaar on account (aadhaar_fingerprint);

create table talent (
  id uuid primary key references account on delete cascade,
  name text not null,
  gender gender,
  date_of_birth date,
  profile_type category,
  city text,
  state text,
  country text,
  languages text[] not null default '{}',
  skills text[] not null default '{}',
  body_type text,
  skin_tone text,
  hair_color text,
  eye_color text,
  beard text,
  profile_photo text,
  -- The descriptive rest of the profile, shaped by the contract.
  details jsonb not null default '{}',
  -- When the talent last saved the profile; registering is not saving.
  updated_at timestamptz,
  created_at timestamptz not null default now()
);

create type code_purpose as enum ('verify');

-- The newest code asked for at an address; asking again replaces it, so older ones are void.
-- Addresses without an account have rows too: whoever asks cannot tell the difference.
-- The six digits are a keyed HMAC of the seed: without the key, which is not here, nobody can tell them.
create table one_time_code (
  id uuid not null unique default gen_random_uuid(),
  role account_role not null,
  purpose code_purpose not null,
  email text not null check (email = lower(email)),
  seed bytea not null,
  tries smallint not null default 0 check (tries between 0 and 5),
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (role, purpose, email)
);

create index one_time_code_expiry on one_time_code (expires_at);

create table session (
  token_hash bytea primary key,
  account_id uuid not null references account on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create index session_account on session (account_id);
