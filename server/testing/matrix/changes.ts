import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { tasks } from '#tasks.ts';

/** A column name in our tables and its type; an enum has its values in `choices`. */
export interface Column {
  name: string;
  type: string;
  choices: string[];
}

/** The queues of the tasks that a request can cause; scheduled tasks can start at any time. */
const requestedQueues = tasks.filter(({ schedule }) => !schedule).map(({ name }) => name);

interface Change {
  table: string;
  added: unknown;
  removed: unknown;
}

/** Makes the database record each change of a row and each queued task, so that reading the changes is fast. */
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
  for (const table of await listTables(db)) {
    // A request that is counted has no other effect.
    if (table === 'rate_limit') continue;
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
  const taken = sql<Change>`with taken as (delete from effect.change returning *) select * from taken`;
  const added: string[] = [];
  const removed: string[] = [];
  for (const { table, ...change } of (await taken.execute(db)).rows) {
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

export async function listTables(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
  `.execute(db);
  return rows.map(({ name }) => name);
}

/** Returns every column of our tables; columns with the same name and type appear once. */
export async function listColumns(db: Database): Promise<Column[]> {
  const { rows } = await sql<Column>`
      select distinct attname as name, format_type(atttypid, null) as type, array(
        select enumlabel::text from pg_enum where enumtypid = atttypid
      ) as choices
      from pg_attribute
      where attnum > 0 and not attisdropped and attrelid in (
        select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      )
      order by name, type`.execute(db);
  return rows;
}

/** Returns the rows that an action added and removed, after `recordChanges`, with values of each run by their kind. */
export async function effectOf(db: Database, foreignIds: string[], action: () => Promise<unknown>) {
  await takeChanges(db);
  await action();
  const { added, removed } = await takeChanges(db);
  const kinds = (texts: string[]) => texts.map((text) => kindsOf(text, foreignIds)).toSorted();
  return { added: kinds(added), removed: kinds(removed) };
}

function kindsOf(text: string, foreignIds: string[]): string {
  return (
    text
      // First, because the other patterns take long to look through a file.
      .replace(/"\\\\x[\da-f]+"/g, (bytes) => (bytes.includes('686f7374696c65') ? bytes : 'bytes'))
      .replace(/[\w-]+@test\.example/g, 'an email')
      .replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, (id) =>
        foreignIds.includes(id) ? 'a foreign id' : 'an id',
      )
      .replace(/"(id|place|version|last_time_step|entries)":\d+/g, '"$1":"a number"')
      .replace(/(order|pay|rfnd|evt)_[\da-f]{14}/g, 'an id of the gateway')
      .replace(/(?!2099)\d{4}-\d\d-\d\dT[\d:.]+\+00:00/g, 'a time')
      .replace(/\+91[789]\d{9}/g, (mobile) => (mobile === '+919999999999' ? mobile : 'a mobile number'))
      .replace(/"[\da-f]{64}"/g, '"a hash of a file"')
      .replace(/"[^"]*•[^"]*"/g, '"a masked contact"')
      // 32 random bytes, such as a challenge.
      .replace(/"[\w-]{43}"/g, '"a random value"')
      .replace(/\$argon2id\$[^"]+/g, 'a hash')
  );
}
