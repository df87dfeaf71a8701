import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { updateShareToRevoked } from '#features/shared-boards/queries.ts';
import { readSharedBoard } from '#features/shared-boards/read-shared-board.ts';
import { readShares, shareBoard } from '#features/shared-boards/share-board.ts';
import { openWatermarkedPictures } from '#features/shared-boards/watermarked-pictures.ts';
import { Refusal } from '#platform/refusal.ts';
import { serve } from '#platform/serve.ts';
import type { Services } from '#platform/services.ts';

const picture = z.object({
  share: z.uuid(),
  drawer: z.enum(['public', 'private']),
  // No dot but the last: a name leads to no other folder.
  name: z.string().regex(/^[\w-]+\.\w+$/),
  expires: z.coerce.number().int(),
  signature: z.string(),
});

export function sharedBoardRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services;

  serve(app, 'GET /api/production/jobs/:id/shares', async ({ actor, params }) => {
    return { success: true, shares: await readShares(services, actor.production_house_id, params.id) };
  });

  serve(app, 'POST /api/production/jobs/:id/shares', async ({ actor, params, body }) => {
    return {
      success: true,
      message: 'The link works.',
      share: await shareBoard(services, actor, params.id, body),
    };
  });

  serve(app, 'DELETE /api/production/shares/:id', async ({ actor, params }) => {
    const share = await updateShareToRevoked(db, actor, params.id, now());
    if (!share) throw new Refusal(404, 'Not found.');
    return { success: true, message: 'The link has ended.' };
  });

  serve(app, 'POST /api/shared-board', async ({ body }) => {
    return { success: true, ...(await readSharedBoard(services, body.token)) };
  });

  const findPicture = openWatermarkedPictures(services);
  app.get('/media/shared/:share/:drawer/:name', async (request, reply) => {
    const { data: asked } = picture.safeParse({ ...Object(request.params), ...Object(request.query) });
    const found = asked && (await findPicture(asked));
    if (!found) throw new Refusal(404, 'Not found.');
    return reply.headers({ 'content-type': 'image/webp', 'cache-control': 'private, no-store' }).send(found);
  });
}
