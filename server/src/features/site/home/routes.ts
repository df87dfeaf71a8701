import type { FastifyInstance } from 'fastify';
import { readHome } from '#features/site/home/read-home.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function homeRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'GET /api/pages/home', async ({ readContent }) => {
    return { success: true, data: await readContent((db) => readHome({ ...services, db })) };
  });
}
