import { says } from '@kirdaar/contract/says';
import type { FastifyInstance } from 'fastify';
import { beginFile } from '#features/messaging/attachments/begin-file.ts';
import { deleteUnsentFile, finishFile } from '#features/messaging/attachments/finish-file.ts';
import { findUnsent } from '#features/messaging/attachments/queries.ts';
import { participantOf } from '#features/messaging/conversations/participant.ts';
import type { Actor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';
import { type Receiver, resumableUploadRoutes } from '#platform/storage/resumable-upload-routes.ts';

/** Registers the resumable uploads of conversation files, for talent and for house members who may write. */
export function conversationFileRoutes(app: FastifyInstance, services: Services) {
  const { db, now, uploads } = services;

  async function findOwn({ id: accountId }: Actor, id: string) {
    const file = await findUnsent(db, accountId, id, now());
    if (!file) throw new AppError('upload_not_found');
    return file;
  }
  const receiver: Receiver<Actor> = {
    begin: (actor, announced) => beginFile(services, participantOf(actor), announced),
    find: async (actor, id) => {
      const { bytes, file } = await findOwn(actor, id);
      return { bytes, isFinished: file !== null };
    },
    finish: async (actor, id) => {
      await finishFile(services, await findOwn(actor, id));
      return { success: true, message: says('file_uploaded') };
    },
    forget: async (actor, id) => deleteUnsentFile(services, (await findOwn(actor, id)).id),
  };
  resumableUploadRoutes(app, uploads, '/api/user/conversation-files', 'talent', receiver);
  resumableUploadRoutes(app, uploads, '/api/production/conversation-files', 'production', receiver);
}
