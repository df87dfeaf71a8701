-- What every domain builds on. Sentences about tables, columns and functions are `comment on` statements, so
-- that server/schema.sql and the table types show them too. Functions name the schemas that they search, or have a
-- body that PostgreSQL reads when they are created: pg_restore calls them where no schema is searched. A function that
-- decides by other rows locks them, so that a change at the same time comes before or after. `pg_trigger_depth() = 0`
-- in a condition lets cascades pass: the deletion of a parent is a trigger of its own.

-- Lets an exclusion constraint compare ids next to time ranges.
create extension if not exists btree_gist;
-- For parts of names that staff search.
create extension if not exists pg_trgm;

create unlogged table rate_limit (
  -- So that all keys of a subject are found by their beginning.
  key varchar(255) collate "C" primary key,
  points integer not null,
  expire bigint not null
);
comment on table rate_limit is 'The counts of rate-limiter-flexible, which names the columns. A crash restarts them.';
comment on column rate_limit.key is 'Hashes, from which for example the IP address cannot be read.';
comment on column rate_limit.expire is 'When the count starts again from zero, in milliseconds since 1970.';
create index rate_limit_by_end on rate_limit (expire);

create table key_fingerprint (
  name text not null check (name in ('SECRET_KEY', 'IDENTITY_KEY')),
  fingerprint text not null check (fingerprint ~ '^[0-9a-f]{32}$'),
  primary key (name, fingerprint)
);
comment on table key_fingerprint is 'The keys accepted at the last start. The product refuses to start with others.';
comment on column key_fingerprint.fingerprint is 'Derived one way: the key cannot be read from it.';

create function reject_change() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'rows of % can only be added', tg_table_name using errcode = 'KD021';
end $$;

create function reject() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'a row of %: %', tg_table_name, tg_argv[1] using errcode = tg_argv[0];
end $$;
comment on function reject is 'Rejects what the condition of the trigger describes, with a code and a reason.';

create function require() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  holds boolean;
begin
  execute 'select ' || tg_argv[2] into holds using new;
  if not holds then
    raise exception 'a row of %: %', tg_table_name, tg_argv[1] using errcode = tg_argv[0];
  end if;
  return new;
end $$;
comment on function require is 'Like a check that reads other rows. Arguments: a code, a reason, a condition of $1.';

create function limit_rows() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  parent uuid := to_jsonb(new) ->> tg_argv[1];
  exceeded boolean;
begin
  execute format('select from %I where id = $1 for no key update', tg_argv[0]) using parent;
  execute format(
    'select count(*) > %s from %I where %I = $1 and %s',
    tg_argv[2], tg_table_name, tg_argv[1], coalesce(tg_argv[4], 'true')
  ) into exceeded using parent, new;
  if exceeded then
    raise exception '% % has too many rows of %', tg_argv[0], parent, tg_table_name using errcode = tg_argv[3];
  end if;
  return null;
end $$;
comment on function limit_rows is
  'Limits the rows per parent $1. Arguments: its table, the column, the limit, a code, a condition. $2 is the new row.';

create function drop_public_pages() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform pg_notify('public_pages', '');
  return null;
end $$;
comment on function drop_public_pages is 'Web processes forget all kept pages, so that what was withdrawn disappears.';
