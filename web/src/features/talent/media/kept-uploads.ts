import type { Upload } from '#features/talent/media/upload-list.ts';

/**
 * Keeps running uploads in this browser so that a reload does not end them. Where storage is not possible,
 * such as in a private window or on a full disk, uploads still run, but a reload ends them.
 */

const DATABASE = 'uploads';
/** Upload records without their files, which are large and never change. */
const NOTES = 'notes';
const FILES = 'files';

type Note = Omit<Upload, 'file'>;

export function keepNote({ file: _, ...note }: Upload): Promise<void> {
  return write(NOTES, (notes) => notes.put(note satisfies Note, note.id));
}

export function keepFile(id: string, file: File): Promise<void> {
  return write(FILES, (files) => files.put(file, id));
}

export async function forgetKept(id: string): Promise<void> {
  await write(NOTES, (notes) => notes.delete(id));
  await write(FILES, (files) => files.delete(id));
}

/** Forgets all uploads, so that the next person on this device does not find them. */
export async function forgetAllKept(): Promise<void> {
  await write(NOTES, (notes) => notes.clear());
  await write(FILES, (files) => files.clear());
}

/**
 * Returns the uploads of an account that a reload interrupted, with their files if the browser still has
 * them.
 */
export async function readKept(owner: string): Promise<Upload[]> {
  // Only this module writes to this store, and only such values.
  const notes = (await read(NOTES, (store) => store.getAll())) as Note[] | undefined;
  const own = notes?.filter((note) => note.owner === owner) ?? [];
  return Promise.all(
    own.map(async (note) => {
      const file = await read(FILES, (store) => store.get(note.id));
      return { ...note, file: file instanceof File ? file : undefined };
    }),
  );
}

async function write(store: string, act: (store: IDBObjectStore) => IDBRequest) {
  await inStore(store, 'readwrite', act);
}

function read(store: string, act: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  return inStore(store, 'readonly', act);
}

async function inStore(
  name: string,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  try {
    const database = await open();
    try {
      return await new Promise<unknown>((resolve, reject) => {
        const transaction = database.transaction(name, mode);
        const request = act(transaction.objectStore(name));
        transaction.oncomplete = () => resolve(request.result);
        transaction.onabort = () => reject(transaction.error);
      });
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(NOTES);
      request.result.createObjectStore(FILES);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
