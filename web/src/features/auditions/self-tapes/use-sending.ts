import { requestHeaders } from '#api/request-headers.ts';
import { terminateUpload } from '#api/send-file.ts';
import { dropWaiting, useWaiting } from '#api/use-waiting.ts';
import type { Waiting } from '#api/waiting-store.ts';
import type { OwnTape } from '#features/auditions/self-tapes/self-tapes.ts';
import { readToken } from '#session/store.ts';

/** Returns the takes of a self-tape that are being sent from this device, and the uploads that began elsewhere. */
export function useSending(account: string, { id: selfTapeId, uploads }: OwnTape) {
  const waiting = (useWaiting(account) ?? []).filter(
    ({ kind, id }) => kind === 'tape' && id.startsWith(selfTapeId),
  );
  const own = waiting.map(uploadUrlOf);
  const elsewhere = uploads.filter(({ id }) => !own.some((url) => url?.endsWith(id)));
  return { waiting, elsewhere };
}

/** Cancels an upload and discards its data, in this browser and on the server. */
export async function cancelSending(waiting: Waiting) {
  await dropWaiting(waiting);
  const url = uploadUrlOf(waiting);
  if (url) await terminateUpload(url, requestHeaders(readToken()));
}

function uploadUrlOf({ body }: Waiting): string | undefined {
  return typeof body === 'object' && 'url' in body ? body.url : undefined;
}
