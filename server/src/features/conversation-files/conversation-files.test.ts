import type { CallName } from '@kirdaar/contract/api';
import { expect } from 'vitest';
import { sweepUploads } from '#features/uploads/sweep-uploads.ts';
import { createPair, letter } from '#testing/conversation-world.ts';
import { clip, picture } from '#testing/files.ts';
import type { Caller } from '#testing/given.ts';
import { announce, test as base, piece } from '#testing/tus.ts';

const test = base.extend<{
  /** Sends a file whole, and returns what was said and its id. */
  upload: (
    as: Caller,
    area: 'user' | 'production',
    application_id: string,
    bytes: Buffer,
    kind: string,
  ) => Promise<{ status: number; text: string; id: string }>;
}>({
  upload: async ({ tus }, use) => {
    await use(async (as, area, application_id, bytes, kind) => {
      const told = { headers: announce(bytes.length, { application_id, kind, name: 'sent.file' }) };
      const begun = await tus('POST', `/api/${area}/conversation-files`, as, told);
      if (begun.status !== 201) return { ...begun, id: '' };
      const url = String(begun.headers.location);
      return { ...(await tus('PATCH', url, as, piece(bytes, 0))), id: url.split('/').at(-1) ?? '' };
    });
  },
});

const ofHouse = 'POST /api/production/conversations/:id/messages' satisfies CallName;
const ofTalent = 'POST /api/user/conversations/:id/messages' satisfies CallName;
const bytesOf = async (file: Blob) => Buffer.from(await file.arrayBuffer());
const pdf = (inside = '') =>
  Buffer.from(`%PDF-1.4\n1 0 obj\n<< /Type /Catalog ${inside} >>\nendobj\n%%EOF\n`);

test('a house sends a picture and script pages, which the talent opens by links that end', async ({
  app,
  call,
  clock,
  given,
  upload,
}) => {
  const { house, talent, id } = await createPair(given);
  const image = await upload(house, 'production', id, await bytesOf(await picture()), 'image');
  const pages = await upload(house, 'production', id, pdf(), 'document');

  const body = letter('Your lines', { files: [image.id, pages.id] });
  const sent = await call(ofHouse, { params: { id }, body }, house);

  expect(sent.status).toBe(200);
  const read = await call('GET /api/user/conversations/:id', { params: { id } }, talent);
  const files = read.body.messages[0]?.files ?? [];
  expect(files.map(({ kind, type }) => [kind, type])).toEqual([
    ['image', 'image/webp'],
    ['document', 'application/pdf'],
  ]);
  const [shown, document] = await Promise.all(files.map(({ url }) => app.inject(url)));
  expect(shown?.statusCode).toBe(200);
  expect(shown?.rawPayload.includes('Camera of the test')).toBe(false);
  expect(document?.headers['content-disposition']).toBe('attachment');
  clock.now = new Date(clock.now.getTime() + 11 * 60_000);
  expect((await app.inject(files[0]?.url ?? '')).statusCode).toBe(404);
});

test('a talent sends from the library, and deleting it there leaves it with the message', async ({
  call,
  db,
  given,
}) => {
  const { house, talent, id } = await createPair(given);
  await call(ofHouse, { params: { id }, body: letter() }, house);
  const medium = await given.medium(talent.id, 'photo');
  const stranger = await given.medium((await given.talent()).id, 'photo');

  const foreign = await call(
    ofTalent,
    { params: { id }, body: letter('Not mine', { media: [stranger.id] }) },
    talent,
  );
  const sent = await call(ofTalent, { params: { id }, body: letter('Me', { media: [medium.id] }) }, talent);
  await call('DELETE /api/user/media/:id', { params: { id: medium.id } }, talent);

  expect([foreign.status, sent.status]).toEqual([400, 200]);
  const kept = db.selectFrom('media_file').select('name').where('name', '=', medium.file);
  expect(await kept.execute()).toHaveLength(1);
  const read = await call('GET /api/production/conversations/:id', { params: { id } }, house);
  expect(read.body.messages.map(({ text }) => text)).toEqual(['Can you ride?', 'Me']);
  expect(read.body.messages[1]?.files).toHaveLength(1);
});

test('a video is made playable, and the message then shows what took its place', async ({
  call,
  deliver,
  given,
  services,
  upload,
}) => {
  const { house, talent, id } = await createPair(given);
  const video = await upload(house, 'production', id, await bytesOf(clip('video.mp4')), 'video');
  await call(ofHouse, { params: { id }, body: letter('Like this', { files: [video.id] }) }, house);

  await deliver();

  const read = await call('GET /api/user/conversations/:id', { params: { id } }, talent);
  const state = services.transcoder ? 'ready' : 'kept';
  expect(read.body.messages[0]?.files).toMatchObject([{ kind: 'video', state, type: 'video/mp4' }]);
});

