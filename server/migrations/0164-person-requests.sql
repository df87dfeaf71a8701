-- Requests for deletion or a copy of the data that reach staff by email or post.

create table person_request (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('deletion', 'export')),
  channel text not null check (channel in ('email', 'post')),
  received_on date not null,
  due_on date not null,
  note text not null check (note <> ''),
  staff_id uuid not null references staff_member,
  recorded_at timestamptz not null,
  closed_at timestamptz,
  refusal text check (refusal <> ''),
  check (due_on > received_on),
  check (refusal is null or closed_at is not null)
);
comment on table person_request is
  'A request of a person by email or post to delete the account or to send the data. It waits for staff until closed_at.';
comment on column person_request.due_on is 'The day in India by which the law wants it done.';
comment on column person_request.note is 'For staff: where the message is filed, and how they know who sent it.';
comment on column person_request.staff_id is 'Who recorded it.';
comment on column person_request.refusal is 'Why it was not done; the person was told. Null if it was done.';
create unique index person_request_open on person_request (account_id, kind) where closed_at is null;
create index person_request_by_account on person_request (account_id);
create index person_request_by_member on person_request (staff_id);
