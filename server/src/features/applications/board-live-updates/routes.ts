import type { FastifyInstance } from 'fastify';
import { waitForLiveUpdates } from '#features/applications/board-live-updates/wait-for-live-updates.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function boardLiveUpdateRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'GET /api/production/jobs/:id/board-news', async ({ actor, params, query, onGone }) => {
    return { success: true, ...(await waitForLiveUpdates(services, actor, params.id, query.seen, onGone)) };
  });
}
