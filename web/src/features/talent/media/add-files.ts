import type { MediaKind } from '@kirdaar/contract/rules/vocabulary';
import { uploadField } from '#api/upload-field.ts';
import { findAstray, giveFile } from '#features/talent/media/interrupted-uploads.ts';
import { fileKindOf } from '#features/talent/media/media-texts.ts';
import { enqueue, turnAway } from '#features/talent/media/upload-queue.ts';

/** How many more files are allowed, and the message for those beyond the limit. */
export interface Room {
  left: number;
  full: string;
}

/** Uploads the valid files up to the limit and lists the others with the reason. */
export function addFiles(kind: MediaKind, files: readonly File[], { left, full }: Room) {
  const fresh = files.filter((file) => !continueAstray(kind, file));
  const fitting = fresh.filter((file) => isFit(kind, file));
  enqueue(kind, fitting.slice(0, left));
  for (const file of fitting.slice(left)) turnAway(kind, file, full);
}

/** Uploads a file that replaces an existing one. */
export function replaceBy(kind: MediaKind, replaced: string, file: File) {
  if (isFit(kind, file)) enqueue(kind, [file], replaced);
}

function continueAstray(kind: MediaKind, file: File): boolean {
  const astray = findAstray(kind, file);
  if (astray) giveFile(astray.id, file);
  return astray !== undefined;
}

function isFit(kind: MediaKind, file: File): boolean {
  const complaint = uploadField(fileKindOf(kind)).checkFile(file);
  if (complaint) turnAway(kind, file, complaint);
  return complaint === undefined;
}
