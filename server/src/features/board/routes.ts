import type { FastifyInstance } from 'fastify';
import { readBoard } from '#features/board/read-board.ts';
import { serve } from '#platform/serve.ts';
import type { Services } from '#platform/services.ts';

export function boardRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'GET /api/production/jobs/:id/board', async ({ actor, params, query }) => {
    return { success: true, ...(await readBoard(services, actor.production_house_id, params.id, query)) };
  });
}
