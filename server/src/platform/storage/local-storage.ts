import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openStorage, type Storage } from '#platform/storage/storage.ts';

/** Stores files in a folder of this machine. */
export function localStorage(directory: string): Storage {
  const drafts = join(directory, 'drafts');
  return openStorage({
    put: async (drawer, name, source) => {
      const folder = join(directory, drawer);
      const draft = join(drafts, randomUUID());
      await mkdir(drafts, { recursive: true });
      await mkdir(folder, { recursive: true });
      try {
        await (typeof source === 'string' ? copyFile(source, draft) : writeFile(draft, source));
        await flush(draft);
        await rename(draft, join(folder, name));
      } catch (error) {
        // A full disk would stay full.
        await rm(draft, { force: true });
        throw error;
      }
      await flush(folder);
    },
    open: async (drawer, name) => {
      const path = join(directory, drawer, name);
      const found = await stat(path).catch(() => undefined);
      if (!found?.isFile()) return undefined;
      return { bytes: found.size, read: async (part) => createReadStream(path, part) };
    },
    list: (drawer) => readdir(join(directory, drawer)).catch(() => []),
    remove: (drawer, name) => rm(join(directory, drawer, name), { force: true }),
    removeDrafts: async (instant) => {
      await mkdir(drafts, { recursive: true });
      for (const name of await readdir(drafts)) {
        const found = await stat(join(drafts, name)).catch(() => undefined);
        if (found && found.mtime < instant) await rm(join(drafts, name), { force: true });
      }
    },
  });
}

/** Flushes written data to disk, as far as the machine can ensure it. */
async function flush(path: string) {
  const opened = await open(path);
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}
