-- Each member of a team scores an applicant. Until now the team had one score together, of the last member.

alter table application_score
  drop constraint application_score_pkey,
  add column id uuid not null default gen_random_uuid(),
  add constraint application_score_pkey primary key (id),
  add constraint application_score_once_per_member unique (application_id, account_id);
comment on table application_score is
  'What a team member thinks of an application, from one to five. The others see it after they have given their own.';
comment on column application_score.account_id is 'Who gave it. Null once the member''s account is deleted.';
