import type { FastifyInstance } from 'fastify';
import { readHousePage } from '#features/applications/house-page/read-house-page.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function housePageRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'GET /api/houses/:id', async ({ params, readPublic }) => {
    const page = await readPublic(services.db, (db) => readHousePage({ ...services, db }, params.id));
    return { success: true, ...page };
  });
}
