import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Readable } from 'node:stream';
import { renditionNames } from '@kirdaar/contract/rules/renditions';
import type { Keys } from '#platform/secrets.ts';

const LINK_SECONDS = 600;

/** Public files have an unguessable address, private ones signed links; renditions are made of either. */
export type Drawer = 'public' | 'private' | 'renditions';

/** A file's path, or its content. */
export type Source = string | Buffer;

/** A stored file, whole or in part; both ends of a part belong to it. */
export interface StoredFile {
  bytes: number;
  read: (part?: { start: number; end: number }) => Promise<Readable>;
}

/** Where files lie: a folder, or a bucket. */
export interface Store {
  /** Stores a file under a name. It is there when it is whole, and then outlives a crash. */
  put: (drawer: Drawer, name: string, source: Source) => Promise<void>;
  /** Undefined when there is none. */
  open: (drawer: Drawer, name: string) => Promise<StoredFile | undefined>;
  /** Removes a file; one that is not there is no failure. */
  remove: (drawer: Drawer, name: string) => Promise<void>;
}

/** Keeps the files of the product. A removed picture takes its renditions along. */
export interface Storage extends Store {
  /** Stores a file under a new name and returns that. */
  save: (drawer: Drawer, source: Source, extension: string) => Promise<string>;
}

export function openStorage(store: Store): Storage {
  return {
    ...store,
    save: async (drawer, source, extension) => {
      const name = newName(extension);
      await store.put(drawer, name, source);
      return name;
    },
    remove: async (drawer, name) => {
      await store.remove(drawer, name);
      for (const rendition of renditionNames(name)) await store.remove('renditions', rendition);
    },
  };
}

/** A name that nobody guesses and no stranger chose. */
export function newName(extension: string): string {
  return `${randomUUID()}.${extension}`;
}

/** The address of a public file; it never changes what it shows. */
export function publicAddress(name: string): string {
  return `/media/public/${name}`;
}

const privateAddress = /^\/media\/private\/([\w-]+\.\w+)$/;

/** The address of a stored picture as it may be shown now: one in the private drawer is signed. */
export function shownAddress<T extends string | null>(keys: Keys, address: T, now: Date): T | string {
  const name = privateAddress.exec(address ?? '')?.[1];
  return name ? signedAddress(keys, name, now) : address;
}

/** An address of a private file that works for ten minutes. */
export function signedAddress(keys: Keys, name: string, now: Date): string {
  return `/media/private/${name}?${signedQuery(keys, name, now)}`;
}

/** What makes an address work for ten minutes for whoever holds it. */
export function signedQuery([key]: Keys, name: string, now: Date): string {
  const expires = Math.floor(now.getTime() / 1000) + LINK_SECONDS;
  return `expires=${expires}&signature=${signatureOf(key, name, expires)}`;
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
