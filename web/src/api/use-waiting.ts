import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError, fieldsOf } from '#api/call-api.ts';
import { announce, NEWS, type WaitingNews } from '#api/send-waiting.ts';
import type { Files } from '#api/use-upload.ts';
import { deleteWaiting, listWaiting, putWaiting, type Waiting } from '#api/waiting-store.ts';
import { language } from '#words/app/language.ts';

/** Returns what waits on this device for a connection; undefined until it is read. */
export function useWaiting(account: string): Waiting[] | undefined {
  const [waiting, setWaiting] = useState<Waiting[]>();
  const [changes, setChanges] = useState(0);
  useWaitingNews(({ state }) => state !== 'sending' && setChanges((before) => before + 1));
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again after each change.
  useEffect(() => {
    let isShown = true;
    void readWaiting(account).then((found) => isShown && setWaiting(found));
    return () => {
      isShown = false;
    };
  }, [account, changes]);
  return waiting;
}

/** Calls the listener with what becomes of the requests that wait. */
export function useWaitingNews(listener: (news: WaitingNews) => void) {
  const tell = useEffectEvent(listener);
  useEffect(() => {
    if (!canKeep()) return undefined;
    const channel = new BroadcastChannel(NEWS);
    channel.onmessage = ({ data }: MessageEvent<WaitingNews>) => tell(data);
    return () => channel.close();
  }, []);
}

export async function readWaiting(account: string): Promise<Waiting[]> {
  return canKeep() ? listWaiting(account).catch(() => []) : [];
}

/** Whether the request may not have reached the server. */
function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0 && error.code === 'no_response';
}

interface Kept extends Omit<Waiting, 'body' | 'language' | 'waiting_since' | 'error'> {
  body: Record<string, unknown>;
  files?: Files;
}

/**
 * Keeps a request that failed without an answer, to send it once there is a connection. Returns false after another
 * error, and where the browser cannot keep it, as in private windows.
 */
export async function keepWaiting(error: unknown, { body, files, ...kept }: Kept): Promise<boolean> {
  if (!isUnanswered(error) || !canKeep()) return false;
  try {
    await putWaiting({
      ...kept,
      body: files ? [...fieldsOf(body), ...entriesOf(files)] : JSON.stringify(body),
      language,
      waiting_since: new Date().toISOString(),
      error: null,
    });
  } catch {
    return false;
  }
  announce('waiting', kept);
  void askForSync();
  return true;
}

export async function dropWaiting(dropped: Pick<Waiting, 'account' | 'kind' | 'id'>) {
  if (!canKeep()) return;
  await deleteWaiting(dropped).catch(() => undefined);
  announce('taken-back', { ...dropped, title: '' });
}

function entriesOf(files: Files): [string, File][] {
  return Object.entries(files).flatMap(([name, list]) => list.map((file): [string, File] => [name, file]));
}

export function canKeep(): boolean {
  return 'indexedDB' in globalThis && 'locks' in navigator;
}

/** Asks the browser to send what waits, also after every page is closed. Returns false if it cannot. */
export async function askForSync(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration();
  // Not every browser has it, so the types do not either.
  const { sync } = (registration ?? {}) as { sync?: { register: (tag: string) => Promise<void> } };
  if (!sync) return false;
  return sync.register('waiting').then(
    () => true,
    () => false,
  );
}
