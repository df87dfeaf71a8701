import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { readShares, shareBoard } from '#features/applications/share-links/create-share-link.ts';
import { previewShare } from '#features/applications/share-links/preview-share.ts';
import { updateShareToRevoked } from '#features/applications/share-links/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

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

  serve(app, 'POST /api/production/jobs/:id/shares/preview', async ({ actor, params, body }) => {
    return { success: true, ...(await previewShare(services, actor.production_house_id, params.id, body)) };
  });
}
