import type { MediaKind } from '@kirdaar/contract/rules/vocabulary';
import { deleteStoredUploads, readStoredUploads, storeFile } from '#features/talent/media/stored-uploads.ts';
import {
  addUploads,
  changeUpload,
  currentUploads,
  findUpload,
  type Upload,
} from '#features/talent/media/upload-list.ts';
import { currentOwner, drop, resume, startQueued } from '#features/talent/media/upload-queue.ts';

/** Resumes the logged-in user's uploads that a reload interrupted. */
export async function restoreUploads() {
  const owner = currentOwner();
  if (!owner) return;
  const stored = await readStoredUploads(owner);
  const interrupted = stored.filter(({ id }) => !findUpload(id));
  addUploads(interrupted.map((upload): Upload => ({ ...upload, state: restoredState(upload) })));
  startQueued();
}

/** Returns the upload that waits for exactly this file to be chosen again. */
export function findUploadMissingFile(kind: MediaKind, file: File): Upload | undefined {
  return currentUploads().find(
    (upload) => upload.state === 'file_missing' && upload.kind === kind && isSameFile(upload, file),
  );
}

/** Resumes an upload whose file was lost in a reload. */
export function resumeWithFile(id: string, file: File) {
  changeUpload(id, { file });
  void storeFile(id, file);
  resume(id);
}

/** Cancels and forgets all uploads, so that the next person on this device does not find them. */
export function discardUploads() {
  for (const { id } of currentUploads()) drop(id);
  void deleteStoredUploads();
}

/** Whether this is the file that was being uploaded, as far as a browser can tell. */
export function isSameFile(
  { name, size, lastModified }: Pick<Upload, 'name' | 'size' | 'lastModified'>,
  file: File,
): boolean {
  return name === file.name && size === file.size && lastModified === file.lastModified;
}

function restoredState({ file, state }: Upload): Upload['state'] {
  if (!file) return 'file_missing';
  return state === 'paused' || state === 'rejected' ? state : 'waiting';
}
