import { buffer } from 'node:stream/consumers';
import { makeMediumPlayable } from '#features/talent/media/make-medium-playable.ts';
import { listRetired, listUnpublished, updateMedium } from '#features/talent/media/queries.ts';
import { deleteUnusedFiles, storeFile } from '#platform/media/store-file.ts';
import type { Services } from '#platform/services.ts';
import type { Task } from '#platform/task.ts';

const AT_ONCE = 100;

/**
 * Deletes the public copies of pictures that fewer people may see, and gives pictures of known adults a public URL: at
 * eighteen, once the birth date is saved, or a new one.
 */
export async function publishPictures(services: Services) {
  const { db, storage, now } = services;
  await deleteUnusedFiles(services, await listRetired(db));
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

/** Runs each night for talent who turn eighteen, and whenever a birth date is saved or visibility changes. */
export const publishPicturesOfAdults: Task = {
  name: 'publish-pictures',
  schedule: '10 0 * * *',
  run: publishPictures,
};

export const makePlayable: Task<{ file: string }> = {
  name: 'make-playable',
  seconds: 1800,
  // One conversion already uses the whole processor.
  atOnce: 1,
  run: (services, { file }) => makeMediumPlayable(services, file),
};
