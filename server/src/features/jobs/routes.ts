import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import type { FastifyInstance } from 'fastify';
import { hideContact } from '#features/jobs/hide-contact.ts';
import {
  findJob,
  listPopularJobs,
  listPostedJobs,
  listSiblings,
  listUpcomingJobs,
} from '#features/jobs/queries.ts';
import { seesContact } from '#features/jobs/sees-contact.ts';
import { Refusal } from '#platform/refusal.ts';
import { serve } from '#platform/serve.ts';
import type { Services } from '#platform/services.ts';

export function jobRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services;

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
    const siblings = await listSiblings(db, job, house);
    const whole = { ...job, siblings };
    return { success: true, job: (await seesContact(services, actor)) ? whole : hideContact(whole) };
  });

  serve(app, 'GET /api/user/popular-casting-calls', async ({ actor, query }) => {
    const { rows, ...counted } = await listPopularJobs(db, now(), query);
    const jobs = (await seesContact(services, actor)) ? rows : rows.map(hideContact);
    return { success: true, jobs, ...counted };
  });
}
