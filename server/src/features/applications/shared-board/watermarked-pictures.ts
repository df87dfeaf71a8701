import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import { findShare, showsPicture } from '#features/applications/shared-board/queries.ts';
import type { Keys } from '#platform/config/secrets.ts';
import { openConcurrencyLimit } from '#platform/http/concurrency-limit.ts';
import { renderWatermarked } from '#platform/media/watermark.ts';
import type { Services } from '#platform/services.ts';
import { type Bucket, isSigned, signedQuery } from '#platform/storage/storage.ts';

export interface Original {
  drawer: Extract<Bucket, 'public' | 'private'>;
  name: string;
}

interface Signed extends Original {
  share: string;
  expires: number;
  signature: string;
}

interface Labelled {
  original: Original;
  label: string;
}

// About twenty megabytes.
const MAX_KEPT = 150;

/** Returns the URL of a picture in a share link. It works for ten minutes, and no longer than the link. */
export function sharedAddress(keys: Keys, share: string, { drawer, name }: Original, now: Date): string {
  const path = `shared/${share}/${drawer}/${name}`;
  return `/media/${path}?${signedQuery(keys, path, now)}`;
}

/** Renders watermarked pictures on request and caches them in memory, so that no copy outlives the link. */
export function openWatermarkedPictures({ db, secrets, storage, now }: Services) {
  const pass = openConcurrencyLimit({ atOnce: 2, waiting: 200 });
  const cache = new LRUCache<string, Buffer, Labelled>({
    max: MAX_KEPT,
    // Otherwise a request would fail when its picture is evicted before it is ready.
    ignoreFetchAbort: true,
    fetchMethod: async (_path, _stale, { context: { original, label } }) => {
      const file = await storage.open(original.drawer, original.name);
      return file && pass(async () => renderWatermarked(await buffer(await file.read()), label));
    },
  });

  /** Returns undefined once the URL or the link has ended, or the link no longer shows the picture. */
  return async function find({ share, drawer, name, expires, signature }: Signed) {
    const path = `shared/${share}/${drawer}/${name}`;
    if (!isSigned(secrets.media, path, expires, signature, now())) return undefined;
    const link = await findShare(db, share, now());
    if (!link || !(await showsPicture(db, link, name, now()))) return undefined;

    return cache.fetch(path, { context: { original: { drawer, name }, label: link.label } });
  };
}
