import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { confirmTape, declineTape, saveAnswers } from '#features/auditions/self-tapes/answer-tape.ts';
import { findMarkedSides } from '#features/auditions/self-tapes/marked-sides.ts';
import { readOwnTapes } from '#features/auditions/self-tapes/read-tapes.ts';
import { removeTake } from '#features/auditions/takes/remove-take.ts';
import { takeUploads } from '#features/auditions/takes/take-uploads.ts';
import { AppError } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';
import { resumableUploadRoutes } from '#platform/storage/resumable-upload-routes.ts';
import { signedLink } from '#platform/storage/storage.ts';

const signedSides = signedLink.extend({ id: z.uuid() });

/** What talent see of requests, and send. */
export function selfTapeRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'GET /api/user/self-tapes', async ({ actor, query }) => {
    return { success: true, tapes: await readOwnTapes(services, actor.id, query) };
  });

  serve(app, 'POST /api/user/self-tapes/:id/confirm', async ({ actor, params }) => {
    await confirmTape(services, actor.id, params.id);
    return { success: true, message: msg('tape_confirmed') };
  });

  serve(app, 'PUT /api/user/self-tapes/:id/answers', async ({ actor, params, body }) => {
    await saveAnswers(services, actor.id, params.id, body);
    return { success: true, message: msg('tape_answers_saved') };
  });

  serve(app, 'POST /api/user/self-tapes/:id/decline', async ({ actor, params, body }) => {
    await declineTape(services, actor.id, params.id, body.note ?? '');
    return { success: true, message: msg('tape_declined') };
  });

  serve(app, 'DELETE /api/user/takes/:id', async ({ actor, params }) => {
    await removeTake(services, actor.id, params.id);
    return { success: true, message: msg('take_deleted') };
  });

  resumableUploadRoutes(app, services, '/api/user/self-tape-uploads', 'talent', takeUploads(services));

  app.get('/media/sides/:id.pdf', async (request, reply) => {
    const { data: requested } = signedSides.safeParse({
      ...Object(request.params),
      ...Object(request.query),
    });
    const found = requested && (await findMarkedSides(services, requested));
    if (!found) throw new AppError('file_not_found');
    return reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': 'attachment',
        'cache-control': 'private, no-store',
      })
      .send(found);
  });
}
