import type { InjectOptions } from 'fastify';
import { clip } from '#testing/files.ts';
import type { Caller } from '#testing/given.ts';
import { test as base } from '#testing/test.ts';

export const PATH = '/api/user/media/uploads';

interface Fixtures {
  clipBytes: Buffer;
  /** Sends one request of the tus protocol. */
  tus: (
    method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE',
    url: string,
    as: Caller | undefined,
    more?: { headers?: Record<string, string | number>; payload?: Buffer },
  ) => Promise<{ status: number; headers: Record<string, unknown>; text: string }>;
  /** Creates a resumable upload and returns its URL. */
  begin: (as: Caller, bytes: number, metadata?: Record<string, string>) => Promise<string>;
}

/** A test with helpers for resumable uploads (tus 1.0). */
export const test = base.extend<Fixtures>({
  clipBytes: async ({ app: _app }, use) => use(Buffer.from(await clip('video.mp4').arrayBuffer())),
  tus: async ({ app }, use) => {
    await use(async (method, url, as, { headers, payload } = {}) => {
      const request: InjectOptions = {
        method,
        url,
        headers: {
          'tus-resumable': '1.0.0',
          ...(as && { authorization: `Bearer ${as.token}` }),
          ...(payload && { 'content-type': 'application/offset+octet-stream' }),
          ...headers,
        },
        ...(payload && { payload }),
      };
      const answer = await app.inject(request);
      return { status: answer.statusCode, headers: answer.headers, text: answer.payload };
    });
  },
  begin: async ({ tus }, use) => {
    await use(async (as, bytes, metadata = { kind: 'audition_video' }) => {
      const { headers, status, text } = await tus('POST', PATH, as, { headers: announce(bytes, metadata) });
      if (status !== 201) throw new Error(text);
      return String(headers.location);
    });
  },
});

/** Returns the headers that create an upload. */
export function announce(bytes: number, metadata: Record<string, string>) {
  const pairs = Object.entries(metadata).map(([name, value]) => {
    return `${name} ${Buffer.from(value).toString('base64')}`;
  });
  return { 'upload-length': bytes, 'upload-metadata': pairs.join(',') };
}

/** Returns the request that sends one chunk of a file. */
export const piece = (bytes: Buffer, offset: number, end?: number) => ({
  headers: { 'upload-offset': offset },
  payload: bytes.subarray(offset, end),
});
