import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { addMedia } from '#features/talent/media/add-media.ts';
import { describeMedium } from '#features/talent/media/describe-medium.ts';
import { orderMedia, readLibrary, removeMedium, retryMedium } from '#features/talent/media/library.ts';
import { updateMedium } from '#features/talent/media/queries.ts';
import { mediaUploads } from '#features/talent/uploads/media-uploads.ts';
import { AppError } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';
import { resumableUploadRoutes } from '#platform/storage/resumable-upload-routes.ts';

export function mediaLibraryRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'GET /api/user/media', async ({ actor }) => {
    return { success: true, ...(await readLibrary(services, actor.id)) };
  });

  serve(app, 'POST /api/user/media', async ({ actor, body, files }) => {
    const [file] = files.file;
    if (!file) throw AppError.field('file', 'file_required');
    const [medium] = await addMedia(services, actor.id, [{ ...body, field: 'file', file }]);
    if (!medium) throw new AppError('medium_not_found');
    return { success: true, message: msg('file_added'), media: describeMedium(services, medium) };
  });

  serve(app, 'PUT /api/user/media/order', async ({ actor, body }) => {
    await orderMedia(services, actor.id, body.kind, body.ids);
    return { success: true, message: msg('order_saved') };
  });

  serve(app, 'PUT /api/user/media/:id', async ({ actor, params, body }) => {
    const medium = await updateMedium(services.db, actor.id, params.id, { caption: body.caption || null });
    if (!medium) throw new AppError('medium_not_found');
    return { success: true, message: msg('caption_saved'), media: describeMedium(services, medium) };
  });

  serve(app, 'PUT /api/user/media/:id/focus', async ({ actor, params, body }) => {
    const focus = `${body.across},${body.down}`;
    const medium = await updateMedium(services.db, actor.id, params.id, { focus });
    if (!medium) throw new AppError('medium_not_found');
    return { success: true, message: msg('crop_saved'), media: describeMedium(services, medium) };
  });

  serve(app, 'POST /api/user/media/:id/retry', async ({ actor, params }) => {
    const medium = await retryMedium(services, actor.id, params.id);
    return { success: true, message: msg('processing_restarted'), media: describeMedium(services, medium) };
  });

  serve(app, 'DELETE /api/user/media/:id', async ({ actor, params }) => {
    await removeMedium(services, actor.id, params.id);
    return { success: true, message: msg('file_deleted') };
  });

  resumableUploadRoutes(app, services, '/api/user/media/uploads', 'talent', mediaUploads(services));
}
