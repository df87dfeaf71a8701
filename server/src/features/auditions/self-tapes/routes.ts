import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { declineTape, tapeUploads } from '#features/auditions/self-tapes/answer-tape.ts';
import { readOwnTapes, readTapes } from '#features/auditions/self-tapes/read-tapes.ts';
import { saveRequest } from '#features/auditions/self-tapes/save-request.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';
import { resumableUploadRoutes } from '#platform/storage/resumable-upload-routes.ts';

export function selfTapeRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'GET /api/production/self-tapes/:id', async ({ actor, params, query }) => {
    return { success: true, ...(await readTapes(services, actor.production_house_id, params.id, query)) };
  });

  serve(app, 'PUT /api/production/self-tapes/:id', async ({ actor, params, body, files }) => {
    await saveRequest(services, actor, params.id, body, files.sides[0]);
    return { success: true, message: msg('tape_request_saved') };
  });

  serve(app, 'GET /api/user/self-tapes', async ({ actor, query }) => {
    return { success: true, tapes: await readOwnTapes(services, actor.id, query.application_id) };
  });

  serve(app, 'POST /api/user/self-tapes/:id/decline', async ({ actor, params, body }) => {
    await declineTape(services, actor.id, params.id, body.note ?? '');
    return { success: true, message: msg('tape_declined') };
  });

  resumableUploadRoutes(app, services, '/api/user/self-tape-uploads', 'talent', tapeUploads(services));
}
