-- The document by which staff verify a production house.

create type house_document_kind as enum ('pan_card', 'gst_certificate');
create type house_document_state as enum ('waiting', 'verified', 'refused');

create table house_document (
  production_house_id uuid primary key references production_house on delete cascade,
  kind house_document_kind not null,
  state house_document_state not null default 'waiting',
  file text references media_file,
  account_id uuid references account on delete set null,
  reason text check (reason <> ''),
  sent_at timestamptz not null,
  decided_at timestamptz,
  constraint house_document_has_file_while_waiting check ((file is not null) = (state = 'waiting')),
  constraint house_document_refused_with_reason check ((reason is not null) = (state = 'refused')),
  constraint house_document_decided_with_time check ((decided_at is null) = (state = 'waiting'))
);
comment on table house_document is 'The latest document that a production house sent to be verified.';
comment on column house_document.file is 'Only while staff have not decided: a copy of an identity document is not kept.';
comment on column house_document.account_id is 'The member who sent it.';
comment on column house_document.reason is 'Why staff refused it, for the house.';

create index house_document_by_file on house_document (file);
create index house_document_by_account on house_document (account_id);
create index house_document_waiting on house_document (sent_at) where state = 'waiting';
