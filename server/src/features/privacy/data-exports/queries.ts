import type { DataExportState } from '@kirdaar/contract/rules/data-exports';
import { type Insertable, type NotNull, type RawBuilder, sql } from 'kysely';
import { selectReceived } from '#features/applications/received/queries.ts';
import { selectVisible } from '#features/houses/talent-lists/queries.ts';
import { jobTitle } from '#features/jobs/jobs/queries.ts';
import { type ExportedList, type Root, SET } from '#features/privacy/data-exports/inventory-entry.ts';
import type { Database } from '#platform/database/database.ts';
import type { DataExport } from '#platform/database/database-types.generated.ts';
import { languageOfAccount } from '#platform/database/known-language.ts';

/**
 * Stores a requested export. Returns undefined if the account has another one running or had one within a
 * day.
 */
export function insertExport(db: Database, dataExport: Insertable<DataExport>) {
  return db
    .insertInto('data_export')
    .values(dataExport)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** Marks unfinished exports as failed once a new one may be requested. */
export function updateOverdueToFailed(db: Database, account_id: string, now: Date) {
  return db
    .updateTable('data_export')
    .set({ state: 'failed' })
    .where('account_id', '=', account_id)
    .where('state', '=', 'gathering')
    .where('next_from', '<=', now.toISOString())
    .execute();
}

/** Returns the latest export of an account with its current state. */
export function findNewestExport(db: Database, account_id: string, now: Date) {
  const present = now.toISOString();
  return db
    .selectFrom('data_export')
    .select([
      'id',
      // The task that ends exports runs later.
      sql<DataExportState>`case when ends_at <= ${present} then 'ended' else state end`.as('state'),
      'asked_at',
      'next_from',
      'ready_at',
      'ends_at',
      'bytes',
    ])
    .where('account_id', '=', account_id)
    .orderBy('asked_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Returns the file of an account's export while it can be downloaded. */
export function findFileOfExport(db: Database, account_id: string, id: string, now: Date) {
  return db
    .selectFrom('data_export')
    .select('file')
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .where('state', '=', 'ready')
    .where('ends_at', '>', now.toISOString())
    .$narrowType<{ file: NotNull }>()
    .executeTakeFirst();
}

/** Counts an attempt at a pending export and returns its account. */
export function updateToTried(db: Database, id: string) {
  return db
    .updateTable('data_export')
    .from('account')
    .set((eb) => ({ tries: eb('data_export.tries', '+', 1) }))
    .whereRef('account.id', '=', 'data_export.account_id')
    .where('data_export.id', '=', id)
    .where('data_export.state', '=', 'gathering')
    .returning([
      'tries',
      'account_id',
      'account.role',
      languageOfAccount,
      'account.production_house_id',
      // A member who is no longer an owner must not get the house's data.
      sql<boolean>`account.removed_at is null and coalesce(account.team_role, 'owner') = 'owner'`.as(
        'may_ask',
      ),
    ])
    .executeTakeFirst();
}

/** Marks an export as ready, once. Returns undefined if it is no longer pending. */
export function updateToReady(
  db: Database,
  id: string,
  ready: Record<'file' | 'ready_at' | 'ends_at', string> & { bytes: number },
) {
  return db
    .updateTable('data_export')
    .set({ ...ready, state: 'ready' })
    .where('id', '=', id)
    .where('state', '=', 'gathering')
    .returning('id')
    .executeTakeFirst();
}

export function updateToFailed(db: Database, id: string) {
  return db
    .updateTable('data_export')
    .set({ state: 'failed' })
    .where('id', '=', id)
    .where('state', '=', 'gathering')
    .execute();
}

/** Ends expired exports and returns their files. */
export async function updateToEnded(db: Database, now: Date): Promise<string[]> {
  const ready = db
    .selectFrom('data_export')
    .select(['id', 'file'])
    .where('state', '=', 'ready')
    .where('ends_at', '<=', now.toISOString())
    .forUpdate();
  const ended = await db
    .with('ready', () => ready)
    .updateTable('data_export')
    .from('ready')
    .set({ state: 'ended', file: null })
    .whereRef('data_export.id', '=', 'ready.id')
    .returning('ready.file')
    .$narrowType<{ file: NotNull }>()
    .execute();
  return ended.map(({ file }) => file);
}

/** Whose rows are read, and at what time. */
export interface Subject {
  account_id: string;
  /** Null for a talent. */
  production_house_id: string | null;
  now: Date;
}

export type Row = Record<string, unknown>;

const AT_ONCE = 500;

/**
 * Yields the rows of a list in batches through a cursor of the caller's transaction, oldest first if there is
 * a time column. `all` contains the lists that its path to the subject may use.
 */
export async function* readExportedRows(
  db: Database,
  list: ExportedList,
  all: readonly ExportedList[],
  subject: Subject,
) {
  const columns = await listExportedColumns(db, list);
  const time = columns.find((column) => /_(at|on)$|^day$/.test(column));
  const selected = columns.flatMap((column) => [sql.ref(`held.${column}`), ...namesOf(db, column, subject)]);
  await sql`declare held no scroll cursor for
    select ${sql.join(selected)} from ${sql.table(list.table)} as held
    where ${belongsTo(db, list, all, subject)}
    ${subject.production_house_id && columns.includes('application_id') ? isNotHidden : sql``}
    ${time ? sql`order by ${sql.ref(`held.${time}`)}` : sql``}
  `.execute(db);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(AT_ONCE)} from held`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < AT_ONCE) break;
  }
  await sql`close held`.execute(db);
}

/** Nor does a house export what its members wrote or attached about an application that is hidden from it. */
const isNotHidden = sql`and not exists (
  select from application where id = held.application_id and hidden_at is not null
)`;

/** Returns the columns of a list as the table has them now. The account or house itself would be the same in every row. */
export async function listExportedColumns(db: Database, list: ExportedList): Promise<readonly string[]> {
  if (list.columns) return list.columns;
  const { rows } = await sql<{ column: string }>`
    select attname as column from pg_attribute
    where attrelid = ${list.table}::regclass and attnum > 0 and not attisdropped order by attnum
  `.execute(db);
  const isSubject = (column: string) =>
    column === list.by && column !== 'id' && ['the account', 'the house'].includes(list.of);
  return rows.map(({ column }) => column).filter((column) => !(column in list.without) && !isSubject(column));
}

/** Whether a row belongs to the subject, following its path. */
function belongsTo(
  db: Database,
  list: ExportedList,
  all: readonly ExportedList[],
  subject: Subject,
): RawBuilder<boolean> {
  const { by, of, only } = list;
  const conditions = Object.entries(only).map(([column, value]) => {
    if (value === SET) return sql`${sql.ref(column)} is not null`;
    return value === null ? sql`${sql.ref(column)} is null` : sql`${sql.ref(column)} = ${value}`;
  });
  const ids = rootsOf(db, subject)[of] ?? idsOfOther(db, list, all, subject);
  return sql`${sql.join([sql`${sql.ref(by)} in ${ids}`, ...conditions], sql` and `)}`;
}

/** Selects the ids of the subject's rows in the table that this list references. */
function idsOfOther(
  db: Database,
  { of, through = 'id' }: ExportedList,
  all: readonly ExportedList[],
  subject: Subject,
) {
  const other = all.find(({ table }) => table === of);
  if (!other) throw new Error(`There is no path from ${of} to its owner.`);
  return sql`(select ${sql.ref(through)} from ${sql.table(of)} where ${belongsTo(db, other, all, subject)})`;
}

/** Returns the ids that each root stands for. */
function rootsOf(
  db: Database,
  { account_id, production_house_id: house, now }: Subject,
): Partial<Record<string, RawBuilder<unknown>>> {
  return {
    'the account': sql`(${account_id}::uuid)`,
    'the house': sql`(${house}::uuid)`,
    'the team': sql`(select id from account where production_house_id = ${house})`,
    'the house’s applications': sql`${selectReceived(db, house ?? '', now).select('application.id')}`,
  } satisfies Record<Root, RawBuilder<unknown>>;
}

/** Adds readable names for an id column; a talent's name only as far as the house may see it. */
function namesOf(
  db: Database,
  column: string,
  { production_house_id: house, now }: Subject,
): RawBuilder<unknown>[] {
  switch (column) {
    case 'job_id': {
      const call = sql`(select ${jobTitle} from job where job.id = held.job_id) as call`;
      const caller = sql`(
        select company_name from job join production_house on production_house.id = production_house_id
        where job.id = held.job_id
      ) as house`;
      return house ? [call] : [call, caller];
    }
    case 'plan_id':
      return [sql`(select name from plan where plan.id = held.plan_id) as plan`];
    case 'production_house_id':
      return [sql`(select company_name from production_house where id = held.production_house_id) as house`];
    case 'account_id':
      return [sql`member_name(held.account_id) as member`];
    case 'talent_id': {
      const shown = sql`(select name from talent_for_houses(${now.toISOString()}) shown where shown.id = talent.id)`;
      const visible = selectVisible(db, house ?? '', now)
        .select(shown.as('name'))
        .where('talent.id', '=', sql.ref<string>('held.talent_id'));
      return [sql`${visible} as talent`];
    }
    default:
      return [];
  }
}
