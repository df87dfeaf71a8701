import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { deleteKit, listKits } from '#features/applications/application-kits/queries.ts';
import { saveKit } from '#features/applications/application-kits/save-kit.ts';
import { AppError } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function applicationKitRoutes(app: FastifyInstance, services: Services) {
  const { db } = services;
  serve(app, 'GET /api/user/application-kits', async ({ actor }) => {
    return { success: true, kits: await listKits(db, actor.id) };
  });

  serve(app, 'POST /api/user/application-kits', async ({ actor, body }) => {
    return { success: true, message: msg('kit_saved'), kits: await saveKit(services, actor.id, body) };
  });

  serve(app, 'PUT /api/user/application-kits/:id', async ({ actor, params, body }) => {
    const kits = await saveKit(services, actor.id, body, params.id);
    return { success: true, message: msg('kit_saved'), kits };
  });

  serve(app, 'DELETE /api/user/application-kits/:id', async ({ actor, params }) => {
    if (!(await deleteKit(db, actor.id, params.id))) throw new AppError('kit_not_found');
    return { success: true, message: msg('kit_deleted'), kits: await listKits(db, actor.id) };
  });
}
