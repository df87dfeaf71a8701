import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { idOf, seal, unseal } from '#platform/config/sealed-secret.ts';
import type { Keys } from '#platform/config/secrets.ts';
import type { Storage } from '#platform/storage/storage.ts';

const SEALED = 'sealed-';

/** With this begin the names of the files that are encrypted with the newest key. */
export function sealedPrefix([key]: Keys): string {
  return `${SEALED}${idOf(key).toString('hex')}-`;
}

/**
 * Encrypts the files with a sealed name, and what is rendered from them. The name is authenticated too, so a file
 * copied over another cannot be read in its place.
 */
export function sealDocuments(storage: Storage, keys: Keys): Storage {
  return {
    ...storage,
    put: async (drawer, name, source) => {
      if (!name.startsWith(SEALED)) return storage.put(drawer, name, source);
      const content = typeof source === 'string' ? await readFile(source) : source;
      return storage.put(drawer, name, seal(keys, name, content));
    },
    open: async (drawer, name) => {
      const file = await storage.open(drawer, name);
      if (!file || !name.startsWith(SEALED)) return file;
      const content = unseal(keys, name, await buffer(await file.read()));
      return {
        bytes: content.length,
        read: async (part) => Readable.from(part ? content.subarray(part.start, part.end + 1) : content),
      };
    },
  };
}
