import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { hideContact } from '#features/jobs/jobs/show-contact.ts';
import { listAppliedJobIds } from '#features/jobs/matching/queries.ts';
import {
  deleteSavedJob,
  insertSavedJob,
  listSavedJobIds,
  listSavedJobs,
} from '#features/jobs/saved-jobs/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function savedJobRoutes(app: FastifyInstance, { db, now }: Services) {
  serve(app, 'GET /api/user/saved-jobs', async ({ actor, query }) => {
    const { rows, total } = await listSavedJobs(db, actor.id, now(), query);
    const jobs = rows.map((job) => hideContact(job, 'open_call'));
    return { success: true, jobs, total, applied_job_ids: await listAppliedJobIds(db, actor.id) };
  });

  serve(app, 'GET /api/user/saved-job-ids', async ({ actor }) => {
    return { success: true, job_ids: await listSavedJobIds(db, actor.id) };
  });

  serve(app, 'PUT /api/user/saved-jobs/:id', async ({ actor, params }) => {
    if (!(await insertSavedJob(db, actor.id, params.id, now()))) throw new AppError('job_not_found');
    return { success: true, message: msg('job_saved') };
  });

  serve(app, 'DELETE /api/user/saved-jobs/:id', async ({ actor, params }) => {
    if (!(await deleteSavedJob(db, actor.id, params.id))) throw new AppError('job_not_found');
    return { success: true, message: msg('job_unsaved') };
  });
}
