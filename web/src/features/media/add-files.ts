import type { MediaKind } from '@kirdaar/contract/rules/vocabulary';
import { uploadField } from '#api/upload-field.ts';
import { findAstray, giveFile } from '#features/media/interrupted-uploads.ts';
import { fileKindOf } from '#features/media/media-words.ts';
import { enqueue, turnAway } from '#features/media/upload-queue.ts';

/** How many more there may be, and what is said to one too many. */
export interface Room {
  left: number;
  full: string;
}

/** Sends the files that fit; each other is shown with the reason why it is not sent. */
export function addFiles(kind: MediaKind, files: readonly File[], { left, full }: Room) {
  const fresh = files.filter((file) => !continueAstray(kind, file));
  const fitting = fresh.filter((file) => isFit(kind, file));
  enqueue(kind, fitting.slice(0, left));
  for (const file of fitting.slice(left)) turnAway(kind, file, full);
}

/** Sends a file that takes the place of one that is there. */
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
