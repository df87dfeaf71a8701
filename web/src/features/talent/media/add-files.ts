import type { Reply } from '@kirdaar/contract/api';
import { mediaRules } from '@kirdaar/contract/rules/media';
import type { MediaKind } from '@kirdaar/contract/rules/vocabulary';
import { uploadField } from '#api/upload-field.ts';
import { fileKindOf, isSingleKind } from '#features/talent/media/media-texts.ts';
import type { Upload } from '#features/talent/media/upload-list.ts';
import {
  enqueue,
  findUploadMissingFile,
  rejectFile,
  resumeWithFile,
} from '#features/talent/media/upload-queue.ts';
import { limit_reached } from '#words/rules/allowances.ts';
import * as words from '#words/talent/media.ts';

export type MediaLibrary = Reply<'GET /api/user/media'>;

/** How many more files are allowed, and the message for those beyond the limit. */
export interface Room {
  left: number;
  full: string;
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

/** Uploads the valid files up to the limit and lists the others with the reason. */
export async function addFiles(kind: MediaKind, files: readonly File[], { left, full }: Room) {
  const fresh = files.filter((file) => {
    const interrupted = findUploadMissingFile(kind, file);
    if (interrupted) resumeWithFile(interrupted.id, file);
    return !interrupted;
  });
  const fits = await Promise.all(fresh.map((file) => isFit(kind, file)));
  const valid = fresh.filter((_, place) => fits[place]);
  enqueue(kind, valid.slice(0, left));
  for (const file of valid.slice(left)) rejectFile(kind, file, full);
}

export async function replaceBy(kind: MediaKind, replaced: string, file: File) {
  if (await isFit(kind, file)) enqueue(kind, [file], replaced);
}

async function isFit(kind: MediaKind, file: File): Promise<boolean> {
  const problem = await uploadField(fileKindOf(kind)).inspectFile(file);
  if (problem) rejectFile(kind, file, problem);
  return problem === undefined;
}
