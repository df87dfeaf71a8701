import type { RunningAnnouncement } from '@kirdaar/contract/rules/announcements';
import { type Insertable, sql } from 'kysely';
import { staffName } from '#features/admin/staff-accounts/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { Announcement } from '#platform/database/database-types.generated.ts';

type Values = Omit<Insertable<Announcement>, 'id'>;

/** Returns what pages show now, what began last first. */
export function listRunningAnnouncements(db: Database, now: Date): Promise<RunningAnnouncement[]> {
  return db
    .selectFrom('announcement')
    .select(['id', sql<RunningAnnouncement['audience']>`audience`.as('audience')])
    .select(['text_en', 'text_hi', 'link'])
    .select(['ends_at', 'saved_at'])
    .where('starts_at', '<=', now.toISOString())
    .where('ends_at', '>', now.toISOString())
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Returns those that end later, soonest first, then the last that ended. */
export async function listAnnouncements(db: Database, now: Date, maxEnded: number) {
  const instant = now.toISOString();
  const all = db
    .selectFrom('announcement')
    .innerJoin('staff_member', 'staff_member.id', 'staff_id')
    .select(['announcement.id', sql<RunningAnnouncement['audience']>`audience`.as('audience')])
    .select(['text_en', 'text_hi', 'link', 'starts_at', 'ends_at', staffName.as('by')])
    .select(
      sql<'running' | 'planned' | 'ended'>`case when ends_at <= ${instant} then 'ended'
        when starts_at <= ${instant} then 'running' else 'planned' end`.as('state'),
    );
  const ended = all.where('ends_at', '<=', instant).orderBy('ends_at', 'desc').orderBy('announcement.id');
  const current = all.where('ends_at', '>', instant).orderBy('starts_at').orderBy('announcement.id');
  return [...(await current.execute()), ...(await ended.limit(maxEnded).execute())];
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
