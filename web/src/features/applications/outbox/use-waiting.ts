import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { fieldsOf } from '#api/call-api.ts';
import type { Files } from '#api/use-upload.ts';
import type { Answers } from '#features/applications/apply/application-writes.ts';
import { announce, NEWS, sendWaiting, type WaitingNews } from '#features/applications/outbox/send-waiting.ts';
import {
  deleteWaiting,
  listWaiting,
  putLogin,
  putWaiting,
  type WaitingApplication,
} from '#features/applications/outbox/waiting-store.ts';
import { showToast } from '#ui/toast-list.ts';
import { language } from '#words/app/language.ts';
import * as words from '#words/applications/board.ts';

/** Returns the talent's applications that wait on this device; undefined until they are read. */
export function useWaiting(talentId: string): WaitingApplication[] | undefined {
  const [waiting, setWaiting] = useState<WaitingApplication[]>();
  useEffect(() => {
    if (!('indexedDB' in globalThis)) return setWaiting([]);
    let isShown = true;
    const read = async () => {
      const found = await listWaiting(talentId).catch(() => []);
      if (isShown) setWaiting(found);
    };
    void read();
    const channel = new BroadcastChannel(NEWS);
    channel.onmessage = read;
    return () => {
      isShown = false;
      channel.close();
    };
  }, [talentId]);
  return waiting;
}

/** A weak line comes back without the browser saying so. */
const TRY_AGAIN_MS = 20_000;

export function useSendWaiting(login: { talent_id: string; token: string } | undefined) {
  const { revalidate } = useRevalidator();
  const { talent_id, token } = login ?? {};

  const tell = useEffectEvent(({ state, title }: WaitingNews) => {
    if (state === 'sent') showToast('success', words.outbox_sent(title));
    if (state === 'rejected') showToast('failure', words.sent_not(title));
    if (state === 'sent' || state === 'rejected') void revalidate();
  });

  useEffect(() => {
    if (!talent_id || !token || !canKeep()) return;
    // Without a connection or a place to store anything, the next occasion comes.
    const send = () => void trySending(talent_id).catch(() => undefined);
    const channel = new BroadcastChannel(NEWS);
    channel.onmessage = ({ data }: MessageEvent<WaitingNews>) => tell(data);
    const timer = setInterval(send, TRY_AGAIN_MS);
    addEventListener('online', send);
    void putLogin({ talent_id, token }).then(send, () => undefined);
    return () => {
      channel.close();
      clearInterval(timer);
      removeEventListener('online', send);
    };
  }, [talent_id, token]);
}

async function trySending(talentId: string) {
  const waiting = await listWaiting(talentId);
  if (waiting.some(({ error }) => error === null)) await sendWaiting();
}

interface Kept extends Pick<WaitingApplication, 'talent_id' | 'title'> {
  body: Answers;
  files: Files;
  filled: FormData;
}

/** Keeps an application on this device. Returns false where the browser cannot, as in private windows. */
export async function keepWaiting({ talent_id, title, body, files, filled }: Kept): Promise<boolean> {
  if (!canKeep()) return false;
  const texts = [...filled].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  try {
    await putWaiting({
      talent_id,
      title,
      job_id: body.job_id,
      fields: fieldsOf(body),
      files: Object.entries(files).flatMap(([name, list = []]) =>
        list.map((file): [string, File] => [name, file]),
      ),
      language,
      answers: Object.fromEntries(texts),
      waiting_since: new Date().toISOString(),
      error: null,
    });
  } catch {
    return false;
  }
  announce('waiting', { title });
  void askForSync();
  return true;
}

export async function dropWaiting(sent: Pick<WaitingApplication, 'talent_id' | 'job_id'>) {
  if (canKeep()) await deleteWaiting(sent).catch(() => undefined);
}

function canKeep(): boolean {
  return 'indexedDB' in globalThis && 'locks' in navigator;
}

async function askForSync() {
  const registration = await navigator.serviceWorker?.getRegistration();
  // Not every browser has it, so the types do not either.
  const { sync } = (registration ?? {}) as { sync?: { register: (tag: string) => Promise<void> } };
  await sync?.register('applications').catch(() => undefined);
}
