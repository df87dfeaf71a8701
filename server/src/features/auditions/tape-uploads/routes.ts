import { says } from '@kirdaar/contract/says';
import type { FastifyInstance } from 'fastify';
import { findUpload } from '#features/auditions/tape-uploads/queries.ts';
import { beginTape, discardTape, finishTape } from '#features/auditions/tape-uploads/receive-tape.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';
import { resumableUploadRoutes } from '#platform/storage/resumable-upload-routes.ts';

/** /api/user/self-tape-uploads: resumable uploads of self-tapes. */
export function tapeUploadRoutes(app: FastifyInstance, services: Services) {
  async function findOwn(talentId: string, id: string) {
    const upload = await findUpload(services.db, talentId, id, services.now());
    if (!upload?.upload_bytes) throw new AppError('upload_not_found');
    return { ...upload, bytes: upload.upload_bytes };
  }
  resumableUploadRoutes(app, services.uploads, '/api/user/self-tape-uploads', 'talent', {
    begin: (actor, announced) => beginTape(services, actor.id, announced),
    find: async (actor, id) => {
      const { bytes, upload_finished_at } = await findOwn(actor.id, id);
      return { bytes, isFinished: upload_finished_at !== null };
    },
    finish: async (actor, id) => {
      await finishTape(services, actor.id, id, await findOwn(actor.id, id));
      return { success: true, message: says('tape_sent') };
    },
    forget: async (actor, id) => {
      await findOwn(actor.id, id);
      await discardTape(services, id);
    },
  });
}
