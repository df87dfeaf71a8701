import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { done, idOf, page, success } from '#fields.ts';
import { perHour } from '#rates.ts';
import { job } from './jobs.ts';

/** The casting calls that a talent saved for later: open ones first, the one that closes first at the top. */
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
  /** Which casting calls are saved, for the mark on their cards. */
  'GET /api/user/saved-job-ids': endpoint({
    access: 'talent',
    reply: z.object({ success, job_ids: z.array(z.uuid()) }),
  }),
  /** Saving a casting call again changes nothing. */
  'PUT /api/user/saved-jobs/:id': endpoint({
    access: 'talent',
    limit: { account: [perHour(300)] },
    params: idOf('job_not_found'),
    reply: done,
  }),
  /** Removing a casting call that is not saved changes nothing. */
  'DELETE /api/user/saved-jobs/:id': endpoint({
    access: 'talent',
    limit: { account: [perHour(300)] },
    params: idOf('job_not_found'),
    reply: done,
  }),
};
