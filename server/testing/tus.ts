import { clipBytes } from '#testing/files.ts';
import type { Caller } from '#testing/given.ts';
import { test as base } from '#testing/test.ts';

export const PATH = '/api/user/media/uploads';

interface Content {
  headers?: Record<string, string | number>;
  payload?: Buffer;
}

export const test = base
  .extend('clipBytes', clipBytes('video.mp4'))
  .extend(
    'tus',
    ({ app }) =>
      async (
        method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE',
        url: string,
        as: Caller | undefined,
        { headers: more, payload }: Content = {},
      ) => {
        const headers = {
          'tus-resumable': '1.0.0',
          ...(as && { authorization: `Bearer ${as.token}` }),
          ...(payload && { 'content-type': 'application/offset+octet-stream' }),
          ...more,
        };
        const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
        return { status: answer.statusCode, headers: answer.headers, text: answer.payload };
      },
  )
  .extend(
    'begin',
    ({ tus }) =>
      async (as: Caller, bytes: number, metadata: Record<string, string> = { kind: 'audition_video' }) => {
        const { headers, status, text } = await tus('POST', PATH, as, { headers: announce(bytes, metadata) });
        if (status !== 201) throw new Error(text);
        return String(headers.location);
      },
  )
  /** Uploads a whole file; returns the last response and the URL of the upload, if it was accepted. */
  .extend(
    'upload',
    ({ tus }) =>
      async (as: Caller, path: string, bytes: Buffer, metadata: Record<string, string>) => {
        const begun = await tus('POST', path, as, { headers: announce(bytes.length, metadata) });
        if (begun.status !== 201) return { ...begun, url: '' };
        const url = String(begun.headers.location);
        return { ...(await tus('PATCH', url, as, piece(bytes, 0))), url };
      },
  );

export function announce(bytes: number, metadata: Record<string, string>) {
  const pairs = Object.entries(metadata).map(
    ([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`,
  );
  return { 'upload-length': bytes, 'upload-metadata': pairs.join(',') };
}

export const piece = (bytes: Buffer, offset: number, end?: number) => ({
  headers: { 'upload-offset': offset },
  payload: bytes.subarray(offset, end),
});
