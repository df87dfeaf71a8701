import { callApi } from '#api/call-api.ts';
import { type Sending, sendResumable } from '#features/talent/media/send-resumable.ts';
import type { Upload } from '#features/talent/media/upload-list.ts';

const ENDPOINT = '/api/user/media/uploads';

/**
 * Up to this size, repeating an upload after a lost connection costs less than the extra requests of a
 * resumable upload.
 */
export const MAX_SINGLE_REQUEST_BYTES = 8 * 1024 * 1024;

/** Uploads one file, in a single request or resumable, depending on its size. */
export async function sendUpload(upload: Upload & { file: File }, sending: Sending): Promise<void> {
  const { kind, replaces, file, name, size, url } = upload;
  if (size > MAX_SINGLE_REQUEST_BYTES) {
    const metadata = { kind, filename: name, ...(replaces && { replaces }) };
    return sendResumable({ file, endpoint: ENDPOINT, metadata, url }, sending);
  }
  await callApi(
    'POST /api/user/media',
    { body: { kind, replaces }, files: { file: [file] } },
    { signal: sending.signal, onProgress: (share) => sending.onProgress(Math.floor(share * size)) },
  );
}
