import { findDownload } from '#features/auditions/tape-room/queries.ts';
import { hasLinkEnded } from '#platform/media/queries.ts';
import type { Services } from '#platform/services.ts';
import { isSigned, signedQuery } from '#platform/storage/storage.ts';

interface Named {
  title: string;
  name: string;
  take: number;
}

/** Returns a URL that downloads a take for ten minutes, named for the house: `Role_Name_take1.mp4`. */
export function addressOfDownload(
  { secrets, now }: Services,
  id: string,
  { title, name, take }: Named,
): string {
  const file = `${plain(title)}_${plain(name)}_take${take}.mp4`;
  return `/media/takes/${id}/${encodeURIComponent(file)}?${signedQuery(secrets.media, pathOf(id), now())}`;
}

/** Letters and digits of any script, with hyphens between them. */
function plain(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
}

/** Returns the file of a take; undefined once the URL has ended, or the talent no longer allows it. */
export async function findDownloaded(
  { db, now, secrets, storage }: Services,
  { id, expires, signature }: { id: string; expires: number; signature: string },
) {
  if (!isSigned(secrets.media, pathOf(id), expires, signature, now())) return undefined;
  const take = await findDownload(db, id);
  if (!take || (await hasLinkEnded(db, take.file, expires))) return undefined;
  return { name: `${id}.mp4`, file: await storage.open('private', take.file) };
}

function pathOf(id: string): string {
  return `takes/${id}`;
}
