import { buffer } from 'node:stream/consumers';
import { findStandingShare } from '#features/shared-boards/queries.ts';
import { openGate } from '#platform/gate.ts';
import type { Keys } from '#platform/secrets.ts';
import type { Services } from '#platform/services.ts';
import { type Drawer, isSigned, signedQuery } from '#platform/storage.ts';
import { renderWatermarked } from '#platform/watermark.ts';

/** A stored picture. */
export interface Original {
  drawer: Extract<Drawer, 'public' | 'private'>;
  name: string;
}

export interface Signed extends Original {
  share: string;
  expires: number;
  signature: string;
}

// Some twenty megabytes.
const KEPT_MOST = 150;

/** The address of a picture as a link shows it: for ten minutes, and no longer than the link works. */
export function sharedAddress(keys: Keys, share: string, { drawer, name }: Original, now: Date): string {
  const path = `shared/${share}/${drawer}/${name}`;
  return `/media/${path}?${signedQuery(keys, path, now)}`;
}

/**
 * Finds pictures with the name of a link across. They are made on request and kept in the process for a while:
 * nothing of them lies on disk that would outlive the link or the picture.
 */
export function openWatermarkedPictures({ db, secrets, storage, now }: Services) {
  const pass = openGate({ atOnce: 2, waiting: 200 });
  const kept = new Map<string, Promise<Buffer | undefined>>();

  async function make({ drawer, name }: Original, label: string) {
    const file = await storage.open(drawer, name);
    return file && pass(async () => renderWatermarked(await buffer(await file.read()), label));
  }

  /** Undefined where the address, the link or the picture is none any more. */
  return async function find({ share, drawer, name, expires, signature }: Signed) {
    const path = `shared/${share}/${drawer}/${name}`;
    if (!isSigned(secrets.media, path, expires, signature, now())) return undefined;
    const standing = await findStandingShare(db, share, now());
    if (!standing) return undefined;

    const made = kept.get(path) ?? make({ drawer, name }, standing.label);
    // Whatever was asked for last is kept longest.
    kept.delete(path);
    kept.set(path, made);
    const [oldest] = kept.keys();
    if (kept.size > KEPT_MOST && oldest) kept.delete(oldest);
    made.then(
      (picture) => picture ?? kept.delete(path),
      () => kept.delete(path),
    );
    return made;
  };
}
