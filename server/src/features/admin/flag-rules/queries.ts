import type { FlagPhrase, FlagRules } from '@kirdaar/contract/admin/flag-rules';
import type { FlagKind } from '@kirdaar/contract/rules/flag-rules';
import { sql } from 'kysely';
import { flaggedFields } from '#features/admin/flag-rules/match-phrases.ts';
import { staffName } from '#features/admin/staff-accounts/queries.ts';
import { jobTitle } from '#features/jobs/jobs/queries.ts';
import type { Database } from '#platform/database/database.ts';

export async function findCurrentVersion(db: Database): Promise<number> {
  const { version } = await db
    .selectFrom('flag_rules')
    .select((eb) => eb.fn.max('version').as('version'))
    .executeTakeFirstOrThrow();
  return version;
}

export async function findFlagRules(db: Database, version: number) {
  const rules = await db
    .selectFrom('flag_rules')
    .select(['version', 'threshold'])
    .where('version', '=', version)
    .executeTakeFirst();
  if (!rules) return undefined;
  const phrases = await db
    .selectFrom('flag_phrase')
    .select(['phrase', 'weight', sql<FlagKind>`kind`.as('kind')])
    .where('version', '=', version)
    .orderBy('kind')
    .orderBy('phrase')
    .execute();
  return { ...rules, phrases };
}

/** Returns the rules in use, read each time: a save holds on every process at once. */
export async function readFlagRules(db: Database): Promise<FlagRules> {
  const rules = await findFlagRules(db, await findCurrentVersion(db));
  if (!rules) throw new Error('The first version comes with the database.');
  return rules;
}

const phraseCount = sql<number>`(
  select count(*) from flag_phrase where flag_phrase.version = flag_rules.version
)`;

export function listVersions(db: Database) {
  return db
    .selectFrom('flag_rules')
    .leftJoin('staff_member', 'staff_member.id', 'saved_by')
    .select(['version', 'saved_at'])
    .select(staffName.$castTo<string | null>().as('by'))
    .select(phraseCount.as('phrases'))
    .orderBy('version', 'desc')
    .limit(100)
    .execute();
}

/** Stores the next version. Returns false if somebody saved that version first. */
export async function insertFlagRules(
  db: Database,
  version: number,
  { threshold, phrases }: { threshold: number; phrases: FlagPhrase[] },
  saved_by: string,
  now: Date,
): Promise<boolean> {
  const inserted = await db
    .insertInto('flag_rules')
    .values({ version, threshold, saved_by, saved_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst();
  if (!inserted) return false;
  if (phrases.length > 0)
    await db
      .insertInto('flag_phrase')
      .values(phrases.map((phrase) => ({ version, ...phrase })))
      .execute();
  return true;
}

export function listLatestCalls(db: Database, max: number) {
  return db
    .selectFrom('job')
    .innerJoin('production_house as house', 'house.id', 'job.production_house_id')
    .select(['job.id', 'company_name as by', jobTitle.as('title')])
    .select(flaggedFields)
    .orderBy('posted_on', 'desc')
    .orderBy('job.id')
    .limit(max)
    .execute();
}
