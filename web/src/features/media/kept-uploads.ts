import type { Upload } from '#features/media/upload-list.ts';

/**
 * Uploads under way, kept by this browser so that a reload does not end them. Where it cannot keep them, such
 * as in a private window or on a full disk, they still go up; only a reload then ends them.
 */

const DATABASE = 'uploads';
/** What is known of an upload, apart from its file, which is large and never changes. */
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

/** Forgets all of them: the next person on this device must not find them. */
export async function forgetAllKept(): Promise<void> {
  await write(NOTES, (notes) => notes.clear());
  await write(FILES, (files) => files.clear());
}

/** The uploads of an account that a reload interrupted, with their files where the browser still has them. */
export async function readKept(owner: string): Promise<Upload[]> {
  // Only this module writes there, and only such values.
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
