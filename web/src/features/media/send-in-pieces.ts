import type { DetailedError } from 'tus-js-client';
import { ApiError } from '#api/call.ts';
import { readToken } from '#session/store.ts';

/** Small enough for any proxy between, and for any time limit on a slow line. */
const PIECE_BYTES = 8 * 1024 * 1024;

export interface Sending {
  signal: AbortSignal;
  onProgress: (sent: number) => void;
  /** Told where the server keeps what has arrived, so that it can be continued there. */
  onAddress: (address: string) => void;
}

/** A file, where it is sent and what is said about it. */
interface Announced {
  file: File;
  endpoint: string;
  metadata: Record<string, string>;
  /** Where the server keeps what has arrived of it. */
  address?: string | undefined;
}

/** Sends a large file in pieces by tus, from where an earlier try stopped. */
export async function sendInPieces(
  { file, endpoint, metadata, address }: Announced,
  { signal, onProgress, onAddress }: Sending,
): Promise<void> {
  // Most visits send nothing large.
  const tus = await import('tus-js-client');
  signal.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    const sending = new tus.Upload(file, {
      endpoint,
      uploadUrl: address ?? null,
      headers: { authorization: `Bearer ${readToken()}` },
      metadata,
      chunkSize: PIECE_BYTES,
      // The queue tries again, and keeps the address.
      retryDelays: null,
      storeFingerprintForResuming: false,
      onUploadUrlAvailable: () => sending.url && onAddress(sending.url),
      onProgress,
      onSuccess: () => resolve(),
      onError: (error) => reject(asApiError(error)),
    });
    signal.addEventListener('abort', () => {
      void sending.abort();
      reject(signal.reason);
    });
    sending.start();
  });
}

/** How much of an upload the server has, from 0 to 1; nothing of one that it does not know. */
export async function shareArrived(address: string): Promise<number> {
  const headers = { authorization: `Bearer ${readToken()}`, 'tus-resumable': '1.0.0' };
  const { status, headers: told } = await fetch(address, { method: 'HEAD', headers });
  if (status === 404) return 0;
  const [offset, length] = [told.get('upload-offset'), told.get('upload-length')];
  if (!offset || !length) throw new ApiError(status, '');
  return Number(offset) / Number(length);
}

/** Tells the server that the rest of an upload does not come. */
export async function giveUp(address: string): Promise<void> {
  const tus = await import('tus-js-client');
  await tus.Upload.terminate(address, {
    headers: { authorization: `Bearer ${readToken()}` },
    retryDelays: null,
  });
}

/** What tus says went wrong, as any other call says it. */
function asApiError(error: Error | DetailedError): ApiError {
  if (!('originalRequest' in error) || !error.originalResponse) return new ApiError(0, '');
  const status = error.originalResponse.getStatus();
  const method = error.originalRequest.getMethod();
  // The server has not noticed yet that an earlier try is over, and knows another end of what has arrived.
  const isBusy = status === 423 || (status === 409 && method === 'PATCH');
  return new ApiError(isBusy ? 0 : status, messageIn(error.originalResponse.getBody()));
}

function messageIn(body: string): string {
  try {
    return String(JSON.parse(body).message ?? '');
  } catch {
    return body.trim();
  }
}
