import { useRef, useState } from 'react';
import { requestHeaders } from '#api/request-headers.ts';
import { terminateUpload } from '#api/send-file.ts';
import { dropWaiting, useWaiting, useWaitingNews } from '#api/use-waiting.ts';
import type { Waiting } from '#api/waiting-store.ts';
import { measureSpeed } from '#features/talent/media/upload-progress.ts';
import { readToken } from '#session/store.ts';

export interface Progress {
  sent: number;
  speed: number | undefined;
}

/** Returns the takes of a self-tape that are being sent from this device, and how far they are. */
export function useSending(account: string, selfTapeId: string) {
  const waiting = (useWaiting(account) ?? []).filter(
    ({ kind, id }) => kind === 'tape' && id.startsWith(selfTapeId),
  );
  const [progress, setProgress] = useState<Readonly<Record<string, Progress>>>({});
  const speeds = useRef(new Map<string, ReturnType<typeof measureSpeed>>());
  useWaitingNews(({ state, id, sent }) => {
    if (state !== 'sending' || sent === undefined) return;
    const speedAt = speeds.current.get(id) ?? measureSpeed();
    speeds.current.set(id, speedAt);
    const speed = speedAt(sent, performance.now());
    setProgress((before) => ({ ...before, [id]: { sent, speed } }));
  });
  return { waiting, progress };
}

/** Cancels an upload and discards its data, in this browser and on the server. */
export async function cancelSending(waiting: Waiting) {
  await dropWaiting(waiting);
  const { body } = waiting;
  const url = typeof body === 'object' && 'url' in body ? body.url : undefined;
  if (url) await terminateUpload(url, requestHeaders(readToken()));
}
