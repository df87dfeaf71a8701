import type pg from 'pg';

interface DumpedTable {
  name: string;
  /** The columns that are written, without generated ones. */
  columns: string;
  /** The same columns of a row called `dumped`. */
  values: string;
}

/** Reads the statements that make the schema `public` anew, with the names that an empty search path asks for. */
export async function readDump(source: pg.Client) {
  const types = await list(source, TYPES);
  const functions = await list(source, FUNCTIONS);
  const created = await list(source, TABLES);
  const { rows: tables } = await source.query<DumpedTable>(COLUMNS);
  return {
    types: ['create extension if not exists btree_gist schema public', ...types],
    functionsAndTables: [...functions, ...created],
    tables,
    afterRows: [
      ...(await list(source, CONSTRAINTS)),
      ...(await list(source, INDEXES)),
      ...(await list(source, KEYS_AND_TRIGGERS)),
    ],
  };
}

/** Returns every row of a table as text. */
export async function rowsOf(client: pg.Client, name: string): Promise<string[]> {
  const { rows } = await client.query(`select content::text as row from ${name} content`);
  return rows.map(({ row }) => row);
}

async function list(source: pg.Client, query: string): Promise<string[]> {
  const { rows } = await source.query<{ statement: string }>(query);
  return rows.map(({ statement }) => statement);
}

const OURS = `not exists (select from pg_depend where objid = object.oid and deptype = 'e')`;

const TYPES = `
  select format('create type public.%I as %s', typname, case typtype
    when 'e' then 'enum (' || (
      select string_agg(quote_literal(enumlabel), ', ' order by enumsortorder) from pg_enum where enumtypid = object.oid
    )
    else '(' || (
      select string_agg(attname || ' ' || format_type(atttypid, atttypmod), ', ' order by attnum)
      from pg_attribute where attrelid = typrelid
    )
  end || ')') as statement
  from pg_type object left join pg_class on pg_class.oid = typrelid
  where typnamespace = 'public'::regnamespace and (typtype = 'e' or relkind = 'c') order by typtype = 'c'`;

const FUNCTIONS = `
  select pg_get_functiondef(oid) as statement from pg_proc object
  where pronamespace = 'public'::regnamespace and ${OURS} order by proname`;

const TABLES = `
  select format('create %s table %s (%s)', case relpersistence when 'u' then 'unlogged' end, oid::regclass, (
    select string_agg(part, ', ' order by place) from (
      select attnum as place, concat_ws(
        ' ', quote_ident(attname), format_type(atttypid, atttypmod), case when attnotnull then 'not null' end,
        case when attidentity = 'a' then 'generated always as identity' end,
        case attgenerated when 's' then 'generated always as (' || pg_get_expr(adbin, adrelid) || ') stored'
          else 'default ' || pg_get_expr(adbin, adrelid) end
      ) as part
      from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attrelid = object.oid and attnum > 0 and not attisdropped
      union all
      select 2000, format('constraint %I %s', conname, pg_get_constraintdef(oid))
      from pg_constraint where conrelid = object.oid and contype = 'c'
    ) parts
  )) as statement
  from pg_class object where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`;

const COLUMNS = `
  select attrelid::regclass::text as name, string_agg(quote_ident(attname), ', ') as columns,
    string_agg('(dumped).' || quote_ident(attname), ', ') as values
  from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped and attgenerated = ''
  group by attrelid order by 1`;

const CONSTRAINTS = constraintsOf(`contype in ('p', 'u', 'x')`);

const INDEXES = `
  select pg_get_indexdef(indexrelid) as statement from pg_index join pg_class on pg_class.oid = indexrelid
  where relnamespace = 'public'::regnamespace
    and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
  order by relname`;

const KEYS_AND_TRIGGERS = `
  ${constraintsOf(`contype = 'f'`)}
  union all
  (select pg_get_triggerdef(pg_trigger.oid) from pg_trigger join pg_class on pg_class.oid = tgrelid
    where relnamespace = 'public'::regnamespace and not tgisinternal order by tgname)`;

function constraintsOf(kind: string): string {
  return `
    (select format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
      as statement
    from pg_constraint where connamespace = 'public'::regnamespace and conrelid <> 0 and ${kind} order by conname)`;
}
