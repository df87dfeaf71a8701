import { buffer } from 'node:stream/consumers';
import { findSides } from '#features/auditions/self-tapes/queries.ts';
import { openConcurrencyLimit } from '#platform/http/concurrency-limit.ts';
import { watermarkPdf } from '#platform/media/watermark.ts';
import type { Services } from '#platform/services.ts';
import { isSigned, signedQuery } from '#platform/storage/storage.ts';

const pass = openConcurrencyLimit({ atOnce: 2, waiting: 50, ofOneClient: 10, runningOfOneClient: 1 });

/** Returns a URL of the sides with the name of their reader on each page. It works for ten minutes. */
export function addressOfSides(
  { secrets, now }: Pick<Services, 'secrets' | 'now'>,
  selfTapeId: string,
): string {
  const path = pathOf(selfTapeId);
  return `/media/${path}?${signedQuery(secrets.media, path, now())}`;
}

/** Returns the sides with the reader's name on each page; undefined once the URL has expired. */
export async function findMarkedSides(
  { db, now, secrets, storage }: Services,
  { id, expires, signature }: { id: string; expires: number; signature: string },
): Promise<Buffer | undefined> {
  if (!isSigned(secrets.media, pathOf(id), expires, signature, now())) return undefined;
  const found = await findSides(db, id);
  const stored = found && (await storage.open('private', found.sides));
  return (
    stored && pass(async () => watermarkPdf(await buffer(await stored.read()), found.name), found.talent_id)
  );
}

function pathOf(id: string): string {
  return `sides/${id}.pdf`;
}
