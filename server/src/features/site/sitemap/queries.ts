import { sql } from 'kysely';
import { isOpen } from '#features/jobs/jobs/queries.ts';
import { addressAt } from '#features/talent/addresses/queries.ts';
import { selectPublicTalent } from '#features/talent/profile/queries.ts';
import type { Database } from '#platform/database/database.ts';

/** Counts the items with a page of their own, talent up to the given number. */
export async function countEntries(db: Database, now: Date, maxTalents: number): Promise<number> {
  const { count } = await selectEntries(db, now, maxTalents)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns casting calls, then projects, then talent, newest first within each. */
export function listEntries(db: Database, now: Date, maxTalents: number, from: number, max: number) {
  return selectEntries(db, now, maxTalents)
    .select(['kind', 'id', 'slug', 'changed_at'])
    .orderBy('kind')
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .offset(from)
    .limit(max)
    .execute();
}

/** Leaves out talent who never saved a profile; children are not public. */
function selectEntries(db: Database, now: Date, maxTalents: number) {
  const calls = db
    .selectFrom('job')
    .select([kind('call'), 'id', noSlug, 'posted_on as changed_at'])
    .where(isOpen(now));
  const projects = db
    .selectFrom('project')
    .select([kind('project'), 'id', noSlug, 'created_at as changed_at']);
  const talents = selectPublicTalent(db, now)
    .select([kind('talent'), 'talent.id', addressAt(now).as('slug'), 'talent.updated_at as changed_at'])
    .where('talent.updated_at', 'is not', null)
    .$narrowType<{ changed_at: string }>()
    .orderBy('talent.updated_at', 'desc')
    .limit(maxTalents);
  return db.selectFrom(
    calls
      .unionAll(projects)
      .unionAll(db.selectFrom(talents.as('talent')).selectAll())
      .as('thing'),
  );
}

const noSlug = sql<string | null>`null`.as('slug');

const kind = (name: 'call' | 'project' | 'talent') => sql<typeof name>`${sql.lit(name)}`.as('kind');
