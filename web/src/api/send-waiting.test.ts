import { beforeEach, expect, test } from 'vitest';
import { keptFolder } from '#api/kept-files.ts';
import { sendWaiting } from '#api/send-waiting.ts';
import { deleteWaiting, listWaiting, putLogin, putWaiting, type Waiting } from '#api/waiting-store.ts';
import { mockDeviceStorage } from '#testing/device-storage.ts';
import { mockResumableServer } from '#testing/resumable-server.ts';

const ENDPOINT = '/api/user/self-tape-uploads';
const content = Uint8Array.from({ length: 600 * 1024 }, (_, place) => place % 251);

function tape(number: number, fields: Partial<Waiting> = {}): Waiting {
  const file = new File([content], 'take.mp4');
  return {
    ...{ account: 'asha', kind: 'tape', id: `tape ${number}`, title: 'Younger sister', pages: ['/a'] },
    ...{ endpoint: ['POST', ENDPOINT], language: 'en', answers: {}, error: null },
    waiting_since: `2031-03-17T06:00:0${number}.000Z`,
    body: { file, size: file.size, metadata: { take: String(number) } },
    ...fields,
  };
}

let server: ReturnType<typeof mockResumableServer>;
let files: Map<string, number[]>;
beforeEach(async () => {
  server = mockResumableServer();
  files = mockDeviceStorage();
  await putLogin({ account: 'asha', token: 't' });
});
const arrived = (number: number) => server.uploads.get(`${ENDPOINT}/${number}`)?.bytes.length;

test('begins every upload before it sends the first, because the deadline counts from the begin', async () => {
  await putWaiting(tape(1));
  await putWaiting(tape(2));

  await sendWaiting();

  expect(server.requests.slice(0, 3)).toEqual([`POST ${ENDPOINT}`, `POST ${ENDPOINT}`, `HEAD ${ENDPOINT}/1`]);
  expect([arrived(1), arrived(2)]).toEqual([content.length, content.length]);
  expect(await listWaiting('asha')).toEqual([]);
});

test('sends a file that the device keeps', async () => {
  await (await keptFolder()).getFileHandle('one.mp4', { create: true });
  files.get('one.mp4')?.push(1, 2, 3);
  await putWaiting(tape(1, { body: { file: 'one.mp4', size: 3, metadata: {} } }));

  await sendWaiting();

  expect(server.uploads.get(`${ENDPOINT}/1`)?.bytes).toEqual([1, 2, 3]);
});

test('keeps the reason for which the server rejects a file, and sends the others', async () => {
  await putWaiting(tape(1));
  await putWaiting(tape(2));
  server.answers.push(Response.json({ message: 'Somebody watched it.' }, { status: 409 }));

  await sendWaiting();

  expect(await listWaiting('asha')).toMatchObject([{ id: 'tape 1', error: 'Somebody watched it.' }]);
  expect(arrived(1)).toBe(content.length);
});

test('keeps a file while its talent is logged out, and continues the upload later', async () => {
  await putWaiting(tape(1));
  server.answers.push(undefined, new Response(null, { status: 401 }));

  await expect(sendWaiting()).rejects.toThrow();
  expect(await listWaiting('asha')).toMatchObject([{ error: null, body: { url: `${ENDPOINT}/1` } }]);
  await sendWaiting();

  expect(arrived(1)).toBe(content.length);
  expect(server.uploads.size).toBe(1);
});

test('stops sending a file that the user takes back, and discards it on the server', async () => {
  await putWaiting(tape(1));
  server.answers.push(undefined, undefined);
  const fetchNow = fetch;
  globalThis.fetch = async (...call) => {
    if (call[1]?.method === 'PATCH') await deleteWaiting(tape(1));
    return fetchNow(...call);
  };

  await sendWaiting();

  expect(server.requests.at(-1)).toBe(`DELETE ${ENDPOINT}/1`);
  expect(server.uploads.size).toBe(0);
});
