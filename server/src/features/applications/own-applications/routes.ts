import type { FastifyInstance } from 'fastify';
import { countApplications, listApplications } from '#features/applications/own-applications/queries.ts';
import { hideContact, maySeeContact } from '#features/jobs/jobs/show-contact.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

/** The applications that a talent sent, and what became of each. */
export function ownApplicationRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services;

  serve(app, 'GET /api/user/job-applications', async ({ actor, query }) => {
    const instant = now();
    const [{ applications, total }, counts] = await Promise.all([
      listApplications(db, actor.id, instant, query),
      countApplications(db, actor.id, instant),
    ]);
    const whole = await maySeeContact(services, actor);
    const data = applications.map((sent) =>
      whole ? sent : { ...sent, job: hideContact(sent.job, 'guardian_required') },
    );
    return { success: true, data, total, counts };
  });
}
