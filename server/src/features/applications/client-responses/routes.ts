import type { FastifyInstance } from 'fastify';
import { saveResponse } from '#features/applications/client-responses/save-response.ts';
import { waitForResponses } from '#features/applications/client-responses/wait-for-responses.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function clientResponseRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'GET /api/production/jobs/:id/client-responses', async ({ actor, params, query, onGone }) => {
    return { success: true, ...(await waitForResponses(services, actor, params.id, query.seen, onGone)) };
  });

  serve(app, 'PUT /api/shared-board/response', async ({ body }) => {
    return { success: true, message: 'Saved.', response: await saveResponse(services, body) };
  });
}
