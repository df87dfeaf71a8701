/** An application that waits on this device for a connection, or that the server refused meanwhile. */
export interface WaitingApplication {
  talent_id: string;
  job_id: string;
  /** The title of the casting call. */
  title: string;
  /** What is sent: the fields of the request, and its new files. */
  fields: [string, string][];
  files: [string, File][];
  /** What the form contained, to show it again. */
  answers: Record<string, string>;
  waiting_since: string;
  /** Why the server refused it; null while it waits. */
  error: string | null;
}

/** Whose applications are sent, and with which session. */
interface Login {
  talent_id: string;
  token: string;
}

/** The database of the session is one of its own, so that the end of the session can delete it by its name. */
const APPLICATIONS = 'waiting-applications';
const LOGIN = 'waiting-login';
const LOGIN_KEY = 'login';

/** Stores an application that waits, in place of an earlier one to the same casting call. */
export function putWaiting(waiting: WaitingApplication): Promise<unknown> {
  return inStore(APPLICATIONS, 'readwrite', (store) => store.put(waiting, keyOf(waiting)));
}

export function deleteWaiting(waiting: Pick<WaitingApplication, 'talent_id' | 'job_id'>): Promise<unknown> {
  return inStore(APPLICATIONS, 'readwrite', (store) => store.delete(keyOf(waiting)));
}

/** Returns the applications of a talent that wait on this device, oldest first. */
export async function listWaiting(talentId: string): Promise<WaitingApplication[]> {
  const found = await inStore(APPLICATIONS, 'readonly', (store) => store.getAll());
  // Only this module writes to this store, and only such values.
  return (found as WaitingApplication[])
    .filter(({ talent_id }) => talent_id === talentId)
    .toSorted((one, other) => one.waiting_since.localeCompare(other.waiting_since));
}

/** Forgets all of them, so that the next person on this device does not find them. */
export function forgetWaiting() {
  if (!('indexedDB' in globalThis)) return;
  indexedDB.deleteDatabase(APPLICATIONS);
  indexedDB.deleteDatabase(LOGIN);
}

export function putLogin(login: Login): Promise<unknown> {
  return inStore(LOGIN, 'readwrite', (store) => store.put(login, LOGIN_KEY));
}

export async function readLogin(): Promise<Login | undefined> {
  return (await inStore(LOGIN, 'readonly', (store) => store.get(LOGIN_KEY))) as Login | undefined;
}

function keyOf({ talent_id, job_id }: Pick<WaitingApplication, 'talent_id' | 'job_id'>): string {
  return `${talent_id} ${job_id}`;
}

/** Every database has one store, of the same name. */
async function inStore(
  name: string,
  mode: IDBTransactionMode,
  operation: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  const database = await open(name);
  try {
    return await new Promise<unknown>((resolve, reject) => {
      const transaction = database.transaction(name, mode);
      const request = operation(transaction.objectStore(name));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

function open(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(name);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
