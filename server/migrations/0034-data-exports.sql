create type data_export_state as enum ('gathering', 'ready', 'failed', 'ended');

-- All that is held on somebody, in one file for whoever has the account.
create table data_export (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  state data_export_state not null default 'gathering',
  -- How often it was begun.
  tries smallint not null default 0,
  asked_at timestamptz not null,
  -- When another one may be asked for.
  next_from timestamptz not null check (next_from > asked_at),
  ready_at timestamptz,
  -- Until when the file may be downloaded.
  ends_at timestamptz check (ends_at > ready_at),
  file text references media_file,
  bytes bigint,
  check ((state in ('ready', 'ended')) = (num_nonnulls(ready_at, ends_at, bytes) = 3)),
  check ((state = 'ready') = (file is not null)),
  -- Asked for at the same time, one comes of it; what failed may be asked for again at once.
  constraint data_export_too_soon exclude using gist (
    account_id with =, tstzrange(asked_at, next_from) with &&
  ) where (state <> 'failed')
);

create unique index data_export_under_way on data_export (account_id) where state = 'gathering';
create index data_export_of_account on data_export (account_id, asked_at desc);
create index data_export_ready on data_export (ends_at) where state = 'ready';
create index data_export_file on data_export (file) where file is not null;
