import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { NEWS, sendWaiting, type WaitingNews } from '#features/applications/outbox/send-waiting.ts';
import {
  listWaiting,
  putLogin,
  type WaitingApplication,
} from '#features/applications/outbox/waiting-store.ts';
import { showToast } from '#ui/toast-list.ts';
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

/** Sends the talent's waiting applications as soon as there is a connection, and tells what became of them. */
export function useSendWaiting(login: { talent_id: string; token: string } | undefined) {
  const { revalidate } = useRevalidator();
  const { talent_id, token } = login ?? {};

  const tell = useEffectEvent(({ state, title }: WaitingNews) => {
    if (state === 'sent') showToast('success', words.outbox_sent(title));
    if (state === 'rejected') showToast('failure', words.sent_not(title));
    if (state === 'sent' || state === 'rejected') void revalidate();
  });

  useEffect(() => {
    if (!talent_id || !token || !('indexedDB' in globalThis && 'locks' in navigator)) return;
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
