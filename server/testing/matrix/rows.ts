import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { tasks } from '#tasks.ts';

/** A column name in our tables and its type; an enum has its values in `choices`. */
export interface Column {
  name: string;
  type: string;
  choices: string[];
}

// Rate limit counters are not an effect of a request.
const counters = ['rate_limit'];

/** The queues of the tasks that a request can cause; scheduled tasks can start at any time. */
export const requestedQueues = tasks.filter(({ schedule }) => !schedule).map(({ name }) => name);

interface Change {
  table: string;
  added: unknown;
  removed: unknown;
}

/**
 * Makes the database record every row of our tables and every queued task that is added, changed or removed.
 * Reading the changes takes as long as there are changes, however many rows the tables have.
 */
export async function recordChanges(db: Database) {
  await sql`create schema effect`.execute(db);
  await sql`create table effect.change ("table" text, added jsonb, removed jsonb)`.execute(db);
  await sql`
    create function effect.record() returns trigger language plpgsql as $$
    begin
      insert into effect.change values (tg_table_name, to_jsonb(new), to_jsonb(old));
      return null;
    end $$`.execute(db);
  await sql`
    create function effect.record_task() returns trigger language plpgsql as $$
    begin
      insert into effect.change values ('task', jsonb_build_object('name', new.name, 'data', new.data), null);
      return null;
    end $$`.execute(db);
  for (const table of await listAffectedTables(db)) {
    await sql`
      create trigger zz_record after insert or update or delete on ${sql.table(table)}
      for each row execute function effect.record()`.execute(db);
  }
  await sql`
    create trigger zz_record after insert on pgboss.job for each row execute function effect.record_task()
  `.execute(db);
}

/** Returns the rows added and removed since the last call, as JSON. A changed row is removed and added. */
export async function takeChanges(db: Database): Promise<{ added: string[]; removed: string[] }> {
  const changes = await execute(
    db,
    sql<Change>`with taken as (delete from effect.change returning *) select * from taken`,
  );
  const added: string[] = [];
  const removed: string[] = [];
  for (const { table, ...change } of changes) {
    if (table === 'task' && !requestedQueues.includes((change.added as { name: string }).name)) continue;
    if (change.added) added.push(JSON.stringify({ table, row: change.added }));
    if (change.removed) removed.push(JSON.stringify({ table, row: change.removed }));
  }
  return { added: without(added, removed), removed: without(removed, added) };
}

/** Returns the first list without what the second contains as often. */
function without(list: string[], others: string[]): string[] {
  const left = [...others];
  return list.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Returns our tables, without those that a request changes only to count itself. */
export async function listAffectedTables(db: Database): Promise<string[]> {
  return (await listTables(db)).filter((name) => !counters.includes(name));
}

export async function listTables(db: Database): Promise<string[]> {
  const tables = await execute(
    db,
    sql<{ name: string }>`
      select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  return tables.map(({ name }) => name);
}

/** Returns every column of our tables; columns with the same name and type appear once. */
export function listColumns(db: Database): Promise<Column[]> {
  return execute(
    db,
    sql<Column>`
      select distinct attname as name, format_type(atttypid, null) as type, array(
        select enumlabel::text from pg_enum where enumtypid = atttypid
      ) as choices
      from pg_attribute
      where attnum > 0 and not attisdropped and attrelid in (
        select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      )
      order by name, type`,
  );
}

async function execute<R>(db: Database, statement: RawBuilder<R>): Promise<R[]> {
  return (await statement.execute(db)).rows;
}
