import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AttachmentKind } from '@kirdaar/contract/rules/conversations';
import { deleteUnsent, type findUnsent, updateToArrived } from '#features/messaging/attachments/queries.ts';
import { prepareFile } from '#features/talent/media/prepare-medium.ts';
import { makePlayable } from '#features/talent/media/tasks.ts';
import { AppError } from '#platform/http/app-error.ts';
import { extensionOf } from '#platform/http/multipart.ts';
import { openTempDir } from '#platform/http/temp-dir.ts';
import { checkPdf } from '#platform/media/check-pdf.ts';
import { deleteUnusedFiles, storeFile } from '#platform/media/store-file.ts';
import type { Services } from '#platform/services.ts';

type Unsent = NonNullable<Awaited<ReturnType<typeof findUnsent>>>;

/** Stores a completely uploaded file, once, however often it is called. A rejected file is deleted. */
export async function finishFile(services: Services, { id, kind, bytes, file }: Unsent) {
  const { db, uploads, queue } = services;
  if (file || (await uploads.arrived(id)) !== bytes) return;
  /** Files to remove from storage at the end if no row refers to them. */
  const storedFiles: string[] = [];
  try {
    const arrived = await prepare(services, kind, uploads.pathOf(id), storedFiles);
    await db.transaction().execute(async (trx) => {
      const isFirst = await updateToArrived(trx, id, arrived);
      if (isFirst && arrived.state === 'processing')
        await queue.add(trx, makePlayable, { file: arrived.file });
    });
    await uploads.remove(id);
  } catch (error) {
    if (error instanceof AppError && error.status < 500) await deleteUnsentFile(services, id);
    throw error;
  } finally {
    await deleteUnusedFiles(services, storedFiles);
  }
}

async function prepare(services: Services, kind: AttachmentKind, path: string, storedFiles: string[]) {
  const file = { path, extension: (await extensionOf(path)) ?? '' };
  if (kind !== 'document') {
    const {
      state,
      file: name,
      bytes,
    } = await prepareFile(services, kind, { field: 'file', file }, storedFiles);
    return { state, file: name, bytes };
  }
  if (file.extension !== 'pdf') throw AppError.field('file', 'file_not_accepted', { accepted: 'document' });
  const { directory, discard } = await openTempDir();
  try {
    // The check rewrites the file. The upload stays as it came, to be finished later if the storage fails now.
    const checked = join(directory, 'checked.pdf');
    await copyFile(path, checked);
    const bytes = await checkPdf('file', checked);
    const name = await storeFile(services, 'private', checked, 'pdf');
    storedFiles.push(name);
    return { state: 'ready' as const, file: name, bytes };
  } finally {
    await discard();
  }
}

/** Deletes a file that was not sent, including the part uploaded so far. */
export async function deleteUnsentFile(services: Services, id: string) {
  const deleted = await deleteUnsent(services.db, id);
  await services.uploads.remove(id);
  if (deleted) await deleteUnusedFiles(services, [deleted.file, deleted.poster]);
}
