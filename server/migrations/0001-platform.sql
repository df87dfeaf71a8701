-- What every domain builds on. Sentences about tables, columns and functions are `comment on` statements, so
-- that server/schema.sql and the table types show them too.

-- Lets an exclusion constraint compare ids next to time ranges.
create extension if not exists btree_gist;

comment on table migration is 'The files of server/migrations that were applied to this database.';

create unlogged table rate_limit (
  subject bytea primary key,
  uses integer not null,
  ends_at timestamptz not null
);
comment on table rate_limit is
  'How often something was done in a time window that began with the first use. A crash only restarts the '
  'counts.';
comment on column rate_limit.subject is
  'A hash of what is limited, for example of an IP address, which cannot be read from it.';
create index rate_limit_by_end on rate_limit (ends_at);

create function reject_change() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'rows of % can only be added', tg_table_name using errcode = 'KD021';
end $$;
comment on function reject_change is 'Rows of the table can only be added, not changed or deleted.';
