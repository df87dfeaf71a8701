import type { FastifyInstance } from 'fastify';
import { addMedia } from '#features/media/add-media.ts';
import { arrangeMedia } from '#features/media/arrange-media.ts';
import { updateMedium } from '#features/media/queries.ts';
import { readLibrary } from '#features/media/read-library.ts';
import { removeMedium } from '#features/media/remove-medium.ts';
import { retryMedium } from '#features/media/retry-medium.ts';
import { tellMedium } from '#features/media/tell-medium.ts';
import { Refusal } from '#platform/refusal.ts';
import { serve } from '#platform/serve.ts';
import type { Services } from '#platform/services.ts';
import { refusedFile } from '#platform/uploads.ts';

export function mediaLibraryRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'GET /api/user/media', async ({ actor }) => {
    return { success: true, ...(await readLibrary(services, actor.id)) };
  });

  serve(app, 'POST /api/user/media', async ({ actor, body, files }) => {
    const [file] = files.file;
    if (!file) throw refusedFile('file', 'Please choose a file.');
    const [medium] = await addMedia(services, actor.id, [{ ...body, field: 'file', file }]);
    if (!medium) throw new Refusal(404, 'Not found.');
    return { success: true, message: 'Added.', media: tellMedium(services, medium) };
  });

  serve(app, 'PUT /api/user/media/order', async ({ actor, body }) => {
    await arrangeMedia(services, actor.id, body.kind, body.ids);
    return { success: true, message: 'The order is saved.' };
  });

  serve(app, 'PUT /api/user/media/:id', async ({ actor, params, body }) => {
    const medium = await updateMedium(services.db, actor.id, params.id, { caption: body.caption || null });
    if (!medium) throw new Refusal(404, 'Not found.');
    return { success: true, message: 'The caption is saved.', media: tellMedium(services, medium) };
  });

  serve(app, 'POST /api/user/media/:id/retry', async ({ actor, params }) => {
    const medium = await retryMedium(services, actor.id, params.id);
    return { success: true, message: 'It is tried again.', media: tellMedium(services, medium) };
  });

  serve(app, 'DELETE /api/user/media/:id', async ({ actor, params }) => {
    await removeMedium(services, actor.id, params.id);
    return { success: true, message: 'Deleted.' };
  });
}
