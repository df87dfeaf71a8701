import { PDFDocument } from '@cantoo/pdf-lib';
import type { EndpointName } from '@kirdaar/contract/api';
import { attachmentKinds } from '@kirdaar/contract/rules/conversations';
import { uploads } from '@kirdaar/contract/rules/uploads';
import { expect } from 'vitest';
import { sweepUploads } from '#features/talent/uploads/tasks.ts';
import { createPair, newMessage } from '#testing/conversation-world.ts';
import { clip, picture } from '#testing/files.ts';
import type { Caller } from '#testing/given.ts';
import { announce, test as base } from '#testing/tus.ts';

const test = base
  /** Uploads a whole file and returns the response and the file's id. */
  .extend(
    'send',
    ({ upload }) =>
      async (
        as: Caller,
        area: 'user' | 'production',
        application_id: string,
        bytes: Buffer,
        kind: string,
      ) => {
        const metadata = { application_id, kind, name: 'sent.file' };
        const sent = await upload(as, `/api/${area}/conversation-files`, bytes, metadata);
        return { ...sent, id: sent.url.split('/').at(-1) ?? '' };
      },
  );

const houseEndpoint = 'POST /api/production/conversations/:id/messages' satisfies EndpointName;
const talentEndpoint = 'POST /api/user/conversations/:id/messages' satisfies EndpointName;
const bytesOf = async (file: Blob) => Buffer.from(await file.arrayBuffer());
async function pdf(userPassword?: string): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage();
  if (userPassword) document.encrypt({ userPassword });
  return Buffer.from(await document.save());
}

test('lets a house send a picture and script pages, which the talent opens by expiring links', async ({
  app,
  callApi,
  clock,
  given,
  send,
}) => {
  const { house, talent, id } = await createPair(given);
  const image = await send(house, 'production', id, await bytesOf(await picture()), 'image');
  const pages = await send(house, 'production', id, await pdf(), 'document');

  const body = newMessage('Your lines', { files: [image.id, pages.id] });
  const sent = await callApi(houseEndpoint, { params: { id }, body }, house);

  expect(sent.status).toBe(200);
  const read = await callApi('GET /api/user/conversations/:id', { params: { id } }, talent);
  const files = read.body.messages[0]?.files ?? [];
  expect(files.map(({ kind, type }) => [kind, type])).toEqual([
    ['image', 'image/webp'],
    ['document', 'application/pdf'],
  ]);
  const [shown, document] = await Promise.all(files.map(({ url }) => app.inject(String(url))));
  expect(shown?.statusCode).toBe(200);
  expect(shown?.rawPayload.includes('Camera of the test')).toBe(false);
  expect(document?.headers['content-disposition']).toBe('attachment');
  clock.now = new Date(clock.now.getTime() + 11 * 60_000);
  expect((await app.inject(files[0]?.url ?? '')).statusCode).toBe(404);
});

test('lets a talent send library media, which stay with the message after deletion from the library', async ({
  callApi,
  db,
  given,
}) => {
  const { house, talent, id } = await createPair(given);
  await callApi(houseEndpoint, { params: { id }, body: newMessage() }, house);
  const medium = await given.medium(talent.id, 'photo');
  const stranger = await given.medium((await given.talent()).id, 'photo');

  const foreign = await callApi(
    talentEndpoint,
    { params: { id }, body: newMessage('Not mine', { media: [stranger.id] }) },
    talent,
  );
  const sent = await callApi(
    talentEndpoint,
    { params: { id }, body: newMessage('Me', { media: [medium.id] }) },
    talent,
  );
  await callApi('DELETE /api/user/media/:id', { params: { id: medium.id } }, talent);

  expect([foreign.status, sent.status]).toEqual([400, 200]);
  const kept = db.selectFrom('media_file').select('name').where('name', '=', medium.file);
  expect(await kept.execute()).toHaveLength(1);
  const read = await callApi('GET /api/production/conversations/:id', { params: { id } }, house);
  expect(read.body.messages.map(({ text }) => text)).toEqual(['Can you ride?', 'Me']);
  expect(read.body.messages[1]?.files).toHaveLength(1);
});

test('transcodes a video to a playable format and shows the result in the message', async ({
  callApi,
  deliver,
  given,
  send,
}) => {
  const { house, talent, id } = await createPair(given);
  const video = await send(house, 'production', id, await bytesOf(clip('video.mp4')), 'video');
  await callApi(
    houseEndpoint,
    { params: { id }, body: newMessage('Like this', { files: [video.id] }) },
    house,
  );
  const reading = () => callApi('GET /api/user/conversations/:id', { params: { id } }, talent);
  const early = await reading();

  await deliver();

  const read = await reading();
  // Before it is converted, it may say where it was taken.
  expect(early.body.messages[0]?.files).toMatchObject([{ state: 'processing', url: null }]);
  expect(read.body.messages[0]?.files).toMatchObject([{ kind: 'video', state: 'ready', type: 'video/mp4' }]);
});

