import { beforeEach, expect, test } from 'vitest';
import { SendError, sendFile } from '#api/send-file.ts';
import { mockResumableServer } from '#testing/resumable-server.ts';

const ENDPOINT = '/api/uploads';
const content = Uint8Array.from({ length: 700 * 1024 }, (_, place) => place % 251);
const file = new Blob([content]);

let server: ReturnType<typeof mockResumableServer>;
beforeEach(() => {
  server = mockResumableServer();
});

function send(url?: string, signal = new AbortController().signal) {
  const progress: number[] = [];
  const urls: string[] = [];
  const done = sendFile(
    { file, endpoint: ENDPOINT, metadata: { filename: 'दृश्य.mp4' }, url },
    {
      ...{ headers: { authorization: 'Bearer t' }, signal },
      onProgress: (sent) => progress.push(sent),
      onUploadUrl: (begun) => urls.push(begun),
    },
  );
  return { done, progress, urls };
}
const receivedBy = (url: string) => Uint8Array.from(server.uploads.get(url)?.bytes ?? []);

test('sends a file in pieces and tells how much has arrived', async () => {
  const { done, progress, urls } = send();
  await done;

  expect(urls).toEqual([`${ENDPOINT}/1`]);
  expect(receivedBy(`${ENDPOINT}/1`)).toEqual(content);
  const { metadata = '' } = server.uploads.get(`${ENDPOINT}/1`) ?? {};
  expect(Buffer.from(metadata.split(' ')[1] ?? '', 'base64').toString()).toBe('दृश्य.mp4');
  expect(progress[0]).toBe(0);
  expect(progress.at(-1)).toBe(content.length);
  expect(progress.length).toBeGreaterThan(2);
});

test('continues after a lost connection where the server stopped receiving', async () => {
  server.answers.push(undefined, undefined, new TypeError('Failed to fetch'));
  await expect(send().done).rejects.toThrow('Failed to fetch');
  const arrived = receivedBy(`${ENDPOINT}/1`).length;

  const { done, progress } = send(`${ENDPOINT}/1`);
  await done;

  expect(arrived).toBeGreaterThan(0);
  expect(progress[0]).toBe(arrived);
  expect(receivedBy(`${ENDPOINT}/1`)).toEqual(content);
  expect(server.uploads.size).toBe(1);
});

test('begins again when the server has deleted the upload', async () => {
  const { done, urls } = send(`${ENDPOINT}/expired`);
  await done;

  expect(urls).toEqual([`${ENDPOINT}/1`]);
  expect(receivedBy(`${ENDPOINT}/1`)).toEqual(content);
});

test.each([
  [400, 400],
  [423, 0],
  [409, 0],
])('reports a piece that is answered with %i as %i', async (status, reported) => {
  server.answers.push(undefined, new Response('{"message":"No."}', { status }));

  const error = await send().done.catch((failed: unknown) => failed);

  expect(error).toBeInstanceOf(SendError);
  expect(error).toHaveProperty('status', reported);
});

test('sends nothing more once it is cancelled', async () => {
  const controller = new AbortController();
  controller.abort();

  await expect(send(undefined, controller.signal).done).rejects.toThrow();
  expect(server.uploads.size).toBe(0);
});
