import { says } from '@kirdaar/contract/says';
import type { FastifyInstance } from 'fastify';
import { describeMedium } from '#features/talent/media/describe-medium.ts';
import { discardUpload, finishIfComplete } from '#features/talent/uploads/finish-upload.ts';
import { findUpload } from '#features/talent/uploads/queries.ts';
import { startUpload } from '#features/talent/uploads/start-upload.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';
import { resumableUploadRoutes } from '#platform/storage/resumable-upload-routes.ts';

/** /api/user/media/uploads: resumable uploads of large files, which become media like any other. */
export function uploadRoutes(app: FastifyInstance, services: Services) {
  async function findOwn(talentId: string, id: string) {
    const upload = await findUpload(services.db, id, services.now());
    if (upload?.talent_id !== talentId) throw new AppError('upload_not_found');
    return upload;
  }

  resumableUploadRoutes(app, services.uploads, '/api/user/media/uploads', 'talent', {
    begin: (actor, announced) => startUpload(services, actor.id, announced),
    find: async (actor, id) => {
      const { bytes, finished_at } = await findOwn(actor.id, id);
      return { bytes, isFinished: finished_at !== null };
    },
    finish: async (actor, id) => {
      const medium = await finishIfComplete(services, await findOwn(actor.id, id));
      return {
        success: true,
        message: says('file_added'),
        media: medium ? describeMedium(services, medium) : null,
      };
    },
    forget: async (actor, id) => discardUpload(services, (await findOwn(actor.id, id)).id),
  });
}
