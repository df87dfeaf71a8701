import { createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Storage } from '#platform/storage/storage.ts';

/** What cannot be made again: renditions are. */
const DRAWERS = ['public', 'private'] as const;

/** Copies files from the storage to a folder, as they are stored. Returns how many. */
export async function saveMedia(storage: Storage, folder: string): Promise<number> {
  let count = 0;
  for (const drawer of DRAWERS) {
    await mkdir(join(folder, drawer), { recursive: true, mode: 0o700 });
    for (const name of await storage.list(drawer)) {
      const file = await storage.open(drawer, name);
      // It was deleted meanwhile.
      if (!file) continue;
      await pipeline(await file.read(), createWriteStream(join(folder, drawer, name)));
      count += 1;
    }
  }
  return count;
}

/** Puts the files of such a folder into the storage. Returns how many. */
export async function loadMedia(storage: Storage, folder: string): Promise<number> {
  let count = 0;
  for (const drawer of DRAWERS)
    for (const name of await readdir(join(folder, drawer))) {
      await storage.put(drawer, name, join(folder, drawer, name));
      count += 1;
    }
  return count;
}
