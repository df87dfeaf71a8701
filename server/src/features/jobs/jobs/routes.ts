import type { FastifyInstance } from 'fastify';
import { listPostedJobs, listUpcomingJobs } from '#features/jobs/job-posts/queries.ts';
import { findInEitherScript } from '#features/jobs/jobs/hear-search.ts';
import { findJob, listSiblings } from '#features/jobs/jobs/queries.ts';
import { hideContact, showContact } from '#features/jobs/jobs/show-contact.ts';
import { withMatch } from '#features/jobs/matching/match-reasons.ts';
import { listAppliedJobIds, listMatchingJobs, listPopularJobs } from '#features/jobs/matching/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { ProductionActor } from '#platform/http/actor.ts';
import { orThrow } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function jobRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services;

  serve(app, 'GET /api/production/jobs/previous', async ({ actor, query }) => {
    const list = { houseId: actor.production_house_id, memberId: actor.id, filter: query, now: now() };
    const { rows, total } = await listPostedJobs(db, list);
    return { success: true, data: rows, total };
  });

  serve(app, 'GET /api/production/jobs/upcoming', async ({ actor, query }) => {
    const list = { houseId: actor.production_house_id, memberId: actor.id, filter: query, now: now() };
    const { rows, total } = await listUpcomingJobs(db, list);
    return { success: true, data: rows, total, message: '' };
  });

  serve(app, 'GET /api/production/jobs/:id', async ({ actor, params, readPublic }) => {
    const member = actor?.role === 'production' ? actor : null;
    const job = await readPublic(db, (near) => readJob(near, params.id, member));
    return { success: true, job: await showContact(services, actor, job) };
  });

  serve(app, 'GET /api/user/popular-casting-calls', async ({ query, readPublic }) => {
    const { rows, ...counted } = await readPublic(db, (near) =>
      findInEitherScript(near, query, (heard) => listPopularJobs(near, now(), query, heard)),
    );
    return { success: true, jobs: rows.map((job) => hideContact(job, 'open_call')), ...counted };
  });

  serve(app, 'GET /api/user/calls-for-you', async ({ actor, query, contentLanguage: language }) => {
    const { rows: fitting } = await findInEitherScript(db, query, async (heard) => {
      const rows = await listMatchingJobs(db, actor.id, now(), query, heard);
      return { rows, total: rows.length };
    });
    const jobs = fitting.map((job) => withMatch(hideContact(job, 'open_call'), language));
    return { success: true, jobs, applied_job_ids: await listAppliedJobIds(db, actor.id) };
  });
}

async function readJob(db: Database, id: string, member: ProductionActor | null) {
  const job = orThrow(await findJob(db, id, member), 'job_not_found');
  return { ...job, siblings: await listSiblings(db, job, member) };
}
