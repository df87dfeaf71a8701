-- Privacy: data exports.

create type data_export_state as enum ('gathering', 'ready', 'failed', 'ended');

create table data_export (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  state data_export_state not null default 'gathering',
  tries smallint not null default 0,
  asked_at timestamptz not null,
  next_from timestamptz not null,
  ready_at timestamptz,
  ends_at timestamptz,
  file text references media_file,
  bytes bigint,
  constraint data_export_next_is_later check (next_from > asked_at),
  constraint data_export_ends_after_ready check (ends_at > ready_at),
  constraint data_export_ready_is_complete
    check ((state in ('ready', 'ended')) = (num_nonnulls(ready_at, ends_at, bytes) = 3)),
  constraint data_export_ready_has_file check ((state = 'ready') = (file is not null)),
  -- Two requests at the same time make one export; after a failure the next may be requested at once.
  constraint data_export_too_soon exclude using gist (
    account_id with =, tstzrange(asked_at, next_from) with &&
  ) where (state <> 'failed')
);
comment on table data_export is 'A file with all of a person''s data, for the owner of the account.';
comment on column data_export.tries is 'How often gathering the data was started.';
comment on column data_export.next_from is 'When the next export may be requested.';
comment on column data_export.ends_at is 'Until when the file can be downloaded.';

create unique index data_export_gathering on data_export (account_id) where state = 'gathering';
create index data_export_by_account on data_export (account_id, asked_at desc);
create index data_export_ready on data_export (ends_at) where state = 'ready';
create index data_export_by_file on data_export (file) where file is not null;
