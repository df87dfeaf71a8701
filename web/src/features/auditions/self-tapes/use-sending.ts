import { useRef, useState } from 'react';
import { requestHeaders } from '#api/request-headers.ts';
import { terminateUpload } from '#api/send-file.ts';
import { dropWaiting, useWaiting, useWaitingNews } from '#api/use-waiting.ts';
import type { Waiting } from '#api/waiting-store.ts';
import type { OwnTape } from '#features/auditions/self-tapes/self-tapes.ts';
import { measureSpeed } from '#features/talent/media/upload-progress.ts';
import { readToken } from '#session/store.ts';

export interface Progress {
  sent: number;
  speed: number | undefined;
}

/** Returns the takes of a self-tape that are being sent from this device with how far they are, and from elsewhere. */
export function useSending(account: string, { id: selfTapeId, uploads }: OwnTape) {
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
  const own = waiting.map(uploadUrlOf);
  const elsewhere = uploads.filter(({ id }) => !own.some((url) => url?.endsWith(id)));
  return { waiting, progress, elsewhere };
}

function uploadUrlOf({ body }: Waiting): string | undefined {
  return typeof body === 'object' && 'url' in body ? body.url : undefined;
}

/** Cancels an upload and discards its data, in this browser and on the server. */
export async function cancelSending(waiting: Waiting) {
  await dropWaiting(waiting);
  const url = uploadUrlOf(waiting);
  if (url) await terminateUpload(url, requestHeaders(readToken()));
}
