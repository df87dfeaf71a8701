import type { Caller } from '#testing/given.ts';

/** Returns the headers and body of a request as a browser would send it: JSON, or multipart when there are files. */
export async function payloadOf(
  body: Record<string, unknown> | undefined,
  files: Record<string, Blob[]> | undefined,
  as: Caller | undefined,
) {
  const headers: Record<string, string> = as ? { authorization: `Bearer ${as.token}` } : {};
  if (!files) return { headers, ...(body && { payload: body }) };
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) form.append(name, fieldText(value));
  for (const [name, list] of Object.entries(files)) {
    for (const file of list) form.append(name, file, file instanceof File ? file.name : name);
  }
  const request = new Request('http://test', { method: 'POST', body: form });
  headers['content-type'] = request.headers.get('content-type') ?? '';
  return { headers, payload: Buffer.from(await request.arrayBuffer()) };
}

function fieldText(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
