import { useEffect, useState } from 'react';
import { NEWS } from '#features/applications/outbox/send-waiting.ts';
import { listWaiting, type WaitingApplication } from '#features/applications/outbox/waiting-store.ts';

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