test.for([
  ['HTML that calls itself a picture', 'image', Buffer.from('<html><script>alert(1)</script></html>')],
  [
    'a picture that calls itself a PDF',
    'document',
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  ],
  ['a PDF with a password', 'document', await pdf('open sesame')],
  ['a PDF that breaks off', 'document', Buffer.from('%PDF-1.4\n1 0 obj\n')],
] as const)('rejects %s and keeps none of it', async ([, kind, bytes], { db, given, send }) => {
  const { house, id } = await createPair(given);

  const answer = await send(house, 'production', id, bytes, kind);

  expect(answer.status).toBe(400);
  const left = db.selectFrom('conversation_file').select('id').where('application_id', '=', id);
  expect(await left.execute()).toEqual([]);
});

test.for(attachmentKinds)(
  'rejects an upload of the kind %s that is empty or larger than allowed',
  async (kind, { given, tus }) => {
    const { house, id: application_id } = await createPair(given);
    const begin = (bytes: number) =>
      tus('POST', '/api/production/conversation-files', house, {
        headers: announce(bytes, { application_id, kind, name: 'sent.file' }),
      });
    const max = uploads[kind].bytes;

    const statuses = [];
    for (const bytes of [0, 1, max, max + 1]) statuses.push((await begin(bytes)).status);

    expect(statuses).toEqual([400, 201, 201, 400]);
  },
);

test('lets only users who may write upload files, and attach only their own', async ({
  callApi,
  given,
  tus,
  send,
}) => {
  const { house, talent, id } = await createPair(given);
  const viewer = await given.member(house, 'viewer');
  const colleague = await given.member(house, 'reviewer');
  const image = await bytesOf(await picture());
  const early = await send(talent, 'user', id, image, 'image');
  const byViewer = await send(viewer, 'production', id, image, 'image');
  const byRole = await send(talent, 'production', id, image, 'image');
  const nobody = await tus('POST', '/api/user/conversation-files', undefined);
  const own = await send(house, 'production', id, image, 'image');

  const stolen = await callApi(
    houseEndpoint,
    { params: { id }, body: newMessage('Mine?', { files: [own.id] }) },
    colleague,
  );

  expect([early, byViewer, byRole, nobody].map(({ status }) => status)).toEqual([404, 403, 403, 401]);
  expect(stolen.status).toBe(400);
  const read = await callApi('GET /api/production/conversations/:id', { params: { id } }, house);
  expect(read.body.messages).toEqual([]);
});

test('accepts five files with a message and rejects six', async ({ callApi, given, send }) => {
  const { house, id } = await createPair(given);
  const image = await bytesOf(await picture());
  const files = (
    await Promise.all([1, 2, 3, 4, 5].map(() => send(house, 'production', id, image, 'image')))
  ).map((file) => file.id);

  const six = await callApi(
    houseEndpoint,
    { params: { id }, body: newMessage('Six', { files: [...files, crypto.randomUUID()] }) },
    house,
  );
  const five = await callApi(houseEndpoint, { params: { id }, body: newMessage('Five', { files }) }, house);

  expect([six.status, five.status]).toEqual([400, 200]);
  expect(five.body.data.files).toHaveLength(5);
});

test('deletes the files of a conversation with it, including those never sent', async ({
  callApi,
  clock,
  db,
  given,
  services,
  send,
}) => {
  const { house, id } = await createPair(given);
  const image = await bytesOf(await picture());
  const sent = await send(house, 'production', id, image, 'image');
  await send(house, 'production', id, image, 'image');
  await callApi(houseEndpoint, { params: { id }, body: newMessage('Look', { files: [sent.id] }) }, house);
  const rows = db.selectFrom('conversation_file').select('file').where('application_id', '=', id);
  const names = (await rows.execute()).flatMap(({ file }) => file ?? []);

  await db.deleteFrom('application').where('id', '=', id).execute();
  clock.now = new Date(clock.now.getTime() + 2 * 3_600_000);
  await sweepUploads(services);

  expect(names).toHaveLength(2);
  const left = await Promise.all(names.map((name) => services.storage.open('private', name)));
  expect(left).toEqual([undefined, undefined]);
});

test('hides media of the applicant from the house once the application is withdrawn', async ({
  callApi,
  given,
}) => {
  const { house, talent, id } = await createPair(given);
  await callApi(houseEndpoint, { params: { id }, body: newMessage() }, house);
  const { id: medium } = await given.medium(talent.id, 'photo');
  await callApi(talentEndpoint, { params: { id }, body: newMessage('Me', { media: [medium] }) }, talent);

  await callApi('POST /api/user/job-applications/:id/withdraw', { params: { id } }, talent);

  const atHouse = await callApi('GET /api/production/conversations/:id', { params: { id } }, house);
  const atTalent = await callApi('GET /api/user/conversations/:id', { params: { id } }, talent);
  expect(atHouse.body.messages[1]).toMatchObject({ text: 'Me', files: [] });
  expect(atTalent.body.messages[1]?.files).toHaveLength(1);
});
