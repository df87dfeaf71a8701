import { type ApplicationStage, applicationStages } from '@kirdaar/contract/rules/review';
import { listJobEvents } from '#features/houses/audit-log/queries.ts';
import { countByStage, findOwnJob } from '#features/jobs/job-posts/queries.ts';
import { findRevision } from '#features/jobs/reviews/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { orThrow } from '#platform/http/app-error.ts';

export async function readPostingState(db: Database, houseId: string, id: string) {
  const found = orThrow(await findOwnJob(db, houseId, id), 'job_not_found');
  const { updated_at, version: _version, rejection, refused_for, review, changes, ...job } = found;
  const revision = await findRevision(db, id);
  const counted = await countByStage(db, id);
  const sum = (key: 'number' | 'waiting' | 'selected') =>
    counted.reduce((total, row) => total + Number(row[key]), 0);
  const numbers = applicationStages.map((stage) => {
    return [stage, Number(counted.find((row) => row.stage === stage)?.number ?? 0)];
  });
  return {
    job,
    updated_at,
    review: review && { state: review, ...reviewOf({ rejection, refused_for }, revision) },
    // The list contains every stage.
    counts: Object.fromEntries(numbers) as Record<ApplicationStage, number>,
    applicants: sum('number'),
    waiting: sum('waiting'),
    someone_selected: sum('selected') > 0,
    history: await listJobEvents(db, id),
    changes,
  };
}

function reviewOf(
  { rejection, refused_for }: { rejection: string | null; refused_for: string | null },
  revision: Awaited<ReturnType<typeof findRevision>>,
) {
  const fields = Object.entries(revision?.fields ?? {});
  return {
    reason: rejection,
    refused: refused_for !== null,
    changes: Object.fromEntries(fields.map(([name, value]) => [name, value === null ? '' : String(value)])),
    image: revision?.image ?? null,
  };
}
