import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenditionFormat } from '@kirdaar/contract/rules/renditions';
import { openGate } from '#platform/gate.ts';
import { renderNarrow } from '#platform/images.ts';

/** A picture in one of the widths and formats of the contract. */
export interface Rendition {
  /** The name of the stored picture, without its ending. */
  name: string;
  width: number;
  format: RenditionFormat;
}

/** Keeps the smaller renditions of the public pictures in a folder; each is made when it is first asked for. */
export function openRenditions(directory: string) {
  const pass = openGate({ atOnce: 2, waiting: 200 });
  const underway = new Map<string, Promise<void>>();

  async function make({ name, width, format }: Rendition, path: string) {
    const original = join(directory, 'public', `${name}.webp`);
    const picture = await pass(() => renderNarrow(original, width, format));
    const draft = join(directory, 'drafts', randomUUID());
    await mkdir(join(directory, 'drafts'), { recursive: true });
    await mkdir(join(directory, 'renditions', name), { recursive: true });
    await writeFile(draft, picture);
    await rename(draft, path);
  }

  /** The file's path within the folder; undefined when there is no such picture. */
  return async function find(rendition: Rendition): Promise<string | undefined> {
    const { name, width, format } = rendition;
    if (!(await exists(join(directory, 'public', `${name}.webp`)))) return undefined;
    const file = join('renditions', name, `${width}.${format}`);
    const path = join(directory, file);
    if (await exists(path)) return file;
    const making = underway.get(file) ?? make(rendition, path).finally(() => underway.delete(file));
    underway.set(file, making);
    await making;
    return file;
  };
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
