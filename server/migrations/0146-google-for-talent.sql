-- Talent log in and register with Google too. One Google user may have a talent account and a house account.

alter table google_sign_in add column role account_role not null default 'production';
alter table google_sign_in alter column role drop default;

alter table google_identity add column role account_role not null default 'production';
alter table google_identity alter column role drop default;
alter table google_identity drop constraint google_identity_pkey;
alter table google_identity add primary key (issuer, subject, role);
comment on column google_identity.role is 'The role of the account: a Google user may have one of each.';

alter table account drop constraint account_google_is_for_production;

create table google_registration (
  code_hash bytea primary key,
  browser_hash bytea not null,
  issuer text not null,
  subject text not null,
  email text not null,
  expires_at timestamptz not null
);
comment on table google_registration is
  'A talent who has signed in with Google and has no account yet. The same browser registers with the rest of the details.';
create index google_registration_by_expiry on google_registration (expires_at);
