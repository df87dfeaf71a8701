import type { MediaKind } from '@kirdaar/contract/rules/vocabulary';
import { forgetAllKept, keepFile, readKept } from '#features/talent/media/kept-uploads.ts';
import {
  addUploads,
  changeUpload,
  currentUploads,
  findUpload,
  type Upload,
} from '#features/talent/media/upload-list.ts';
import { currentOwner, drop, goOn, pump } from '#features/talent/media/upload-queue.ts';

/** Resumes the logged-in user's uploads that a reload interrupted. */
export async function restoreUploads() {
  const owner = currentOwner();
  if (!owner) return;
  const kept = await readKept(owner);
  const interrupted = kept.filter(({ id }) => !findUpload(id));
  addUploads(interrupted.map((upload): Upload => ({ ...upload, state: restoredState(upload) })));
  pump();
}

/** Returns the upload that waits for exactly this file to be chosen again. */
export function findAstray(kind: MediaKind, file: File): Upload | undefined {
  return currentUploads().find(
    (upload) => upload.state === 'astray' && upload.kind === kind && isOf(upload, file),
  );
}

/** Resumes an upload whose file was lost in a reload. */
export function giveFile(id: string, file: File) {
  changeUpload(id, { file });
  void keepFile(id, file);
  goOn(id);
}

/** Cancels and forgets all uploads, so that the next person on this device does not find them. */
export function forgetUploads() {
  for (const { id } of currentUploads()) drop(id);
  void forgetAllKept();
}

/** Whether this is the file that was being uploaded, as far as a browser can tell. */
export function isOf(
  { name, size, lastModified }: Pick<Upload, 'name' | 'size' | 'lastModified'>,
  file: File,
): boolean {
  return name === file.name && size === file.size && lastModified === file.lastModified;
}

function restoredState({ file, state }: Upload): Upload['state'] {
  if (!file) return 'astray';
  return state === 'paused' || state === 'refused' ? state : 'waiting';
}
