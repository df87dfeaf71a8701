import { ApiError, errorOf, fileChanged } from '#api/call-api.ts';
import { isReadable } from '#api/is-readable.ts';
import { requestHeaders } from '#api/request-headers.ts';
import * as pieces from '#api/send-file.ts';
import { readToken } from '#session/store.ts';

const RETRY_MS = 3000;

export type Sending = Omit<pieces.SendingOptions, 'headers'>;
type ResumableFile = pieces.SentFile & { file: File };

/** Uploads a large file as the logged-in user, resuming an earlier attempt. Throws an ApiError. */
export async function sendResumable(upload: ResumableFile, sending: Sending): Promise<void> {
  try {
    await pieces.sendFile(upload, { ...sending, headers: ownHeaders() });
  } catch (error) {
    if (sending.signal.aborted) throw error;
    if (error instanceof pieces.SendError && error.status > 0) throw errorOf(error.status, error.text);
    throw (await isReadable(upload.file)) ? new ApiError(0, '') : fileChanged('file');
  }
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
  const { status, headers } = await fetch(url, {
    method: 'HEAD',
    headers: { ...ownHeaders(), ...pieces.VERSION },
  });
  if (status === 404) return 0;
  const [offset, length] = [headers.get('upload-offset'), headers.get('upload-length')];
  if (!offset || !length) throw new ApiError(status, '');
  return Number(offset) / Number(length);
}

export function terminateUpload(url: string): Promise<void> {
  return pieces.terminateUpload(url, ownHeaders());
}

function ownHeaders(): Record<string, string> {
  return requestHeaders(readToken());
}
