import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { saveResponse } from '#features/applications/client-responses/save-response.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function clientResponseRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'PUT /api/shared-board/response', async ({ body }) => {
    return { success: true, message: msg('saved'), response: await saveResponse(services, body) };
  });
}
