import { call } from '#api/call.ts';
import { type Sending, sendInPieces } from '#features/media/send-in-pieces.ts';
import type { Upload } from '#features/media/upload-list.ts';

const ENDPOINT = '/api/user/media/uploads';

/** Up to this size a lost connection costs less than the requests that sending in pieces takes. */
export const WHOLE_BYTES = 8 * 1024 * 1024;

/** Sends one file, whole or in pieces, whichever is better for its size. */
export async function sendUpload(upload: Upload & { file: File }, sending: Sending): Promise<void> {
  const { kind, replaces, file, name, size, address } = upload;
  if (size > WHOLE_BYTES) {
    const metadata = { kind, filename: name, ...(replaces && { replaces }) };
    return sendInPieces({ file, endpoint: ENDPOINT, metadata, address }, sending);
  }
  await call(
    'POST /api/user/media',
    { body: { kind, replaces }, files: { file: [file] } },
    { signal: sending.signal, onProgress: (share) => sending.onProgress(Math.floor(share * size)) },
  );
}
