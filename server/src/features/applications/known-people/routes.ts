import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { considerApplication, readRoles } from '#features/applications/known-people/consider-application.ts';
import { listMet } from '#features/applications/known-people/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function knownPeopleRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'GET /api/production/met-before/:id', async ({ actor, params }) => {
    const met = await listMet(services.db, actor, params.id, services.now());
    if (met.length === 0) throw new AppError('applicant_not_found');
    return { success: true, met };
  });

  serve(app, 'GET /api/production/applications/:id/consider', async ({ actor, params, translate }) => {
    const jobs = await readRoles(services, actor, params.id);
    return {
      success: true,
      jobs: jobs.map(({ obstacle, ...job }) => {
        return { ...job, reason: obstacle && translate(new AppError(obstacle)) };
      }),
    };
  });

  serve(app, 'POST /api/production/applications/:id/consider', async ({ actor, params, body }) => {
    const considered = await considerApplication(services, actor, params.id, body.job_id);
    return { success: true, message: msg('talent_considered'), ...considered };
  });
}
