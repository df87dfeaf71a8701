import { addMedia } from '#features/media/add-media.ts';
import { findMedium } from '#features/media/queries.ts';
import { deleteUpload, findUpload, finishUpload } from '#features/uploads/queries.ts';
import { extensionOf } from '#platform/multipart.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

type Upload = NonNullable<Awaited<ReturnType<typeof findUpload>>>;

/**
 * Makes a medium of an upload that has arrived whole, once, whoever notices it and however often; undefined while
 * pieces are missing. An upload that is refused is forgotten.
 */
export async function finishArrived(services: Services, upload: Upload) {
  const { db, now, pieces } = services;
  const { id, talent_id, kind, replaces, bytes } = upload;
  if (upload.media_id) return findMedium(db, talent_id, upload.media_id);
  if (upload.finished_at || (await pieces.arrived(id)) !== bytes) return undefined;

  const path = pieces.pathOf(id);
  const file = { path, extension: (await extensionOf(path)) ?? '' };
  const addition = { kind, field: 'file', file, ...(replaces && { replaces }) };
  try {
    const [medium] = await addMedia(services, talent_id, [addition], async (trx, added) => {
      for (const { id: media_id } of added) {
        if (!(await finishUpload(trx, id, media_id, now())))
          throw new Refusal(404, 'There is no such upload.');
      }
    });
    await pieces.remove(id);
    return medium;
  } catch (error) {
    // Somebody else noticed it too, and was quicker.
    const finished = await findUpload(db, id, now());
    if (finished?.media_id) return findMedium(db, talent_id, finished.media_id);
    if (error instanceof Refusal && error.status < 500) await forgetUpload(services, id);
    throw error;
  }
}

/** Forgets an upload and what has arrived of it. */
export async function forgetUpload({ db, pieces }: Services, id: string) {
  await deleteUpload(db, id);
  await pieces.remove(id);
}
