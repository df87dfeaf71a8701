import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { updateProjectName } from '#features/auditions/projects/queries.ts';
import { readProject, readTimetable, searchApplicants } from '#features/auditions/projects/read-project.ts';
import { AppError } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function projectRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'GET /api/production/projects/:id', async ({ actor, params }) => {
    return { success: true, ...(await readProject(services, actor, params.id)) };
  });

  serve(app, 'PUT /api/production/projects/:id', async ({ actor, params, body }) => {
    const { production_house_id } = actor;
    const isRenamed = await updateProjectName(services.db, production_house_id, params.id, body.name ?? null);
    if (!isRenamed) throw new AppError('project_not_found');
    return { success: true, message: msg('project_renamed') };
  });

  serve(app, 'GET /api/production/projects/:id/applicants', async ({ actor, params, query }) => {
    return { success: true, ...(await searchApplicants(services, actor, params.id, query)) };
  });

  serve(app, 'GET /api/production/projects/:id/auditions', async ({ actor, params }) => {
    return { success: true, ...(await readTimetable(services, actor, params.id)) };
  });
}
