-- Reports of what is not a conversation: casting calls, production houses and talent profiles.

create type reported_subject as enum ('job', 'house', 'talent');

create table report (
  id uuid primary key default gen_random_uuid(),
  subject reported_subject not null,
  subject_id uuid not null,
  account_id uuid references account on delete set null,
  reason report_reason not null,
  text text not null default '' check (length(text) <= 2000),
  snapshot jsonb not null,
  reported_at timestamptz not null,
  closed_at timestamptz,
  constraint report_closed_after_reported check (closed_at >= reported_at)
);
comment on table report is 'A report about a casting call, a production house or a talent profile, for staff.';
comment on column report.subject_id is 'The id of what is reported, which may be deleted before the report is.';
comment on column report.snapshot is 'What was reported, as it was at that time.';

create unique index report_one_open on report (account_id, subject_id) where closed_at is null;
create index report_open on report (reported_at) where closed_at is null;
create index report_by_account on report (account_id);
