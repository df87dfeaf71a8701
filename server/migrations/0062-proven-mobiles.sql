-- A mobile number belongs to the account that has proved it by a code.
alter table account
  add column mobile_verified_at timestamptz,
  add constraint account_verified_mobile_is_present check (mobile_verified_at is null or mobile is not null);
alter table account add column proven_mobile text
  generated always as (case when mobile_verified_at is not null then mobile end) stored;
comment on column account.mobile is
  'Null until a house that signed in with Google completes its registration. Several accounts may enter the same '
  'number until one of them proves it.';
comment on column account.mobile_verified_at is
  'When a code that was sent to the number was entered. Until then it gets no messages and reserves nothing.';
comment on column account.proven_mobile is 'The mobile number if it is verified. Only one account of a role has it.';

drop index account_by_verified_mobile;
create unique index account_by_proven_mobile on account (role, proven_mobile);
create index account_by_mobile on account (role, mobile);
