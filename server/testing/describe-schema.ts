import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

interface Described {
  name: string;
  definition: string;
  comment: string | null;
}

export interface TablePart extends Described {
  owner: string;
}

interface Constraint extends TablePart {
  /** Its first letter: primary key, unique, exclusion, check, foreign key. */
  kind: 'p' | 'u' | 'x' | 'c' | 'f';
}

interface Column extends TablePart {
  is_generated: boolean;
}

const HEADER = `-- The whole database on one page, for reading. Generated from the migrations by \`npm run db:schema\`.
-- Types first, then tables with their indexes and triggers, then views and functions; each by name.`;

/** Reads the types, tables, views and functions of the product, named as the search path of the connection requires. */
export async function readSchema(db: Database) {
  return {
    types: (await TYPES.execute(db)).rows,
    tables: (await TABLES.execute(db)).rows,
    columns: (await COLUMNS.execute(db)).rows,
    constraints: (await CONSTRAINTS.execute(db)).rows,
    indexes: (await INDEXES.execute(db)).rows,
    triggers: (await TRIGGERS.execute(db)).rows,
    views: (await VIEWS.execute(db)).rows,
    functions: (await FUNCTIONS.execute(db)).rows,
  };
}

/** Describes every type, table, view and function of the product as SQL, in the same order every time. */
export async function describeSchema(db: Database): Promise<string> {
  const { types, tables, columns, constraints, indexes, triggers, views, functions } = await readSchema(db);
  const describedTables = tables.map((table) => {
    const isOwn = (part: TablePart) => part.owner === table.name;
    const body = [...columns, ...constraints].filter(isOwn).map((part) => withComment(part, '  '));
    const below = [...indexes, ...triggers].filter(isOwn).map((part) => withComment(part));
    return [`${withComment(table)} (\n${body.join(',\n')}\n);`, ...below].join('\n');
  });
  const parts = [...types.map((type) => withComment(type)), ...describedTables];
  const below = [...views, ...functions].map((part) => withComment(part));
  const page = [HEADER, ...parts, ...below].join('\n\n');
  return `${page}\n`.replaceAll('timestamp with time zone', 'timestamptz');
}

const TYPES = sql<Described>`
  select pg_type.oid::regtype::text as name, obj_description(pg_type.oid, 'pg_type') as comment,
    case typtype
      when 'e' then 'CREATE TYPE ' || pg_type.oid::regtype || ' AS ENUM (' || (
        select string_agg(quote_literal(enumlabel), ', ' order by enumsortorder)
        from pg_enum where enumtypid = pg_type.oid
      ) || ');'
      else 'CREATE TYPE ' || pg_type.oid::regtype || E' AS (\n' || (
        select string_agg('  ' || attname || ' ' || format_type(atttypid, atttypmod), E',\n' order by attnum)
        from pg_attribute where attrelid = typrelid
      ) || E'\n);'
    end as definition
  from pg_type left join pg_class on pg_class.oid = typrelid
  where typnamespace = 'public'::regnamespace and (typtype = 'e' or relkind = 'c')
  order by typname`;

const TABLES = sql<Described>`
  select oid::regclass::text as name, obj_description(oid, 'pg_class') as comment,
    case relpersistence when 'u' then 'CREATE UNLOGGED TABLE ' else 'CREATE TABLE ' end || oid::regclass as definition
  from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
  order by relname`;

const COLUMNS = sql<Column>`
  select attrelid::regclass::text as owner, quote_ident(attname) as name, attgenerated <> '' as is_generated,
    col_description(attrelid, attnum) as comment,
    '  ' || attname || ' ' || format_type(atttypid, atttypmod)
      || case when attnotnull then ' NOT NULL' else '' end
      || case
        when attidentity = 'a' then ' GENERATED ALWAYS AS IDENTITY'
        when attgenerated = 's' then ' GENERATED ALWAYS AS (' || pg_get_expr(adbin, adrelid, true) || ') STORED'
        when adbin is not null then ' DEFAULT ' || pg_get_expr(adbin, adrelid, true)
        else ''
      end as definition
  from pg_attribute
    join pg_class on pg_class.oid = attrelid
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
  order by attnum`;

const CONSTRAINTS = sql<Constraint>`
  select conrelid::regclass::text as owner, conname as name, contype as kind, obj_description(pg_constraint.oid, 'pg_constraint') as comment,
    '  CONSTRAINT ' || conname || ' ' || pg_get_constraintdef(pg_constraint.oid, true) as definition
  from pg_constraint
  where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'x', 'c', 'f')
  order by array_position(array['p', 'u', 'x', 'c', 'f'], contype::text), conname`;

/** The indexes that no constraint brings with it. */
const INDEXES = sql<TablePart>`
  select indrelid::regclass::text as owner, relname as name, obj_description(indexrelid, 'pg_class') as comment,
    pg_get_indexdef(indexrelid, 0, true) || ';' as definition
  from pg_index join pg_class on pg_class.oid = indexrelid
  where relnamespace = 'public'::regnamespace
    and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
  order by relname`;

const TRIGGERS = sql<TablePart>`
  select tgrelid::regclass::text as owner, tgname as name, obj_description(pg_trigger.oid, 'pg_trigger') as comment,
    replace(replace(
      pg_get_triggerdef(pg_trigger.oid, true), ' FOR EACH', E'\n  FOR EACH'), ' EXECUTE', E'\n  EXECUTE'
    ) || ';' as definition
  from pg_trigger join pg_class on pg_class.oid = tgrelid
  where relnamespace = 'public'::regnamespace and not tgisinternal
  order by tgname`;

const VIEWS = sql<Described>`
  select oid::regclass::text as name, obj_description(oid, 'pg_class') as comment,
    'CREATE VIEW ' || oid::regclass || E' AS\n' || pg_get_viewdef(oid, true) as definition
  from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'
  order by relname`;

const FUNCTIONS = sql<Described>`
  select proname as name, obj_description(oid, 'pg_proc') as comment,
    trim(E'\n' from pg_get_functiondef(oid)) || ';' as definition
  from pg_proc
  where pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
  order by proname, oid::regprocedure::text`;

function withComment({ comment, definition }: Described, indent = ''): string {
  return (comment ?? '').replace(/(.{1,105})(\s|$)/g, `${indent}-- $1\n`) + definition;
}
