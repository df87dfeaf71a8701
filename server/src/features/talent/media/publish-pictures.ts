import { buffer } from 'node:stream/consumers';
import { listUnpublished, updateMedium } from '#features/talent/media/queries.ts';
import { deleteUnusedFiles, storeFile } from '#platform/media/store-file.ts';
import type { Services } from '#platform/services.ts';

const AT_ONCE = 100;

/**
 * Gives the pictures of talent known to be adults a permanent public URL: after the eighteenth birthday, or
 * once the birth date is saved.
 */
export async function publishPictures(services: Services) {
  const { db, storage, now } = services;
  for (const { id, talent_id, file } of await listUnpublished(db, now(), AT_ONCE)) {
    const stored = await storage.open('private', file);
    if (!stored) continue;
    const public_file = await storeFile(services, 'public', await buffer(await stored.read()), 'webp');
    try {
      await updateMedium(db, talent_id, id, { public_file });
    } finally {
      // Deletes the copy unless the picture refers to it; the picture may have been deleted meanwhile.
      await deleteUnusedFiles(services, [public_file]);
    }
  }
}
