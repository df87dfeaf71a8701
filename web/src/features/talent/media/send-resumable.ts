import type { DetailedError } from 'tus-js-client';
import { ApiError, errorOf, fileChanged } from '#api/call-api.ts';
import { isReadable } from '#api/is-readable.ts';
import { requestHeaders } from '#api/request-headers.ts';
import { readToken } from '#session/store.ts';

/** Small enough for any proxy in between and for any timeout on a slow connection. */
const CHUNK_BYTES = 8 * 1024 * 1024;
const RETRY_MS = 3000;
const version = { 'tus-resumable': '1.0.0' };

export interface Sending {
  signal: AbortSignal;
  onProgress: (sent: number) => void;
  /** Called with the URL of the resumable upload, so that it can be continued. */
  onUploadUrl: (url: string) => void;
}

interface ResumableFile {
  file: File;
  endpoint: string;
  metadata: Record<string, string>;
  /** URL of a resumable upload that already exists. */
  url?: string | undefined;
}

/** Uploads a large file in chunks with tus, resuming an earlier attempt. */
export async function sendResumable(
  { file, endpoint, metadata, url }: ResumableFile,
  { signal, onProgress, onUploadUrl }: Sending,
): Promise<void> {
  // Loaded on demand, because most visits upload nothing large.
  const tus = await import('tus-js-client');
  signal.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    const sending = new tus.Upload(file, {
      endpoint,
      uploadUrl: url ?? null,
      headers: requestHeaders(readToken()),
      metadata,
      chunkSize: CHUNK_BYTES,
      // The upload queue retries and keeps the URL.
      retryDelays: null,
      storeFingerprintForResuming: false,
      onUploadUrlAvailable: () => sending.url && onUploadUrl(sending.url),
      onProgress,
      onSuccess: () => resolve(),
      onError: async (error) => reject((await isReadable(file)) ? asApiError(error) : fileChanged('file')),
    });
    signal.addEventListener('abort', () => {
      void sending.abort();
      reject(signal.reason);
    });
    sending.start();
  });
}

/** Uploads a large file through lost connections. Returns the error if the server rejects the file. */
export async function sendUntilDone(
  upload: ResumableFile,
  { onInterrupted, ...sending }: Sending & { onInterrupted: () => void },
): Promise<'sent' | 'aborted' | ApiError> {
  let { url } = upload;
  function onUploadUrl(begun: string) {
    url = begun;
    sending.onUploadUrl(begun);
  }
  while (!sending.signal.aborted) {
    try {
      await sendResumable({ ...upload, url }, { ...sending, onUploadUrl });
      return 'sent';
    } catch (error) {
      if (sending.signal.aborted) break;
      if (error instanceof ApiError && error.status > 0 && error.status < 500) return error;
      onInterrupted();
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
  return 'aborted';
}

/** Returns how much of an upload the server has received, from 0 to 1; 0 for an unknown upload. */
export async function uploadedShare(url: string): Promise<number> {
  const headers = { ...requestHeaders(readToken()), ...version };
  const { status, headers: received } = await fetch(url, { method: 'HEAD', headers });
  if (status === 404) return 0;
  const [offset, length] = [received.get('upload-offset'), received.get('upload-length')];
  if (!offset || !length) throw new ApiError(status, '');
  return Number(offset) / Number(length);
}

/** Asks the server to discard an unfinished upload. If it cannot be reached, it does so later by itself. */
export async function terminateUpload(url: string): Promise<void> {
  const headers = { ...requestHeaders(readToken()), ...version };
  await fetch(url, { method: 'DELETE', headers }).catch(() => undefined);
}

/** Converts a tus error to an `ApiError`, as API requests throw it. */
function asApiError(error: Error | DetailedError): ApiError {
  if (!('originalRequest' in error) || !error.originalResponse) return new ApiError(0, '');
  const status = error.originalResponse.getStatus();
  const method = error.originalRequest.getMethod();
  // The server still holds the lock of an earlier attempt, or has a different offset.
  const isBusy = status === 423 || (status === 409 && method === 'PATCH');
  return errorOf(isBusy ? 0 : status, error.originalResponse.getBody());
}
