import { addMedia } from '#features/talent/media/add-media.ts';
import { findMedium } from '#features/talent/media/queries.ts';
import { deleteUpload, findUpload, finishUpload } from '#features/talent/uploads/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import { extensionOf } from '#platform/http/multipart.ts';
import type { Services } from '#platform/services.ts';

type Upload = NonNullable<Awaited<ReturnType<typeof findUpload>>>;

/**
 * Creates a medium from a complete upload exactly once, also when several requests finish it; undefined while
 * data is missing. Deletes an upload that is rejected.
 */
export async function finishIfComplete(services: Services, upload: Upload) {
  const { db, now, uploads } = services;
  const { id, talent_id, kind, replaces, bytes } = upload;
  if (upload.media_id) return findMedium(db, talent_id, upload.media_id);
  if (upload.finished_at || (await uploads.arrived(id)) !== bytes) return undefined;

  const path = uploads.pathOf(id);
  const file = { path, extension: (await extensionOf(path)) ?? '' };
  const addition = { kind, field: 'file', file, ...(replaces && { replaces }) };
  try {
    const [medium] = await addMedia(services, talent_id, [addition], async (trx, added) => {
      for (const { id: media_id } of added) {
        if (!(await finishUpload(trx, id, media_id, now()))) throw new AppError('upload_not_found');
      }
    });
    await uploads.remove(id);
    return medium;
  } catch (error) {
    // A concurrent request may have finished it first.
    const finished = await findUpload(db, id, now());
    if (finished?.media_id) return findMedium(db, talent_id, finished.media_id);
    if (error instanceof AppError && error.status < 500) await discardUpload(services, id);
    throw error;
  }
}

/** Deletes an upload and the data received for it. */
export async function discardUpload({ db, uploads }: Services, id: string) {
  await deleteUpload(db, id);
  await uploads.remove(id);
}
