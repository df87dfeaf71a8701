import { buffer } from 'node:stream/consumers';
import { type RenditionFormat, renditionName } from '@kirdaar/contract/rules/renditions';
import { openGate } from '#platform/gate.ts';
import { renderNarrow } from '#platform/images.ts';
import type { Drawer, Storage, StoredFile } from '#platform/storage.ts';

/** A picture in one of the widths and formats of the contract. */
export interface Rendition {
  /** Where the stored picture lies, and its name without its ending. */
  drawer: Drawer;
  name: string;
  width: number;
  format: RenditionFormat;
}

/** Keeps the smaller renditions of the stored pictures; each is made when it is first asked for. */
export function openRenditions(storage: Storage) {
  const pass = openGate({ atOnce: 2, waiting: 200 });
  const underway = new Map<string, Promise<void>>();

  async function make({ width, format }: Rendition, original: StoredFile, file: string) {
    const picture = await pass(async () => renderNarrow(await buffer(await original.read()), width, format));
    await storage.put('renditions', file, picture);
  }

  /** Undefined when there is no such picture. */
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
