import { countUsedStages, updateStageNames } from '#features/applications/board/queries.ts';
import { lockJob } from '#features/jobs/job-posts/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Names the stages that a house adds to a casting call. Stages that hold applicants stay. */
export function nameStages({ db }: Pick<Services, 'db'>, houseId: string, jobId: string, names: string[]) {
  return db.transaction().execute(async (trx) => {
    if (!(await lockJob(trx, houseId, jobId))) throw new AppError('job_not_found');
    if (names.length < (await countUsedStages(trx, jobId)))
      throw AppError.field('stage_names', 'stage_holds_applicants');
    await updateStageNames(trx, jobId, names);
    return names;
  });
}
