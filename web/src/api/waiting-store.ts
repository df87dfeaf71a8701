import { type IndexedDatabase, inStore } from '#api/indexed-store.ts';
import { forgetKeptFiles } from '#api/kept-files.ts';

/** A file that is sent in pieces, from this device's storage. */
export interface WaitingFile {
  /** The file, or the name of a kept one. */
  file: File | string;
  size: number;
  metadata: Readonly<Record<string, string>>;
  /** The URL of its upload, once it has begun. */
  url?: string | undefined;
}

/** A request that got no answer and waits on this device for a connection. */
export interface Waiting {
  /** Whose it is, by `keyOfAccount`. */
  account: string;
  kind: 'application' | 'message' | 'profile' | 'tape' | 'unsafe';
  /** A newer request of the same account, kind and id replaces the older one. */
  id: string;
  title: string;
  /** The paths of the pages that show it. Other pages link to the first. */
  pages: readonly [string, ...string[]];
  endpoint: readonly [method: string, path: string];
  /** JSON, the fields of a form with files, or a large file. The server takes it once, however often it is sent. */
  body: string | (readonly [string, string | File])[] | WaitingFile;
  /** The language of the page, in which a rejection comes back. */
  language: string;
  /** What the form contained. */
  answers: Record<string, string>;
  waiting_since: string;
  /** Why the server rejected it; null while it waits. */
  error: string | null;
}
export type WaitingKey = Pick<Waiting, 'account' | 'kind' | 'id'>;

/** Whose requests are sent, and with which session. */
interface Login {
  account: string;
  token: string;
}

/** The database of the session is one of its own, so that the end of the session can delete it by its name. */
const REQUESTS = oneStore('waiting-requests');
const LOGIN = oneStore('waiting-login');
const LOGIN_KEY = 'login';

export function putWaiting(waiting: Waiting): Promise<unknown> {
  return inStore(REQUESTS, REQUESTS.name, 'readwrite', (store) => store.put(waiting, keyOf(waiting)));
}

export function deleteWaiting(waiting: WaitingKey): Promise<unknown> {
  return inStore(REQUESTS, REQUESTS.name, 'readwrite', (store) => store.delete(keyOf(waiting)));
}

export async function findWaiting(key: WaitingKey): Promise<Waiting | undefined> {
  const found = await inStore(REQUESTS, REQUESTS.name, 'readonly', (store) => store.get(keyOf(key)));
  return found as Waiting | undefined;
}

export async function listWaiting(account: string): Promise<Waiting[]> {
  const found = await inStore(REQUESTS, REQUESTS.name, 'readonly', (store) => store.getAll());
  // Only this module writes to this store, and only such values.
  return (found as Waiting[])
    .filter((waiting) => waiting.account === account)
    .toSorted((one, other) => one.waiting_since.localeCompare(other.waiting_since));
}

/** Forgets all of them, so that the next person on this device does not find them. */
export function forgetWaiting() {
  if (!('indexedDB' in globalThis)) return;
  indexedDB.deleteDatabase(REQUESTS.name);
  indexedDB.deleteDatabase(LOGIN.name);
  void forgetKeptFiles();
}

export function putLogin(login: Login): Promise<unknown> {
  return inStore(LOGIN, LOGIN.name, 'readwrite', (store) => store.put(login, LOGIN_KEY));
}

export async function readLogin(): Promise<Login | undefined> {
  return (await inStore(LOGIN, LOGIN.name, 'readonly', (store) => store.get(LOGIN_KEY))) as Login | undefined;
}

function keyOf({ account, kind, id }: WaitingKey): string {
  return `${account} ${kind} ${id}`;
}

function oneStore(name: string): IndexedDatabase {
  return { name, stores: [name] };
}
