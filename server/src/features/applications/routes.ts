import type { FastifyInstance } from 'fastify';
import { applyToJob } from '#features/applications/apply-to-job.ts';
import { openApplication } from '#features/applications/open-application.ts';
import { findNewestJob, listApplicants, listApplications } from '#features/applications/queries.ts';
import { readReceived, shownApplicant } from '#features/applications/read-received.ts';
import { withdrawApplication } from '#features/applications/withdraw-application.ts';
import { hideContact } from '#features/jobs/hide-contact.ts';
import { seesContact } from '#features/jobs/sees-contact.ts';
import { serve } from '#platform/serve.ts';
import type { Services } from '#platform/services.ts';

export function applicationRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services;

  serve(app, 'POST /api/user/job-apply', async ({ actor, body, files }) => {
    const { already_applied } = await applyToJob(services, actor.id, body, files);
    const message = already_applied
      ? 'You have already applied for this job.'
      : 'Application submitted successfully!';
    return { success: true, message, already_applied };
  });

  serve(app, 'GET /api/user/job-applications', async ({ actor, query }) => {
    const { applications, total } = await listApplications(db, actor.id, query);
    const whole = await seesContact(services, actor);
    const data = applications.map((sent) => (whole ? sent : { ...sent, job: hideContact(sent.job) }));
    return { success: true, data, total };
  });

  serve(app, 'POST /api/user/job-applications/:id/withdraw', async ({ actor, params }) => {
    await withdrawApplication(services, actor.id, params.id);
    return { success: true, message: 'Your application is withdrawn.' };
  });

  serve(app, 'GET /api/production/applications/all', async ({ actor, query }) => {
    const { production_house_id } = actor;
    const { users, total } = await listApplicants(db, production_house_id, now(), query);
    const job = (await findNewestJob(db, production_house_id)) ?? null;
    return { success: true, users: users.map((user) => shownApplicant(services, user)), total, job };
  });

  serve(app, 'GET /api/production/applications/:id', async ({ actor, params, query }) => {
    const { applications, total } = await readReceived(services, actor.production_house_id, params.id, query);
    return { success: true, data: applications, total };
  });

  serve(app, 'POST /api/production/applications/:id/view', async ({ actor, params }) => {
    const status = await openApplication(services, actor, params.id);
    return { success: true, message: 'Opened.', status };
  });
}
