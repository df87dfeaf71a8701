-- Who of the staff works on what waits, so that two do not decide the same.

create table staff_claim (
  item text primary key check (item ~ '^[a-z]+:[\da-f-]{36}$'),
  staff_id uuid not null references staff_member on delete cascade,
  taken_at timestamptz not null
);
comment on table staff_claim is 'What somebody of the staff has taken on. Deleted after a week.';
comment on column staff_claim.item is 'The kind of what waits, and its id.';

create index staff_claim_by_member on staff_claim (staff_id);
create index staff_claim_by_age on staff_claim (taken_at);
