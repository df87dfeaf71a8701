import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { askApplicants } from '#features/auditions/tape-requests/ask-applicants.ts';
import { saveRequest } from '#features/auditions/tape-requests/save-request.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

/** What houses ask for. */
export function tapeRequestRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'PUT /api/production/self-tapes/:id', async ({ actor, params, body, files }) => {
    await saveRequest(services, actor, params.id, body, files.sides[0]);
    return { success: true, message: msg('tape_request_saved') };
  });

  serve(app, 'POST /api/production/self-tapes/:id/requests', async ({ actor, params, body, files }) => {
    const asked = await askApplicants(services, actor, params.id, body, files.sides[0]);
    return { success: true, message: msg('tapes_requested', asked) };
  });
}
