import { type AttachmentKind, attachments } from '@kirdaar/contract/rules/conversations';
import { deleteUnsent, type findUnsent, updateToArrived } from '#features/conversation-files/queries.ts';
import { readDocument } from '#features/conversation-files/read-document.ts';
import { prepareFile } from '#features/media/prepare-medium.ts';
import { makePlayable } from '#features/media/tasks.ts';
import { dropFiles, keepFile } from '#features/stored-files/keep-file.ts';
import { extensionOf } from '#platform/multipart.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';
import { refusedFile } from '#platform/uploads.ts';

type Unsent = NonNullable<Awaited<ReturnType<typeof findUnsent>>>;

/**
 * Keeps a file that has arrived whole, once, whoever notices it and however often. One that is refused is
 * forgotten.
 */
export async function finishFile(services: Services, { id, kind, bytes, file }: Unsent) {
  const { db, pieces, queue } = services;
  if (file || (await pieces.arrived(id)) !== bytes) return;
  /** Whatever of these no row refers to in the end, goes. */
  const kept: string[] = [];
  try {
    const arrived = await prepare(services, kind, pieces.pathOf(id), kept);
    await db.transaction().execute(async (trx) => {
      const isFirst = await updateToArrived(trx, id, arrived);
      if (isFirst && arrived.state === 'processing')
        await queue.add(trx, makePlayable, { file: arrived.file });
    });
    await pieces.remove(id);
  } catch (error) {
    if (error instanceof Refusal && error.status < 500) await forgetFile(services, id);
    throw error;
  } finally {
    await dropFiles(services, kept);
  }
}

async function prepare(services: Services, kind: AttachmentKind, path: string, kept: string[]) {
  const file = { path, extension: (await extensionOf(path)) ?? '' };
  if (kind !== 'document') {
    const { state, file: name, bytes } = await prepareFile(services, kind, { field: 'file', file }, kept);
    return { state, file: name, bytes };
  }
  if (file.extension !== 'pdf') throw refusedFile('file', `Please choose ${attachments.document.words}.`);
  const bytes = await readDocument('file', path);
  const name = await keepFile(services, 'private', path, 'pdf');
  kept.push(name);
  return { state: 'ready' as const, file: name, bytes };
}

/** Forgets a file that was not sent, and what has arrived of it. */
export async function forgetFile(services: Services, id: string) {
  const gone = await deleteUnsent(services.db, id);
  await services.pieces.remove(id);
  if (gone) await dropFiles(services, [gone.file, gone.poster]);
}
