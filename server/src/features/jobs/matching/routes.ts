import type { FastifyInstance } from 'fastify';
import { findInEitherScript } from '#features/jobs/jobs/hear-search.ts';
import { hideContact } from '#features/jobs/jobs/hide-contact.ts';
import { withMatch } from '#features/jobs/matching/match-reasons.ts';
import { listAppliedJobIds, listMatchingJobs } from '#features/jobs/matching/queries.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function matchingRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services;

  serve(app, 'GET /api/user/calls-for-you', async ({ actor, query, contentLanguage: language }) => {
    const { rows: fitting } = await findInEitherScript(db, query, async (heard) => {
      const rows = await listMatchingJobs(db, actor.id, now(), query, heard);
      return { rows, total: rows.length };
    });
    const jobs = fitting.map((job) => withMatch(hideContact(job, 'open_call'), language));
    return { success: true, jobs, applied_job_ids: await listAppliedJobIds(db, actor.id) };
  });
}
