import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { deleteComment } from '#features/auditions/tape-room/queries.ts';
import { readRoom } from '#features/auditions/tape-room/read-room.ts';
import { commentOnTake, watchTake } from '#features/auditions/tape-room/watch-take.ts';
import { AppError } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

/** Where a house watches tapes. */
export function tapeRoomRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'GET /api/production/self-tapes/:id', async ({ actor, params, query }) => {
    return { success: true, ...(await readRoom(services, actor, params.id, query)) };
  });

  serve(app, 'POST /api/production/takes/:id/views', async ({ actor, params }) => {
    await watchTake(services, actor, params.id);
    return { success: true, message: msg('saved') };
  });

  serve(app, 'POST /api/production/takes/:id/comments', async ({ actor, params, body }) => {
    const comment = await commentOnTake(services, actor, params.id, body);
    return { success: true, message: msg('saved'), comment };
  });

  serve(app, 'DELETE /api/production/take-comments/:id', async ({ actor, params }) => {
    if (!(await deleteComment(services.db, actor, params.id))) throw new AppError('take_comment_not_found');
    return { success: true, message: msg('removed') };
  });
}
