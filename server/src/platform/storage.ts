import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { Keys } from '#platform/secrets.ts';

const LINK_SECONDS = 600;

/** Keeps the files of the product: public ones under an unguessable address, private ones behind signed links. */
export interface Storage {
  readonly directory: string;
  /** Stores a file and returns its name in that drawer. */
  save: (drawer: Drawer, source: string | Buffer, extension: string) => Promise<string>;
  remove: (drawer: Drawer, name: string) => Promise<void>;
}

export type Drawer = 'public' | 'private';

/** Files in a folder of this machine. A file appears under its name only when it is whole. */
export function localStorage(directory: string): Storage {
  return {
    directory,
    save: async (drawer, source, extension) => {
      const name = `${randomUUID()}.${extension}`;
      const draft = join(directory, 'drafts', name);
      await mkdir(join(directory, 'drafts'), { recursive: true });
      await mkdir(join(directory, drawer), { recursive: true });
      await (typeof source === 'string' ? copyFile(source, draft) : writeFile(draft, source));
      await rename(draft, join(directory, drawer, name));
      return name;
    },
    remove: async (drawer, name) => {
      await rm(join(directory, drawer, name), { force: true });
      if (drawer === 'private') return;
      await rm(join(directory, 'renditions', parse(name).name), { recursive: true, force: true });
    },
  };
}

/** The address of a public file; it never changes what it shows. */
export function publicAddress(name: string): string {
  return `/media/public/${name}`;
}

/** An address of a private file that works for ten minutes. */
export function signedAddress([key]: Keys, name: string, now: Date): string {
  const expires = Math.floor(now.getTime() / 1000) + LINK_SECONDS;
  return `/media/private/${name}?expires=${expires}&signature=${signatureOf(key, name, expires)}`;
}

export function isSigned(keys: Keys, name: string, expires: number, signature: string, now: Date): boolean {
  const given = Buffer.from(signature);
  const fits = (expected: Buffer) => expected.length === given.length && timingSafeEqual(expected, given);
  return (
    expires * 1000 > now.getTime() && keys.some((key) => fits(Buffer.from(signatureOf(key, name, expires))))
  );
}

function signatureOf(key: Buffer, name: string, expires: number): string {
  return createHmac('sha256', key).update(`${name}\n${expires}`).digest('base64url');
}
