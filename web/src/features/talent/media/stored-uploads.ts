import { inStore } from '#api/indexed-store.ts';
import type { Upload } from '#features/talent/media/upload-list.ts';

/* Keeps running uploads across a reload. Where storage fails, as in a private window, a reload ends them. */

/** Upload records without their files, which are large and never change. */
const UPLOADS = 'notes';
const FILES = 'files';
const database = { name: 'uploads', stores: [UPLOADS, FILES] };

type StoredUpload = Omit<Upload, 'file'>;

export function storeUpload({ file: _, ...note }: Upload): Promise<void> {
  return write(UPLOADS, (notes) => notes.put(note satisfies StoredUpload, note.id));
}

export function storeFile(id: string, file: File): Promise<void> {
  return write(FILES, (files) => files.put(file, id));
}

export async function deleteStoredUpload(id: string): Promise<void> {
  await write(UPLOADS, (notes) => notes.delete(id));
  await write(FILES, (files) => files.delete(id));
}

/** Forgets all uploads, so that the next person on this device does not find them. */
export async function deleteStoredUploads(): Promise<void> {
  await write(UPLOADS, (notes) => notes.clear());
  await write(FILES, (files) => files.clear());
}

/** The interrupted uploads of an account, with their files if the browser still has them. */
export async function readStoredUploads(owner: string): Promise<Upload[]> {
  // Only this module writes to this store, and only such values.
  const notes = (await read(UPLOADS, (store) => store.getAll())) as StoredUpload[] | undefined;
  const own = notes?.filter((note) => note.owner === owner) ?? [];
  return Promise.all(
    own.map(async (note) => {
      const file = await read(FILES, (store) => store.get(note.id));
      return { ...note, file: file instanceof File ? file : undefined };
    }),
  );
}

type Operation = (store: IDBObjectStore) => IDBRequest;

async function write(store: string, operation: Operation) {
  await inStore(database, store, 'readwrite', operation).catch(() => undefined);
}

function read(store: string, operation: Operation): Promise<unknown> {
  return inStore(database, store, 'readonly', operation).catch(() => undefined);
}
