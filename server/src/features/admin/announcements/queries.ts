import type { RunningAnnouncement } from '@kirdaar/contract/rules/announcements';
import { type Insertable, sql } from 'kysely';
import { staffName } from '#features/admin/staff-accounts/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { Announcement } from '#platform/database/database-types.generated.ts';
import { timestampText } from '#platform/database/sql-timestamps.ts';

type Values = Omit<Insertable<Announcement>, 'id'>;

/** Returns what pages show now, what began last first. */
export function listRunningAnnouncements(db: Database, now: Date): Promise<RunningAnnouncement[]> {
  return db
    .selectFrom('announcement')
    .select(['id', sql<RunningAnnouncement['audience']>`audience`.as('audience')])
    .select(['text_en', 'text_hi', 'link'])
    .select([
      timestampText(sql.ref('ends_at')).as('ends_at'),
      timestampText(sql.ref('saved_at')).as('saved_at'),
    ])
    .where('starts_at', '<=', now.toISOString())
    .where('ends_at', '>', now.toISOString())
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Returns those that end later, soonest first, then the last that ended. */
export function listAnnouncements(db: Database, now: Date, mostEnded: number) {
  const all = db
    .selectFrom('announcement')
    .innerJoin('staff_member', 'staff_member.id', 'staff_id')
    .select(['announcement.id', sql<RunningAnnouncement['audience']>`audience`.as('audience')])
    .select(['text_en', 'text_hi', 'link', 'starts_at', 'ends_at'])
    .select(staffName.as('by'));
  return Promise.all([
    all.where('ends_at', '>', now.toISOString()).orderBy('starts_at').orderBy('announcement.id').execute(),
    all
      .where('ends_at', '<=', now.toISOString())
      .orderBy('ends_at', 'desc')
      .orderBy('announcement.id')
      .limit(mostEnded)
      .execute(),
  ]);
}

export async function insertAnnouncement(db: Database, values: Values): Promise<string> {
  const { id } = await db.insertInto('announcement').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Returns whether it had not ended. */
export async function updateAnnouncement(db: Database, id: string, values: Values, now: Date) {
  const { numUpdatedRows } = await db
    .updateTable('announcement')
    .set(values)
    .where('id', '=', id)
    .where('ends_at', '>', now.toISOString())
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Ends one that has begun, or deletes one that has not. Returns its text if it had not ended. */
export async function endAnnouncement(db: Database, id: string, now: Date): Promise<string | undefined> {
  const instant = now.toISOString();
  const planned = await db
    .deleteFrom('announcement')
    .where('id', '=', id)
    .where('starts_at', '>=', instant)
    .returning('text_en')
    .executeTakeFirst();
  if (planned) return planned.text_en;
  const running = await db
    .updateTable('announcement')
    .set({ ends_at: instant })
    .where('id', '=', id)
    .where('ends_at', '>', instant)
    .returning('text_en')
    .executeTakeFirst();
  return running?.text_en;
}

/** Makes every web process forget its kept pages. */
export function notifyPublicPages(db: Database) {
  return sql`select pg_notify('public_pages', '')`.execute(db);
}
