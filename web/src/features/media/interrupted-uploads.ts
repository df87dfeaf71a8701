import type { MediaKind } from '@kirdaar/contract/rules/vocabulary';
import { forgetAllKept, keepFile, readKept } from '#features/media/kept-uploads.ts';
import {
  addUploads,
  changeUpload,
  currentUploads,
  findUpload,
  type Upload,
} from '#features/media/upload-list.ts';
import { currentOwner, drop, goOn, pump } from '#features/media/upload-queue.ts';

/** Takes up what a reload interrupted of the uploads of whoever is logged in. */
export async function restoreUploads() {
  const owner = currentOwner();
  if (!owner) return;
  const kept = await readKept(owner);
  const interrupted = kept.filter(({ id }) => !findUpload(id));
  addUploads(interrupted.map((upload): Upload => ({ ...upload, state: restoredState(upload) })));
  pump();
}

/** The upload that waits for this very file to be chosen again. */
export function findAstray(kind: MediaKind, file: File): Upload | undefined {
  return currentUploads().find(
    (upload) => upload.state === 'astray' && upload.kind === kind && isOf(upload, file),
  );
}

/** Goes on with an upload whose file a reload took. */
export function giveFile(id: string, file: File) {
  changeUpload(id, { file });
  void keepFile(id, file);
  goOn(id);
}

/** Ends and forgets all uploads: the next person on this device must not find them. */
export function forgetUploads() {
  for (const { id } of currentUploads()) drop(id);
  void forgetAllKept();
}

/** Whether a file is the one that was being sent, as far as a browser tells. */
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
