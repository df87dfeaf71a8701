import { SHARED_MOST } from '@kirdaar/contract/rules/limits';
import type { SharedPerson } from '@kirdaar/contract/shared-boards';
import { hashToken } from '#features/identity/session-token.ts';
import { listShared, openShare } from '#features/shared-boards/queries.ts';
import { type Original, sharedAddress } from '#features/shared-boards/watermarked-pictures.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

/** What is behind a shared address: never a child, no contact, and pictures that say for whom they are. */
export async function readSharedBoard({ db, secrets, now }: Services, token: string) {
  const share = await openShare(db, hashToken(token), now());
  if (!share) throw new Refusal(404, 'This link has ended.');

  const shared = await listShared(db, share, now(), SHARED_MOST);
  const people = shared.map(({ photo, media, ...person }): SharedPerson => {
    const pictures = picturesOf(photo, media).map(({ is_video, ...original }) => {
      return { url: sharedAddress(secrets.media, share.id, original, now()), is_video };
    });
    return { ...person, pictures };
  });
  const { label, title, expires_at, company_name } = share;
  return { label, title, expires_at, production_house_name: company_name, people };
}

type Media = Awaited<ReturnType<typeof listShared>>[number]['media'];

/** Videos are shown by a still: to burn a name into each for each link would take minutes of the machine. */
function picturesOf(photo: string | null, media: Media): (Original & { is_video: boolean })[] {
  const [, drawer, name] = /^\/media\/(public|private)\/([\w-]+\.\w+)$/.exec(photo ?? '') ?? [];
  const first = name
    ? [{ drawer: drawer === 'public' ? ('public' as const) : ('private' as const), name }]
    : [];
  const sent = media.flatMap(({ kind, file, poster }) => {
    const still = kind === 'video' ? poster : file;
    return still && still !== name
      ? [{ drawer: 'private' as const, name: still, is_video: kind === 'video' }]
      : [];
  });
  return [...first.map((original) => ({ ...original, is_video: false })), ...sent];
}
