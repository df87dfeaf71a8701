import type { FastifyInstance } from 'fastify';
import { listAppliedJobIds } from '#features/applications/queries.ts';
import { withFit } from '#features/fit/fit.ts';
import { listFittingJobs } from '#features/fit/queries.ts';
import { hideContact } from '#features/jobs/hide-contact.ts';
import { seesContact } from '#features/jobs/sees-contact.ts';
import { serve } from '#platform/serve.ts';
import type { Services } from '#platform/services.ts';

export function fitRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services;

  serve(app, 'GET /api/user/calls-for-you', async ({ actor, query }) => {
    const fitting = await listFittingJobs(db, actor.id, now(), query);
    const jobs = (await seesContact(services, actor)) ? fitting : fitting.map(hideContact);
    const applied_job_ids = await listAppliedJobIds(db, actor.id);
    return { success: true, jobs: jobs.map(withFit), applied_job_ids };
  });
}
