import type { NewClientResponse, SharedPerson } from '@kirdaar/contract/applications/share-links';
import { FULL_AGE, MAX_SHARED } from '@kirdaar/contract/rules/limits';
import { shownAge } from '@kirdaar/contract/rules/profile-filters';
import { firstNameOf } from '#features/accounts/guardians/guardianship.ts';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import { upsertResponse } from '#features/applications/client-viewers/queries.ts';
import {
  findViewer,
  insertChildrenShown,
  listSharedApplicants,
  openShare,
  type Viewer,
} from '#features/applications/shared-board/queries.ts';
import { type Original, sharedAddress } from '#features/applications/shared-board/watermarked-pictures.ts';
import { orThrow } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Returns what a share link says to everyone, and to its viewers the applicants, without contact details. */
export async function readSharedBoard(
  services: Services,
  { token, viewer: shown }: { token: string; viewer?: string | undefined },
) {
  const { db, now } = services;
  // The page of a viewer reads it twice: on the server, and then in the browser, which knows the viewer.
  const share = orThrow(await openShare(db, hashToken(token), now(), shown ? 0 : 1), 'share_link_ended');
  const viewer = shown ? await findViewer(db, { token_hash: hashToken(shown) }, now()) : undefined;
  const known = viewer?.id === share.id ? viewer : undefined;
  const people = known ? await readPeople(services, known) : [];
  const { label, title, expires_at, company_name, proves_email } = share;
  const facts = { label, title, expires_at, proves_email, production_house_name: company_name };
  return { ...facts, viewer: known?.viewer ?? null, people };
}

async function readPeople({ db, secrets, now }: Services, viewer: Viewer): Promise<SharedPerson[]> {
  if (viewer.shows_children) await insertChildrenShown(db, viewer, now());
  const shared = await listSharedApplicants(db, viewer, now(), MAX_SHARED);
  return shared.map(({ photo, media, pick, rating, comment, age, ...facts }) => {
    const pictures = picturesOf(photo, media).map(({ original, focus, ...shown }) => {
      return { url: original && sharedAddress(secrets.media, viewer.id, original, now()) + focus, ...shown };
    });
    const person = { ...facts, ...shownAge(age), pictures, response: { pick, rating, comment } };
    // Only of a person whom the house added, an adult, the age is unknown.
    return age !== null && age < FULL_AGE ? { ...person, ...onlyOfChild(facts.name) } : person;
  });
}

/** What a client sees of a child besides the pictures: the first name and the age band. */
function onlyOfChild(name: string) {
  const none = { gender: null, city: null, height: null, body_type: null, languages: [], skills: [] };
  return { ...none, name: firstNameOf({ name }) };
}

interface SharedMedium {
  /** The picture, or the still of a video if there is one. */
  original: Original | null;
  /** The fragment of its URL that says where it may be cropped, or ''. */
  focus: string;
  video: string | null;
  is_take: boolean;
  comments: Media[number]['comments'];
}
type Media = Awaited<ReturnType<typeof listSharedApplicants>>[number]['media'];

/** Of a video the still, and its id if it can be played: watermarking each video would take minutes. */
function picturesOf(photo: string | null, media: Media): SharedMedium[] {
  const [, drawer, name, focus = ''] =
    /^\/media\/(public|private)\/([\w-]+\.\w+)(#.*)?$/.exec(photo ?? '') ?? [];
  const shown = drawer === 'public' ? 'public' : 'private';
  const first = name
    ? [{ original: { drawer: shown, name } as const, focus, video: null, is_take: false, comments: [] }]
    : [];
  const sent = media.flatMap(({ id, kind, state, file, focus, poster, is_take, comments }) => {
    const video = kind === 'video' && state === 'ready' ? id : null;
    const still = kind === 'video' ? poster : file;
    const original = still ? { drawer: 'private' as const, name: still } : null;
    if (still === name || !(original ?? video)) return [];
    return [{ original, focus: fragmentOf(focus), video, is_take, comments }];
  });
  return [...first, ...sent];
}

function fragmentOf(focus: string | null): string {
  return focus ? `#focus=${focus}` : '';
}

export async function saveResponse({ db, now }: Pick<Services, 'db' | 'now'>, said: NewClientResponse) {
  const viewer = orThrow(
    await findViewer(db, { token_hash: hashToken(said.viewer) }, now()),
    'share_link_ended',
  );
  return orThrow(await upsertResponse(db, viewer, said, now()), 'applicants_not_found');
}
