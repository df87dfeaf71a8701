-- Every registration of an email is an attempt of its own, with its own code and password, until one is verified.
alter table account drop constraint account_role_email_key;
create unique index account_by_verified_email on account (role, email) where verified_at is not null;
create index account_by_pending_email on account (role, email) where verified_at is null;
comment on table account is
  'The login of one person. A talent account and a production house account may share an email address. An '
  'unverified account is one attempt to register; the first one to be verified deletes the others of its email.';
comment on column account.attempt_hash is
  'The hash of a secret in the browser that registered, so that it verifies its own registration of the email '
  'and no other.';

-- Wrong codes are counted for each guesser, so that a stranger cannot use up the tries of the owner.
alter table one_time_code drop column tries;
comment on table one_time_code is
  'The newest code requested for an email address or mobile number; it replaces older ones. There are rows for '
  'addresses without an account too, so that nobody can find out which addresses have one.';
comment on column one_time_code.account_id is
  'The account that changes its email or mobile number, or the unverified account whose registration the code '
  'confirms. Null for other codes, which belong to the address.';

create unlogged table code_guesser (
  scope bytea not null,
  guesser bytea not null,
  tries integer not null,
  ends_at timestamptz not null,
  primary key (scope, guesser)
);
comment on table code_guesser is
  'How often a browser that requested a code, or a network, has entered a code for an address, all hashed. A '
  'crash only restarts the counts.';
create index code_guesser_by_end on code_guesser (ends_at);
