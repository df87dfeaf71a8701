import { buffer } from 'node:stream/consumers';
import { listUnpublished, updateMedium } from '#features/media/queries.ts';
import { dropFiles, keepFile } from '#features/stored-files/keep-file.ts';
import type { Services } from '#platform/services.ts';

const AT_ONCE = 100;

/**
 * Gives the pictures of whoever is known to be of age an address that never ends: after the eighteenth birthday,
 * or once the birth date is told.
 */
export async function publishPictures(services: Services) {
  const { db, storage, now } = services;
  for (const { id, talent_id, file } of await listUnpublished(db, now(), AT_ONCE)) {
    const stored = await storage.open('private', file);
    if (!stored) continue;
    const public_file = await keepFile(services, 'public', await buffer(await stored.read()), 'webp');
    try {
      await updateMedium(db, talent_id, id, { public_file });
    } finally {
      // Unless the picture refers to it: it may have been deleted meanwhile.
      await dropFiles(services, [public_file]);
    }
  }
}
