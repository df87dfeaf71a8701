import { msg } from '@kirdaar/contract/messages';
import { announcedFile } from '@kirdaar/contract/messaging/conversations';
import { MAX_UNSENT } from '@kirdaar/contract/rules/conversations';
import type { z } from 'zod';
import {
  countUnsent,
  deleteUnsent,
  findUnsent,
  insertFile,
  updateToArrived,
} from '#features/messaging/attachments/queries.ts';
import { participantOf } from '#features/messaging/conversations/participant.ts';
import { findConversation } from '#features/messaging/conversations/queries.ts';
import { makePlayable } from '#features/talent/media/tasks.ts';
import type { Actor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import { prepareFile } from '#platform/media/prepare-file.ts';
import { deleteUnusedFiles, withCleanup } from '#platform/media/store-file.ts';
import type { Services } from '#platform/services.ts';
import type { UploadKind } from '#platform/storage/resumable-upload-routes.ts';

/** Each file is uploaded before the message that it is attached to. */
export function conversationFiles(
  services: Services,
): UploadKind<Actor, z.output<typeof announcedFile>, NonNullable<Awaited<ReturnType<typeof findUnsent>>>> {
  const { db, now, queue } = services;
  return {
    scope: 'messages:write',
    metadata: announcedFile,
    accepted: ({ kind }) => kind,
    async insert(actor, announced, upload) {
      const participant = participantOf(actor);
      const conversation = await findConversation(db, participant, announced.application_id, now());
      if (!conversation) throw new AppError('conversation_not_found');
      if (conversation.bar)
        throw new AppError('conversation_barred', { party: participant.party, bar: conversation.bar });
      if ((await countUnsent(db, actor.id, now())) >= MAX_UNSENT) throw new AppError('too_many_unsent_files');
      await insertFile(db, { ...announced, ...upload, account_id: actor.id });
    },
    find: (id) => findUnsent(db, id, now()),
    finish: ({ id, account_id, kind }, path) =>
      withCleanup(services, async (files) => {
        const sent = { field: 'file', accepted: kind, path, owner: account_id ?? id };
        const { state, file, bytes } = await prepareFile(services, sent, files);
        await db.transaction().execute(async (trx) => {
          const isFirst = await updateToArrived(trx, id, { state, file, bytes });
          if (isFirst && state === 'processing') await queue.add(trx, makePlayable, { file });
        });
      }),
    async delete(id) {
      const deleted = await deleteUnsent(db, id);
      if (deleted) await deleteUnusedFiles(services, [deleted.file, deleted.poster]);
    },
    reply: () => ({ success: true, message: msg('file_uploaded') }),
  };
}
