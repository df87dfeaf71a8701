import { ownStages } from '@kirdaar/contract/rules/review';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

/** Stores the names of a casting call's own stages. */
export function updateStageNames(db: Database, jobId: string, stage_names: string[]) {
  return db.updateTable('job').set({ stage_names }).where('id', '=', jobId).execute();
}

/** Returns how many of the casting call's own stages are needed, because they hold applicants. */
export async function countUsedStages(db: Database, jobId: string): Promise<number> {
  const { rows } = await sql<{ stage: (typeof ownStages)[number] }>`
    select stage from application where job_id = ${jobId} and stage = any(${[...ownStages]}::application_stage[])
    order by stage desc limit 1`.execute(db);
  return rows[0] ? ownStages.indexOf(rows[0].stage) + 1 : 0;
}
