import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import type { FastifyInstance } from 'fastify';
import { hideContact } from '#features/jobs/hide-contact.ts';
import { postJob } from '#features/jobs/post-job.ts';
import { findJob, listPopularJobs, listPostedJobs, listUpcomingJobs } from '#features/jobs/queries.ts';
import { seesContact } from '#features/jobs/sees-contact.ts';
import { Refusal } from '#platform/refusal.ts';
import { serve } from '#platform/serve.ts';
import type { Services } from '#platform/services.ts';

const waits = 'Job Post Added. Our team looks at the first call of a new house before it is shown to talent.';

export function jobRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services;

  serve(app, 'POST /api/production/jobs', async ({ actor, body, files }) => {
    const { id, status } = await postJob(services, actor.production_house_id, body, files.image[0]);
    const message = status === 'pending' ? waits : 'Job Post Added Successfully 🎉';
    return { success: true, message, id, status };
  });

  serve(app, 'GET /api/production/jobs/previous', async ({ actor, query }) => {
    const { rows, total } = await listPostedJobs(db, actor.production_house_id, query);
    return { success: true, data: rows, total };
  });

  serve(app, 'GET /api/production/jobs/upcoming', async ({ actor, query }) => {
    const today = dayInIndia(now());
    const { rows, total } = await listUpcomingJobs(db, actor.production_house_id, today, query);
    return { success: true, data: rows, total, message: '' };
  });

  serve(app, 'GET /api/production/jobs/:id', async ({ actor, params }) => {
    const house = actor?.role === 'production' ? actor.production_house_id : null;
    const job = await findJob(db, params.id, house);
    if (!job) throw new Refusal(404, 'Job not found');
    return { success: true, job: (await seesContact(services, actor)) ? job : hideContact(job) };
  });

  serve(app, 'GET /api/user/popular-casting-calls', async ({ actor, query }) => {
    const { rows, ...counted } = await listPopularJobs(db, now(), query);
    const jobs = (await seesContact(services, actor)) ? rows : rows.map(hideContact);
    return { success: true, jobs, ...counted };
  });
}
