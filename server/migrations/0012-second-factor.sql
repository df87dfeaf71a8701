alter type notice_kind add value 'second-factor-added';
alter type notice_kind add value 'second-factor-removed';
alter type notice_kind add value 'recovery-code-used';

-- An authenticator app that a login asks for beside the password, once a code of it was entered here.
create table second_factor (
  account_id uuid primary key references account on delete cascade,
  -- What the app makes its codes of, encrypted: it opens only with a key that is not here, and only for this account.
  sealed_secret bytea not null,
  active_since timestamptz,
  -- Codes follow each other every thirty seconds; none up to this one, counted from 1970, is taken again.
  last_step bigint not null default 0,
  check (active_since is null or last_step > 0)
);

-- For a lost phone: each opens the account once. Keyed by the app's secret, so that nobody can try them out on these hashes.
create table recovery_code (
  account_id uuid not null references second_factor on delete cascade,
  code_hash bytea not null,
  primary key (account_id, code_hash)
);
