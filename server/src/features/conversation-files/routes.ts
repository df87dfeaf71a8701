import type { FastifyInstance } from 'fastify';
import { beginFile } from '#features/conversation-files/begin-file.ts';
import { finishFile, forgetFile } from '#features/conversation-files/finish-file.ts';
import { findUnsent } from '#features/conversation-files/queries.ts';
import { sideOf } from '#features/conversations/side.ts';
import type { Actor } from '#platform/actor.ts';
import { type Receiver, receivePieces } from '#platform/pieces-routes.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

/** Files on their way into a conversation, in pieces: of talent, and of those of a house who may write. */
export function conversationFileRoutes(app: FastifyInstance, services: Services) {
  const { db, now, pieces } = services;

  async function findOwn({ id: accountId }: Actor, id: string) {
    const file = await findUnsent(db, accountId, id, now());
    if (!file) throw new Refusal(404, 'There is no such upload.');
    return file;
  }
  const receiver: Receiver<Actor> = {
    begin: (actor, announced) => beginFile(services, sideOf(actor), announced),
    find: async (actor, id) => {
      const { bytes, file } = await findOwn(actor, id);
      return { bytes, isFinished: file !== null };
    },
    finish: async (actor, id) => {
      await finishFile(services, await findOwn(actor, id));
      return { success: true, message: 'Added.' };
    },
    forget: async (actor, id) => forgetFile(services, (await findOwn(actor, id)).id),
  };
  receivePieces(app, pieces, '/api/user/conversation-files', 'talent', receiver);
  receivePieces(app, pieces, '/api/production/conversation-files', 'production', receiver);
}
