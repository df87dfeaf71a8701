import type { DataExportState } from '@kirdaar/contract/rules/data-exports';
import { type Insertable, type NotNull, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { DataExport } from '#platform/database/database-types.generated.ts';
import { languageOfAccount } from '#platform/database/known-language.ts';

/** Stores a requested export; undefined if the account has one running or had one within a day. */
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
