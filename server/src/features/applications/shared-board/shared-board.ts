import type { NewClientResponse, SharedPerson } from '@kirdaar/contract/applications/share-links';
import { MAX_SHARED } from '@kirdaar/contract/rules/limits';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import {
  findShareOfToken,
  listSharedApplicants,
  openShare,
  upsertResponse,
} from '#features/applications/shared-board/queries.ts';
import { type Original, sharedAddress } from '#features/applications/shared-board/watermarked-pictures.ts';
import { orThrow } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Returns what a share link shows: no children, no contact details, watermarked pictures. */
export async function readSharedBoard({ db, secrets, now }: Services, token: string) {
  const share = orThrow(await openShare(db, hashToken(token), now()), 'share_link_ended');

  const shared = await listSharedApplicants(db, share, now(), MAX_SHARED);
  const people = shared.map(({ photo, media, pick, rating, comment, ...person }): SharedPerson => {
    const pictures = picturesOf(photo, media).map(({ is_video, focus, ...original }) => {
      return { url: sharedAddress(secrets.media, share.id, original, now()) + focus, is_video };
    });
    return { ...person, pictures, response: { pick, rating, comment } };
  });
  const { label, title, expires_at, company_name } = share;
  return { label, title, expires_at, production_house_name: company_name, people };
}

type Media = Awaited<ReturnType<typeof listSharedApplicants>>[number]['media'];

/** A video is a still: watermarking each video for each link would take minutes. */
function picturesOf(photo: string | null, media: Media): (Original & { is_video: boolean; focus: string })[] {
  const [, drawer, name, focus = ''] =
    /^\/media\/(public|private)\/([\w-]+\.\w+)(#.*)?$/.exec(photo ?? '') ?? [];
  const shown = drawer === 'public' ? 'public' : 'private';
  const first = name ? [{ drawer: shown, name, is_video: false, focus } as const] : [];
  const sent = media.flatMap(({ kind, file, focus, poster }) => {
    const is_video = kind === 'video';
    const still = is_video ? poster : file;
    return still && still !== name
      ? [{ drawer: 'private' as const, name: still, is_video, focus: focus ? `#focus=${focus}` : '' }]
      : [];
  });
  return [...first, ...sent];
}

export async function saveResponse({ db, now }: Pick<Services, 'db' | 'now'>, said: NewClientResponse) {
  const share = orThrow(await findShareOfToken(db, hashToken(said.token), now()), 'share_link_ended');
  const response = orThrow(await upsertResponse(db, share, said, now()), 'applicants_not_found');
  return response;
}
