import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readShares, shareBoard } from '#features/applications/share-links/create-share-link.ts';
import { updateShareToRevoked } from '#features/applications/share-links/queries.ts';
import { readSharedBoard, saveResponse } from '#features/applications/shared-board/shared-board.ts';
import { openWatermarkedPictures } from '#features/applications/shared-board/watermarked-pictures.ts';
import { AppError } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

const picture = z.object({
  share: z.uuid(),
  drawer: z.enum(['public', 'private']),
  // Only one dot, before the extension, so that a name cannot lead to another folder.
  name: z.string().regex(/^[\w-]+\.\w+$/),
  expires: z.coerce.number().int(),
  signature: z.string(),
});

export function shareLinkRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services;

  serve(app, 'GET /api/production/jobs/:id/shares', async ({ actor, params }) => {
    return { success: true, shares: await readShares(services, actor, params.id) };
  });

  serve(app, 'POST /api/production/jobs/:id/shares', async ({ actor, params, body }) => {
    const share = await shareBoard(services, actor, params.id, body);
    return { success: true, message: msg('link_created'), share };
  });

  serve(app, 'DELETE /api/production/shares/:id', async ({ actor, params }) => {
    if (!(await updateShareToRevoked(db, actor, params.id, now())))
      throw new AppError('share_link_not_found');
    return { success: true, message: msg('link_ended') };
  });

  serve(app, 'POST /api/shared-board', async ({ body }) => {
    return { success: true, ...(await readSharedBoard(services, body.token)) };
  });

  serve(app, 'PUT /api/shared-board/response', async ({ body }) => {
    return { success: true, message: msg('saved'), response: await saveResponse(services, body) };
  });

  const findPicture = openWatermarkedPictures(services);
  app.get('/media/shared/:share/:drawer/:name', async (request, reply) => {
    const { data: requested } = picture.safeParse({ ...Object(request.params), ...Object(request.query) });
    const found = requested && (await findPicture(requested));
    if (!found) throw new AppError('file_not_found');
    return reply.headers({ 'content-type': 'image/webp', 'cache-control': 'private, no-store' }).send(found);
  });
}
