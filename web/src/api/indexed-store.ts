/** Which database of this browser: its name, and the stores that it is created with. */
export interface IndexedDatabase {
  name: string;
  stores: readonly string[];
}

/**
 * Does one operation in a store of this browser and returns its result. Fails where storage is not possible, such
 * as in a private window or on a full disk.
 */
export async function inStore(
  database: IndexedDatabase,
  store: string,
  mode: IDBTransactionMode,
  operation: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  const opened = await open(database);
  try {
    return await new Promise<unknown>((resolve, reject) => {
      const transaction = opened.transaction(store, mode);
      const request = operation(transaction.objectStore(store));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    opened.close();
  }
}

function open({ name, stores }: IndexedDatabase): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      for (const store of stores) request.result.createObjectStore(store);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
