create table contact_view (
  account_id uuid not null references account on delete cascade,
  day date not null,
  job_ids uuid[] not null check (cardinality(job_ids) between 1 and 30),
  primary key (account_id, day)
);
comment on table contact_view is
  'The casting calls of others whose contact an account was shown, by day in India: at most 30 a day.';
create index contact_view_by_day on contact_view (day);
