import type { IndexedDatabase } from '#api/indexed-store.ts';

/** What is known about the kept files, and the recordings of the other roles' lines. */
export const KEPT: IndexedDatabase & { stores: readonly ['takes', 'reader'] } = {
  name: 'takes',
  stores: ['takes', 'reader'],
};
const FOLDER = 'takes';

/** The folder of the origin private file system with the recordings of this device that may not be sent yet. */
export async function keptFolder(): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle(FOLDER, { create: true });
}

export async function readKeptFile(name: string): Promise<File | undefined> {
  try {
    return await (await (await keptFolder()).getFileHandle(name)).getFile();
  } catch {
    return undefined;
  }
}

export async function deleteKeptFile(name: string): Promise<void> {
  await (await keptFolder()).removeEntry(name).catch(() => undefined);
}

/** Forgets all of them, so that the next person on this device does not find them. */
export async function forgetKeptFiles(): Promise<void> {
  indexedDB.deleteDatabase(KEPT.name);
  const root = await navigator.storage?.getDirectory?.().catch(() => undefined);
  await root?.removeEntry(FOLDER, { recursive: true }).catch(() => undefined);
}
