import type { Allowances } from '@kirdaar/contract/rules/allowances';
import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Database } from '#platform/database.ts';

/** Every plan, cheapest first. */
export function listPlans(db: Database) {
  return db
    .selectFrom('plan')
    .select((eb) => [
      'id',
      'name',
      'price',
      'description',
      'duration_in_days',
      jsonBuildObject({
        applications: eb.ref('applications'),
        photos: eb.ref('photos'),
        intro_videos: eb.ref('intro_videos'),
        audition_videos: eb.ref('audition_videos'),
        voice_samples: eb.ref('voice_samples'),
        work_links: eb.ref('work_links'),
        saved_searches: eb.ref('saved_searches'),
      }).as('allowances'),
    ])
    .orderBy('price')
    .execute();
}

type Allowance = Allowances & { plan: string | null; counted_from: string };

/** What a talent may do at an instant; null is unlimited. */
export async function findAllowance(db: Database, talentId: string, instant: Date): Promise<Allowance> {
  const { rows } = await sql<Allowance>`select * from allowance_of(${talentId}, ${instant})`.execute(db);
  const [allowance] = rows;
  // The function answers one row for whoever is asked about.
  if (!allowance) throw new Error('no allowance was answered');
  return allowance;
}
