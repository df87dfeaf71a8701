import type { MediaKind } from '@kirdaar/contract/rules/vocabulary';
import { uploadField } from '#api/upload-field.ts';
import { findUploadMissingFile, resumeWithFile } from '#features/talent/media/interrupted-uploads.ts';
import { fileKindOf } from '#features/talent/media/media-texts.ts';
import { enqueue, rejectFile } from '#features/talent/media/upload-queue.ts';

/** How many more files are allowed, and the message for those beyond the limit. */
export interface Room {
  left: number;
  full: string;
}

/** Uploads the valid files up to the limit and lists the others with the reason. */
export async function addFiles(kind: MediaKind, files: readonly File[], { left, full }: Room) {
  const fresh = files.filter((file) => !resumeInterrupted(kind, file));
  const fits = await Promise.all(fresh.map((file) => isFit(kind, file)));
  const valid = fresh.filter((_, place) => fits[place]);
  enqueue(kind, valid.slice(0, left));
  for (const file of valid.slice(left)) rejectFile(kind, file, full);
}

/** Uploads a file that replaces an existing one. */
export async function replaceBy(kind: MediaKind, replaced: string, file: File) {
  if (await isFit(kind, file)) enqueue(kind, [file], replaced);
}

function resumeInterrupted(kind: MediaKind, file: File): boolean {
  const interrupted = findUploadMissingFile(kind, file);
  if (interrupted) resumeWithFile(interrupted.id, file);
  return interrupted !== undefined;
}

async function isFit(kind: MediaKind, file: File): Promise<boolean> {
  const problem = await uploadField(fileKindOf(kind)).inspectFile(file);
  if (problem) rejectFile(kind, file, problem);
  return problem === undefined;
}
