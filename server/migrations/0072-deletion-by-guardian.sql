-- A guardian may delete the account of a child, which the child cannot cancel.

alter table guardian add constraint guardian_of_child unique (id, talent_id);

alter table account_deletion
  add guardian_id uuid,
  add constraint account_deletion_by_own_guardian
    foreign key (guardian_id, account_id) references guardian (id, talent_id) on delete cascade;
create index account_deletion_by_guardian on account_deletion (guardian_id);

comment on column account_deletion.guardian_id is
  'The guardian who asked for it. Until the child is 18, only the guardian keeps the account, not a login.';