test.for([
  ['HTML that calls itself a picture', 'image', Buffer.from('<html><script>alert(1)</script></html>')],
  [
    'a picture that calls itself a PDF',
    'document',
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  ],
  ['a PDF that runs a script', 'document', pdf('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>')],
  ['a PDF that starts a program', 'document', pdf('/A << /S /Launch /F (cmd.exe) >>')],
  ['a PDF with a password', 'document', pdf('/Encrypt 5 0 R')],
  ['a PDF that breaks off', 'document', Buffer.from('%PDF-1.4\n1 0 obj\n')],
] as const)('S-60: %s is refused and nothing of it stays', async ([, kind, bytes], { db, given, upload }) => {
  const { house, id } = await createPair(given);

  const answer = await upload(house, 'production', id, bytes, kind);

  expect(answer.status).toBe(400);
  const left = db.selectFrom('conversation_file').select('id').where('application_id', '=', id);
  expect(await left.execute()).toEqual([]);
});

test('a file that stopped half-way is gone on with, by its sender alone', async ({ given, tus }) => {
  const { house, id } = await createPair(given);
  const other = await given.member(house, 'reviewer');
  const bytes = await bytesOf(clip('video.mp4'));
  const told = { headers: announce(bytes.length, { application_id: id, kind: 'video', name: 'a.mp4' }) };
  const begun = await tus('POST', '/api/production/conversation-files', house, told);
  const url = String(begun.headers.location);

  await tus('PATCH', url, house, piece(bytes, 0, 2000));
  const asked = await tus('HEAD', url, house);
  const foreign = await tus('HEAD', url, other);
  const last = await tus('PATCH', url, house, piece(bytes, 2000));

  expect(asked.headers['upload-offset']).toBe('2000');
  expect([foreign.status, last.status]).toEqual([404, 200]);
});

test('only who may write sends files, and only their own go with a message', async ({
  call,
  given,
  tus,
  upload,
}) => {
  const { house, talent, id } = await createPair(given);
  const viewer = await given.member(house, 'viewer');
  const colleague = await given.member(house, 'reviewer');
  const image = await bytesOf(await picture());
  const early = await upload(talent, 'user', id, image, 'image');
  const byViewer = await upload(viewer, 'production', id, image, 'image');
  const byRole = await upload(talent, 'production', id, image, 'image');
  const nobody = await tus('POST', '/api/user/conversation-files', undefined);
  const own = await upload(house, 'production', id, image, 'image');

  const stolen = await call(
    ofHouse,
    { params: { id }, body: letter('Mine?', { files: [own.id] }) },
    colleague,
  );

  expect([early, byViewer, byRole, nobody].map(({ status }) => status)).toEqual([404, 403, 403, 401]);
  expect(stolen.status).toBe(400);
  const read = await call('GET /api/production/conversations/:id', { params: { id } }, house);
  expect(read.body.messages).toEqual([]);
});

test('five files go with a message, and not six', async ({ call, given, upload }) => {
  const { house, id } = await createPair(given);
  const image = await bytesOf(await picture());
  const files = (
    await Promise.all([1, 2, 3, 4, 5].map(() => upload(house, 'production', id, image, 'image')))
  ).map((file) => file.id);

  const six = await call(
    ofHouse,
    { params: { id }, body: letter('Six', { files: [...files, crypto.randomUUID()] }) },
    house,
  );
  const five = await call(ofHouse, { params: { id }, body: letter('Five', { files }) }, house);

  expect([six.status, five.status]).toEqual([400, 200]);
  expect(five.body.data.files).toHaveLength(5);
});

test('with the conversation its files go, and so does what was never sent', async ({
  call,
  clock,
  db,
  given,
  services,
  upload,
}) => {
  const { house, id } = await createPair(given);
  const image = await bytesOf(await picture());
  const sent = await upload(house, 'production', id, image, 'image');
  await upload(house, 'production', id, image, 'image');
  await call(ofHouse, { params: { id }, body: letter('Look', { files: [sent.id] }) }, house);
  const rows = db.selectFrom('conversation_file').select('file').where('application_id', '=', id);
  const names = (await rows.execute()).flatMap(({ file }) => file ?? []);

  await db.deleteFrom('application').where('id', '=', id).execute();
  clock.now = new Date(clock.now.getTime() + 2 * 3_600_000);
  await sweepUploads(services);

  expect(names).toHaveLength(2);
  const left = await Promise.all(names.map((name) => services.storage.open('private', name)));
  expect(left).toEqual([undefined, undefined]);
});

test('once an application is withdrawn, the house sees nothing more that shows the applicant', async ({
  call,
  given,
}) => {
  const { house, talent, id } = await createPair(given);
  await call(ofHouse, { params: { id }, body: letter() }, house);
  const { id: medium } = await given.medium(talent.id, 'photo');
  await call(ofTalent, { params: { id }, body: letter('Me', { media: [medium] }) }, talent);

  await call('POST /api/user/job-applications/:id/withdraw', { params: { id } }, talent);

  const atHouse = await call('GET /api/production/conversations/:id', { params: { id } }, house);
  const atTalent = await call('GET /api/user/conversations/:id', { params: { id } }, talent);
  expect(atHouse.body.messages[1]).toMatchObject({ text: 'Me', files: [] });
  expect(atTalent.body.messages[1]?.files).toHaveLength(1);
});
