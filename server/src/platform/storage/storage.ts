import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Readable } from 'node:stream';
import { renditionNames } from '@kirdaar/contract/rules/renditions';
import { z } from 'zod';
import type { Keys } from '#platform/config/secrets.ts';

const LINK_MS = 600_000;

/** Public files have unguessable URLs, private files signed URLs; renditions are made of both. */
export type Bucket = 'public' | 'private' | 'renditions';

/** The path of a file, or its content. */
export type Source = string | Buffer;

/** A stored file, read completely or in part; both ends of a part are inclusive. */
export interface StoredFile {
  bytes: number;
  read: (part?: { start: number; end: number }) => Promise<Readable>;
}

/** Where files are stored: a folder or a bucket. */
export interface Store {
  /** Stores a file under a name. It appears only when complete, and then survives a crash. */
  put: (drawer: Bucket, name: string, source: Source) => Promise<void>;
  /** Returns undefined when there is no such file. */
  open: (drawer: Bucket, name: string) => Promise<StoredFile | undefined>;
  /** Returns the names of all files. */
  list: (drawer: Bucket) => Promise<string[]>;
  /** Removes a file; a missing file is not an error. */
  remove: (drawer: Bucket, name: string) => Promise<void>;
  /** Removes what was being stored when a process was killed, if it has not grown since an instant. */
  removeDrafts: (instant: Date) => Promise<void>;
}

/** Stores the product's files. Removing a picture also removes its renditions. */
export interface Storage extends Store {
  /** Stores a file under a new name and returns the name. */
  save: (drawer: Bucket, source: Source, extension: string) => Promise<string>;
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

/** Returns an unguessable name that contains nothing from the uploader. */
export function newName(extension: string): string {
  return `${randomUUID()}.${extension}`;
}

/** The URL of a public file; its content never changes. */
export function publicAddress(name: string): string {
  return `/media/public/${name}`;
}

const privateAddress = /^\/media\/private\/([\w-]+\.\w+)(#.*)?$/;

/** Returns the current URL of a stored picture, signed if the picture is private. */
export function shownAddress<T extends string | null>(keys: Keys, address: T, now: Date): T | string {
  const [, name, focus = ''] = privateAddress.exec(address ?? '') ?? [];
  return name ? signedAddress(keys, name, now) + focus : address;
}

/** Returns a URL of a private file that works for ten minutes. */
export function signedAddress(keys: Keys, name: string, now: Date): string {
  return `/media/private/${name}?${signedQuery(keys, name, now)}`;
}

/** Returns the query that lets anyone with the URL open the file for ten minutes, or another time. */
export function signedQuery([key]: Keys, name: string, now: Date, duration = LINK_MS): string {
  const expires = now.getTime() + duration;
  return `expires=${expires}&signature=${signatureOf(key, name, expires)}`;
}

/** Returns when a link was made that expires at this time, in milliseconds. */
export function linkMadeAt(expires: number): Date {
  return new Date(expires - LINK_MS);
}

/** The query of a signed link. */
export const signedLink = z.object({ expires: z.coerce.number().int(), signature: z.string() });

export function isSigned(keys: Keys, name: string, expires: number, signature: string, now: Date): boolean {
  const given = Buffer.from(signature);
  const fits = (expected: Buffer) => expected.length === given.length && timingSafeEqual(expected, given);
  return expires > now.getTime() && keys.some((key) => fits(Buffer.from(signatureOf(key, name, expires))));
}

function signatureOf(key: Buffer, name: string, expires: number): string {
  return createHmac('sha256', key).update(`${name}\n${expires}`).digest('base64url');
}
