create type job_act as enum (
  'posted', 'edited', 'closed', 'reopened', 'copied', 'slots_added', 'slot_changed', 'slot_cancelled'
);

-- What somebody of a house did to a call. Rows are only added; what was done before there were any is not known.
create table job_event (
  id bigint generated always as identity primary key,
  job_id uuid not null references job on delete cascade,
  act job_act not null,
  account_id uuid references account on delete set null,
  -- The beginning of the audition that it is about.
  about timestamptz check ((about is not null) = (act in ('slots_added', 'slot_changed', 'slot_cancelled'))),
  happened_at timestamptz not null
);

create index job_event_of_job on job_event (job_id, id);
create index job_event_of_account on job_event (account_id);

-- Tells the states of a call apart, so that an edit says which one it was made from; null until the first.
alter table job
  add column updated_at timestamptz,
  -- The request that changed it last: sent again, it is done already.
  add column saved_by_request uuid;

-- Whoever kept a draft last.
alter table job_draft add column account_id uuid references account on delete set null;
create index job_draft_of_account on job_draft (account_id);

alter table production_house add column saved_by uuid references account on delete set null;
create index production_house_of_saver on production_house (saved_by);

alter table audition_invitation add column account_id uuid references account on delete set null;
create index audition_invitation_of_account on audition_invitation (account_id);

alter table offer add column withdrawn_by uuid references account on delete set null;
create index offer_of_maker on offer (made_by);
create index offer_of_withdrawer on offer (withdrawn_by);

alter table board_share add column revoked_by uuid references account on delete set null;
create index board_share_of_revoker on board_share (revoked_by);
