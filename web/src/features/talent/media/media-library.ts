import type { Reply } from '@kirdaar/contract/api';
import { mediaRules } from '@kirdaar/contract/rules/media';
import type { MediaKind } from '@kirdaar/contract/rules/vocabulary';
import type { Medium } from '@kirdaar/contract/talent/media';
import type { Room } from '#features/talent/media/add-files.ts';
import { isSingleKind } from '#features/talent/media/media-texts.ts';
import type { Upload } from '#features/talent/media/upload-list.ts';
import { limit_reached } from '#words/rules/allowances.ts';
import * as words from '#words/talent/media.ts';

/** A talent's media and the limits, as `GET /api/user/media` returns them. */
export type MediaLibrary = Reply<'GET /api/user/media'>;

export function listOf({ media }: MediaLibrary, kind: MediaKind): Medium[] {
  return media.filter((medium) => medium.kind === kind).sort((one, other) => one.position - other.position);
}

/** Returns how many more files of a kind can be chosen. Running uploads are counted. */
export function roomFor(
  kind: MediaKind,
  { allowances, plan }: MediaLibrary,
  uploads: readonly Upload[],
): Room {
  if (isSingleKind(kind)) return { left: 1, full: words.single_only[kind] };
  const { allowance } = mediaRules[kind];
  const { used, limit } = allowances[kind];
  if (!allowance || limit === null) return { left: Number.POSITIVE_INFINITY, full: '' };
  const unfinished = uploads.filter(
    ({ state, replaces }) => !replaces && state !== 'invalid' && state !== 'rejected',
  );
  return { left: Math.max(0, limit - used - unfinished.length), full: limit_reached(allowance, limit, plan) };
}
