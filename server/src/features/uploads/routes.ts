import type { FastifyInstance } from 'fastify';
import { tellMedium } from '#features/media/tell-medium.ts';
import { beginUpload } from '#features/uploads/begin-upload.ts';
import { finishArrived, forgetUpload } from '#features/uploads/finish-upload.ts';
import { findUpload } from '#features/uploads/queries.ts';
import { receivePieces } from '#platform/pieces-routes.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

/** /api/user/media/uploads: large files in pieces, which become media like any other. */
export function uploadRoutes(app: FastifyInstance, services: Services) {
  async function findOwn(talentId: string, id: string) {
    const upload = await findUpload(services.db, id, services.now());
    if (upload?.talent_id !== talentId) throw new Refusal(404, 'There is no such upload.');
    return upload;
  }

  receivePieces(app, services.pieces, '/api/user/media/uploads', 'talent', {
    begin: (actor, announced) => beginUpload(services, actor.id, announced),
    find: async (actor, id) => {
      const { bytes, finished_at } = await findOwn(actor.id, id);
      return { bytes, isFinished: finished_at !== null };
    },
    finish: async (actor, id) => {
      const medium = await finishArrived(services, await findOwn(actor.id, id));
      return { success: true, message: 'Added.', media: medium ? tellMedium(services, medium) : null };
    },
    forget: async (actor, id) => forgetUpload(services, (await findOwn(actor.id, id)).id),
  });
}
