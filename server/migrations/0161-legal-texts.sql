-- Staff edit the legal texts: every version is kept with its date, and people agree to versions.

alter table content_draft drop constraint content_draft_kind_check;
alter table content_draft add constraint content_draft_kind_check check (
  kind in ('project', 'clients', 'banners', 'featured', 'services', 'plan', 'about', 'legal')
);

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
comment on table legal_version is
  'Every version of each legal text that staff published. The highest one is in force; without any, the text that comes with the site is. Rows are only added.';
comment on column legal_version.agreement is
  'The version with whose text people agree by agreeing to this one: itself if everybody is asked again, an earlier one if only the wording differs.';
comment on column legal_version.change_note is 'What changed, for the people who are asked to agree again.';
create trigger reject_change before delete or update on legal_version
  for each row execute function reject_change();
create trigger drop_pages_of_legal_version after insert on legal_version
  for each statement execute function drop_public_pages();

create table legal_consent (
  account_id uuid not null references account on delete cascade,
  page text not null,
  version integer not null,
  language language not null default 'en',
  agreed_at timestamptz not null,
  guardian_id uuid,
  primary key (account_id, page, version),
  foreign key (page, version) references legal_version,
  foreign key (guardian_id, account_id) references guardian (id, talent_id) on delete set null (guardian_id)
);
comment on table legal_consent is 'Which version of the terms and of the privacy notice an account agreed to. Rows are only added.';
comment on column legal_consent.guardian_id is 'The guardian who agreed for a child.';
create index legal_consent_by_guardian on legal_consent (guardian_id);
create index legal_consent_by_version on legal_consent (page, version);
create trigger reject_change before delete or update on legal_consent
  for each row when (pg_trigger_depth() = 0) execute function reject_change();

create function legal_texts_to_agree(asked_account uuid) returns setof legal_version language sql stable
begin atomic
  select * from (select distinct on (page) * from legal_version order by page, version desc) current
  where page in ('terms', 'privacy')
    -- The first version is agreed to by having an account.
    and agreement > 1
    and not exists (
      select from legal_consent
      join legal_version agreed using (page, version)
      where account_id = asked_account and agreed.page = current.page and agreed.agreement = current.agreement
    );
end;
comment on function legal_texts_to_agree is 'Returns the legal texts that changed since an account agreed to them.';
