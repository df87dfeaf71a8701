import { vi } from 'vitest';

interface ReceivedUpload {
  metadata: string;
  bytes: number[];
}

/** Stubs `fetch` with a server of resumable uploads. `answers` are given to the next requests in its place. */
export function mockResumableServer() {
  const uploads = new Map<string, ReceivedUpload>();
  const requests: string[] = [];
  const answers: (Response | Error | undefined)[] = [];
  vi.stubGlobal('fetch', async (url: string, request: RequestInit = {}) => {
    request.signal?.throwIfAborted();
    const { method = 'GET', headers = {}, body } = request;
    requests.push(`${method} ${url}`);
    const given = answers.shift();
    if (given instanceof Error) throw given;
    return given ?? answer(url, method, headers as Record<string, string>, body);
  });

  async function answer(url: string, method: string, headers: Record<string, string>, body: unknown) {
    if (method === 'POST') return create(url, headers);
    const upload = uploads.get(url);
    if (!upload) return new Response(null, { status: 404 });
    if (method === 'DELETE') uploads.delete(url);
    // The body of each piece is a part of a file.
    if (method === 'PATCH' && !(await append(upload, headers, body as Blob)))
      return new Response(null, { status: 409 });
    const offset = String(upload.bytes.length);
    return new Response(null, {
      status: method === 'HEAD' ? 200 : 204,
      headers: { 'upload-offset': offset },
    });
  }

  function create(url: string, headers: Record<string, string>) {
    const location = `${url}/${uploads.size + 1}`;
    uploads.set(location, { metadata: headers['upload-metadata'] ?? '', bytes: [] });
    return new Response(null, { status: 201, headers: { location } });
  }
  return { uploads, requests, answers };
}

/** Returns false for a piece that does not continue the upload. */
async function append(
  { bytes }: ReceivedUpload,
  headers: Record<string, string>,
  piece: Blob,
): Promise<boolean> {
  if (Number(headers['upload-offset']) !== bytes.length) return false;
  for (const byte of new Uint8Array(await piece.arrayBuffer())) bytes.push(byte);
  return true;
}
