import { buffer } from 'node:stream/consumers';
import { type RenditionFormat, renditionName } from '@kirdaar/contract/rules/renditions';
import { openConcurrencyLimit } from '#platform/http/concurrency-limit.ts';
import { renderNarrow } from '#platform/media/images.ts';
import type { Bucket, Storage, StoredFile } from '#platform/storage/storage.ts';

/** A picture in one of the contract's widths and formats. */
export interface Rendition {
  /** The bucket of the stored picture; `name` is its name without extension. */
  drawer: Bucket;
  name: string;
  width: number;
  format: RenditionFormat;
}

/** Serves smaller renditions of stored pictures; each is created on the first request. */
export function openRenditions(storage: Storage) {
  const pass = openConcurrencyLimit({ atOnce: 2, waiting: 200 });
  const underway = new Map<string, Promise<void>>();

  async function make({ width, format }: Rendition, original: StoredFile, file: string) {
    const picture = await pass(async () => renderNarrow(await buffer(await original.read()), width, format));
    await storage.put('renditions', file, picture);
  }

  /** Returns undefined when there is no such picture. */
  return async function find(rendition: Rendition): Promise<StoredFile | undefined> {
    const { drawer, name, width, format } = rendition;
    const original = await storage.open(drawer, `${name}.webp`);
    if (!original) return undefined;
    const file = renditionName(name, width, format);
    const made = await storage.open('renditions', file);
    if (made) return made;
    const making = underway.get(file) ?? make(rendition, original, file).finally(() => underway.delete(file));
    underway.set(file, making);
    await making;
    return storage.open('renditions', file);
  };
}
