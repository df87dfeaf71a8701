-- Consents are kept with the version and the language of the text, also the one given by registering.

create table registration_consent (
  account_id uuid references account on delete cascade,
  version text not null,
  language language not null default 'en',
  agreed_at timestamptz not null,
  primary key (account_id, version)
);
comment on table registration_consent is
  'The terms and the privacy notice that an account agreed to by registering. Rows are only added.';
create trigger reject_change before delete or update on registration_consent
  for each row when (pg_trigger_depth() = 0) execute function reject_change();

-- So far every text was shown in English only.
alter table application_consent add language language not null default 'en';
alter table channel_consent add language language not null default 'en';
alter table guardian add consent_language language not null default 'en';
comment on column guardian.consent_language is 'The language of the text that the guardian agreed to.';
