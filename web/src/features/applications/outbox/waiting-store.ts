import { type IndexedDatabase, inStore } from '#api/indexed-store.ts';

export interface WaitingApplication {
  talent_id: string;
  job_id: string;
  title: string;
  fields: [string, string][];
  files: [string, File][];
  /** The language of the page, in which a rejection comes back. */
  language: string;
  answers: Record<string, string>;
  waiting_since: string;
  /** Why the server rejected it; null while it waits. */
  error: string | null;
}

/** Whose applications are sent, and with which session. */
interface Login {
  talent_id: string;
  token: string;
}

/** The database of the session is one of its own, so that the end of the session can delete it by its name. */
const APPLICATIONS = oneStore('waiting-applications');
const LOGIN = oneStore('waiting-login');
const LOGIN_KEY = 'login';

export function putWaiting(waiting: WaitingApplication): Promise<unknown> {
  return inStore(APPLICATIONS, APPLICATIONS.name, 'readwrite', (store) => store.put(waiting, keyOf(waiting)));
}

export function deleteWaiting(waiting: Pick<WaitingApplication, 'talent_id' | 'job_id'>): Promise<unknown> {
  return inStore(APPLICATIONS, APPLICATIONS.name, 'readwrite', (store) => store.delete(keyOf(waiting)));
}

export async function listWaiting(talentId: string): Promise<WaitingApplication[]> {
  const found = await inStore(APPLICATIONS, APPLICATIONS.name, 'readonly', (store) => store.getAll());
  // Only this module writes to this store, and only such values.
  return (found as WaitingApplication[])
    .filter(({ talent_id }) => talent_id === talentId)
    .toSorted((one, other) => one.waiting_since.localeCompare(other.waiting_since));
}

/** Forgets all of them, so that the next person on this device does not find them. */
export function forgetWaiting() {
  if (!('indexedDB' in globalThis)) return;
  indexedDB.deleteDatabase(APPLICATIONS.name);
  indexedDB.deleteDatabase(LOGIN.name);
}

export function putLogin(login: Login): Promise<unknown> {
  return inStore(LOGIN, LOGIN.name, 'readwrite', (store) => store.put(login, LOGIN_KEY));
}

export async function readLogin(): Promise<Login | undefined> {
  return (await inStore(LOGIN, LOGIN.name, 'readonly', (store) => store.get(LOGIN_KEY))) as Login | undefined;
}

function keyOf({ talent_id, job_id }: Pick<WaitingApplication, 'talent_id' | 'job_id'>): string {
  return `${talent_id} ${job_id}`;
}

function oneStore(name: string): IndexedDatabase {
  return { name, stores: [name] };
}
