import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { done, idOf, page, success } from '#fields.ts';
import { perHour } from '#rates.ts';
import { job } from './jobs.ts';

const change = endpoint({
  access: 'talent',
  limit: { account: [perHour(300)] },
  params: idOf('job_not_found'),
  reply: done,
});

/** Open ones first, the one that closes first at the top. */
export const savedJobs = {
  'GET /api/user/saved-jobs': endpoint({
    access: 'talent',
    query: page,
    reply: z.object({
      success,
      jobs: z.array(job.extend({ saved_at: z.iso.datetime() })),
      total: z.number(),
      applied_job_ids: z.array(z.uuid()),
    }),
  }),
  'GET /api/user/saved-job-ids': endpoint({
    access: 'talent',
    reply: z.object({ success, job_ids: z.array(z.uuid()) }),
  }),
  /** Idempotent. */
  'PUT /api/user/saved-jobs/:id': change,
  /** Idempotent. */
  'DELETE /api/user/saved-jobs/:id': change,
};
