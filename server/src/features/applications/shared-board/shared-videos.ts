import { extname } from 'node:path';
import type { NewTakeComment } from '@kirdaar/contract/applications/take-comments';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import { upsertTakeComment, upsertTakeView } from '#features/applications/client-viewers/queries.ts';
import { findSharedVideo, findViewer } from '#features/applications/shared-board/queries.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';
import { isSigned, signedQuery } from '#platform/storage/storage.ts';

interface Signed {
  viewer: string;
  video: string;
  expires: number;
  signature: string;
}

/** Returns a URL that plays a video to one viewer for ten minutes. It does not name the stored file. */
export async function addressOfVideo(
  { db, now, secrets }: Services,
  { viewer: token, video }: { viewer: string; video: string },
): Promise<string> {
  const viewer = orThrow(await findViewer(db, { token_hash: hashToken(token) }, now()), 'share_link_ended');
  const { is_take } = orThrow(await findSharedVideo(db, viewer, video, now()), 'file_not_found');
  if (is_take) await upsertTakeView(db, video, { client_viewer_id: viewer.viewer_id }, now());
  const path = pathOf(viewer.viewer_id, video);
  return `/media/${path}?${signedQuery(secrets.media, path, now())}`;
}

/** Keeps what a viewer says about a moment of a take that the link shows. */
export async function commentAsClient(
  { db, now }: Services,
  { viewer: token, video, ...said }: NewTakeComment & { viewer: string; video: string },
) {
  const viewer = orThrow(await findViewer(db, { token_hash: hashToken(token) }, now()), 'share_link_ended');
  const { is_take } = orThrow(await findSharedVideo(db, viewer, video, now()), 'file_not_found');
  if (!is_take) throw new AppError('take_not_found');
  const by = { client_viewer_id: viewer.viewer_id };
  orThrow(await upsertTakeComment(db, video, by, said, now()), 'take_comment_not_found');
}

/** Returns the file of a video; undefined once the URL, the link or what it shows has ended. */
export async function findVideo({ db, now, secrets, storage }: Services, requested: Signed) {
  const { viewer: id, video, expires, signature } = requested;
  if (!isSigned(secrets.media, pathOf(id, video), expires, signature, now())) return undefined;
  const viewer = await findViewer(db, { id }, now());
  const shown = viewer && (await findSharedVideo(db, viewer, video, now()));
  if (!shown) return undefined;
  const file = await storage.open('private', shown.file);
  return { name: `${video}${extname(shown.file)}`, file };
}

function pathOf(viewer: string, video: string): string {
  return `shared-videos/${viewer}/${video}`;
}
