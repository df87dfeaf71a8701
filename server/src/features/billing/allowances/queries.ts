import type { AllowanceName, Allowances } from '@kirdaar/contract/rules/allowances';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

type Allowance = Allowances & { plan: string | null; counted_from: string };

/** Returns a talent's allowances at an instant; null means unlimited. */
export async function findAllowance(db: Database, talentId: string, instant: Date): Promise<Allowance> {
  const { rows } = await sql<Allowance>`select * from allowance_of(${talentId}, ${instant})`.execute(db);
  const [allowance] = rows;
  // The function returns one row for any talent id.
  if (!allowance) throw new Error('allowance_of returned no row');
  return allowance;
}

/** Counts the applications sent since an instant, whether or not they count towards the allowance. */
export async function countApplicationsSince(db: Database, talentId: string, since: string): Promise<number> {
  const { count } = await db
    .selectFrom('application')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('talent_id', '=', talentId)
    .where('applied_at', '>=', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns how much of each allowance a talent uses at an instant. */
export async function findUsage(db: Database, talentId: string, countedFrom: string, instant: Date) {
  const { rows } = await sql<Record<AllowanceName, number>>`
    select
      applications_used(${talentId}, ${countedFrom}, ${instant}) as applications,
      count(*) filter (where kind = 'photo')::integer as photos,
      count(*) filter (where kind = 'intro_video')::integer as intro_videos,
      count(*) filter (where kind = 'audition_video')::integer as audition_videos,
      count(*) filter (where kind = 'voice_sample')::integer as voice_samples,
      (
        select coalesce(jsonb_array_length(case jsonb_typeof(details -> 'work_links')
          when 'array' then details -> 'work_links' end), 0)
        from talent where id = ${talentId}
      ) as work_links,
      (select count(*)::integer from saved_search where talent_id = ${talentId}) as saved_searches
    from talent_media where talent_id = ${talentId}`.execute(db);
  const [usage] = rows;
  // An aggregate without GROUP BY returns one row.
  if (!usage) throw new Error('the usage query returned no row');
  return usage;
}
