import type { FastifyInstance } from 'fastify';
import { waitForNews } from '#features/applications/board-news/wait-for-news.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function boardNewsRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'GET /api/production/jobs/:id/board-news', async ({ actor, params, query, onGone }) => {
    return { success: true, ...(await waitForNews(services, actor, params.id, query.seen, onGone)) };
  });
}
