import type { FastifyInstance } from 'fastify';
import { filterForHouse, filterProfiles } from '#features/talent/directory/filter-profiles.ts';
import { readProfile } from '#features/talent/directory/read-profile.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function profileRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'POST /api/pages/filter', async ({ actor, body }) => {
    return { success: true, ...(await filterProfiles(services, body, actor)) };
  });

  serve(app, 'POST /api/production/profiles/filter', async ({ actor, body }) => {
    return { success: true, ...(await filterForHouse(services, actor.production_house_id, body)) };
  });

  serve(app, 'GET /api/profiles/:id', async ({ actor, params }) => {
    return { success: true, data: await readProfile(services, params.id, actor) };
  });
}
