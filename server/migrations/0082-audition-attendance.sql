-- Who arrived at an audition.

create table audition_attendance (
  application_id uuid not null references application on delete cascade,
  slot_id uuid not null references audition_slot on delete cascade,
  arrived_at timestamptz not null,
  account_id uuid references account on delete set null,
  primary key (application_id, slot_id)
);
comment on table audition_attendance is 'An applicant who was checked in at the venue of an audition.';
comment on column audition_attendance.account_id is 'The member who checked the applicant in.';
create index audition_attendance_by_slot on audition_attendance (slot_id);
create index audition_attendance_by_account on audition_attendance (account_id);
