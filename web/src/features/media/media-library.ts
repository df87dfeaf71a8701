import type { Reply } from '@kirdaar/contract/api';
import type { Medium } from '@kirdaar/contract/media';
import { limitReached } from '@kirdaar/contract/rules/allowances';
import { mediaRules } from '@kirdaar/contract/rules/media';
import type { MediaKind } from '@kirdaar/contract/rules/vocabulary';
import type { Room } from '#features/media/add-files.ts';
import type { Upload } from '#features/media/upload-list.ts';

/** All of a talent's media and how many there may be, as `GET /api/user/media` answers. */
export type MediaLibrary = Reply<'GET /api/user/media'>;

export function listOf({ media }: MediaLibrary, kind: MediaKind): Medium[] {
  return media.filter((medium) => medium.kind === kind).sort((one, other) => one.position - other.position);
}

/** How many more of a kind may be chosen, with what is on its way already counted. */
export function roomFor(
  kind: MediaKind,
  { allowances, plan }: MediaLibrary,
  uploads: readonly Upload[],
): Room {
  const { allowance, noun } = mediaRules[kind];
  if (!allowance) return { left: 1, full: `There is one ${noun}. Please choose a single picture.` };
  const { used, limit } = allowances[kind];
  if (limit === null) return { left: Number.POSITIVE_INFINITY, full: '' };
  const coming = uploads.filter(
    ({ state, replaces }) => !replaces && state !== 'unfit' && state !== 'refused',
  );
  return { left: Math.max(0, limit - used - coming.length), full: limitReached(allowance, limit, plan) };
}
