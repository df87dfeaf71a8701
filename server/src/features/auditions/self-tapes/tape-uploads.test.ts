import { writeFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { finishTakes } from '#features/auditions/takes/tasks.ts';
import type { Database } from '#platform/database/database.ts';
import { clipBytes } from '#testing/files.ts';
import { announcedTake, DEADLINE, test, UPLOADS } from '#testing/tape-world.ts';
import { announce, piece } from '#testing/tus.ts';

const read = 'GET /api/production/self-tapes/:id';
const decline = 'POST /api/user/self-tapes/:id/decline';

async function fileOf(db: Database, application_id: string) {
  const media = db
    .selectFrom('application_media')
    .select('file')
    .where('application_id', '=', application_id);
  return (await media.executeTakeFirst())?.file;
}

test('a tape goes to the board once it is converted, and the next one replaces it', async ({
  callApi,
  db,
  deliver,
  sendTape,
  taped: { house, job, talent, application, tape },
}) => {
  const sent = await sendTape(talent, tape.id);
  const early = await callApi('GET /api/production/review/:id', { params: application }, house);
  await deliver();
  const first = await fileOf(db, application.id);
  await sendTape(talent, tape.id);
  await deliver();

  expect(sent.status).toBe(200);
  // Before it is converted, it may say where it was taken.
  expect(early.body.data.media).toMatchObject([{ state: 'processing', url: null }]);
  const review = await callApi('GET /api/production/review/:id', { params: application }, house);
  expect(review.body.data).toMatchObject({
    media: [{ field: 'selfTape', kind: 'video', url: expect.any(String) }],
    self_tape: { state: 'received', deadline: new Date(DEADLINE).toISOString() },
  });
  const board = await callApi('GET /api/production/jobs/:id/board', { params: job, query: {} }, house);
  expect(board.body.cards).toMatchObject([{ self_tape: 'received' }]);
  const listed = await callApi(read, { params: job, query: {} }, house);
  expect(listed.body).toMatchObject({ total: 1, tapes: [{ state: 'received', user: { name: 'Asha Rao' } }] });
  const files = await db.selectFrom('media_file').select('name').execute();
  expect(files.map(({ name }) => name)).not.toContain(first);
  const news = db.selectFrom('notification').select('title').where('account_id', '=', house.id);
  expect((await news.execute())[0]?.title).toMatch(/^Asha Rao sent a self-tape/);
});

test('an interrupted upload resumes, and only its talent continues it', async ({
  callApi,
  clipBytes,
  given,
  taped: { talent, tape },
  tus,
}) => {
  const headers = announce(clipBytes.length, announcedTake(tape.id));
  const url = String((await tus('POST', UPLOADS, talent, { headers })).headers.location);
  await tus('PATCH', url, talent, piece(clipBytes, 0, 1000));
  const stranger = await given.talent();
  const foreign = await tus('HEAD', url, stranger);
  const begun = await tus('POST', UPLOADS, stranger, { headers });

  const own = (await callApi('GET /api/user/self-tapes', { query: {} }, talent)).body.tapes[0];
  const state = await tus('HEAD', url, talent);
  const finished = await tus('PATCH', url, talent, piece(clipBytes, 1000));
  const repeated = await tus('HEAD', url, talent);

  expect([foreign.status, begun.status]).toEqual([404, 404]);
  expect(own?.uploads).toEqual([
    { id: url.split('/').at(-1), take: 1, name: 'take.mp4', bytes: clipBytes.length },
  ]);
  expect(Number(state.headers['upload-offset'])).toBe(1000);
  expect([finished.status, repeated.status]).toEqual([200, 200]);
  expect(Number(repeated.headers['upload-offset'])).toBe(clipBytes.length);
});

test('accepts a late first tape and marks it, and lets the talent replace it until it is watched', async ({
  callApi,
  clock,
  given,
  sendTape,
  taped: { house, job, talent, tape },
}) => {
  clock.now = new Date(Date.parse(DEADLINE) + 60_000);
  const as = { token: await given.session(talent.id) };
  const by = { token: await given.session(house.id) };
  const stateOf = async () =>
    (await callApi(read, { params: job, query: {} }, by)).body.tapes.map(({ state }) => state);

  const before = await stateOf();
  const late = await sendTape(as, tape.id);
  const second = await sendTape(as, tape.id);

  expect(before).toEqual(['overdue']);
  expect(late.status).toBe(200);
  expect(await stateOf()).toEqual(['received_late']);
  expect(second.status).toBe(200);
  const own = (await callApi('GET /api/user/self-tapes', { query: {} }, as)).body.tapes[0];
  expect(own).toMatchObject({ may_send: true, takes: [{ url: expect.any(String), may_replace: true }] });
});

test('takes no tape once the application has an outcome, even one being uploaded', async ({
  callApi,
  clipBytes,
  given,
  sendTape,
  taped: { talent, application, tape },
  tus,
}) => {
  const headers = announce(clipBytes.length, announcedTake(tape.id));
  const url = String((await tus('POST', UPLOADS, talent, { headers })).headers.location);
  await given.step(application.id, 'not_selected');

  const finished = await tus('PATCH', url, talent, piece(clipBytes, 0));
  const begun = await sendTape(talent, tape.id);
  const declined = await callApi(decline, { params: tape, body: {} }, talent);

  expect([finished.status, begun.status, declined.status]).toEqual([409, 409, 409]);
});

test('the house no longer opens the tape of a withdrawn application', async ({
  app,
  callApi,
  clock,
  deliver,
  sendTape,
  taped: { house, talent, application, tape },
}) => {
  await sendTape(talent, tape.id);
  await deliver();
  const review = () => callApi('GET /api/production/review/:id', { params: application }, house);
  const { media } = (await review()).body.data;
  clock.now = new Date(clock.now.getTime() + 1000);

  await callApi('POST /api/user/job-applications/:id/withdraw', { params: application }, talent);

  expect((await app.inject(media[0]?.url ?? '')).statusCode).toBe(404);
  expect((await review()).body.data.media).toEqual([]);
});

test('rejects a file that is no video and keeps none of it', async ({ db, sendTape, taped }) => {
  const { talent, application, tape } = taped;

  const answer = await sendTape(talent, tape.id, {}, Buffer.from('<html><script>alert(1)</script></html>'));

  expect(answer.status).toBe(400);
  expect(await fileOf(db, application.id)).toBeUndefined();
});

test('refuses what is no video, and keeps nothing of it', async ({
  callApi,
  db,
  sendTape,
  taped: { talent, tape },
}) => {
  const files = ['voice.mp3', 'voice.wav'].map((name) => clipBytes(name));
  const wrong = [...files, Buffer.from('<script>alert(1)</script>'), Buffer.alloc(10)];
  const stored = async () => (await db.selectFrom('media_file').select('name').execute()).length;
  const before = await stored();
  for (const bytes of wrong) {
    const answer = await sendTape(talent, tape.id, { filename: 'take.mp4' }, bytes as Buffer<ArrayBuffer>);
    expect([answer.status, answer.text]).toEqual([400, expect.stringMatching(/message/)]);
  }
  expect(await stored()).toBe(before);
  const own = (await callApi('GET /api/user/self-tapes', { query: {} }, talent)).body.tapes[0];
  expect(own).toMatchObject({ takes: [], uploads: [], state: 'waiting' });
});

test('keeps a take whole whose trim would leave less than a second', async ({
  callApi,
  deliver,
  sendTape,
  taped: { talent, tape },
}) => {
  await sendTape(talent, tape.id, { trim_from_ms: '100', trim_to_ms: '101' });
  await deliver();

  const own = (await callApi('GET /api/user/self-tapes', { query: {} }, talent)).body.tapes[0];
  expect(own?.takes).toMatchObject([{ state: 'ready' }]);
});

test('accepts no take for a removed casting call, and still finishes those of other calls', async ({
  callApi,
  clipBytes,
  given,
  services,
  takeEffect,
  taped,
  tus,
}) => {
  const other = await given.applied({ job: { audition_type: 'Self-tape', shoot_dates: '2026-06-01' } });
  await given.tapeRequest(other.job.id, { deadline: DEADLINE });
  const otherTape = await given.selfTape(other.application.id);
  const begin = (as: { token: string }, id: string) =>
    tus('POST', UPLOADS, as, { headers: announce(clipBytes.length, announcedTake(id)) });
  for (const { talent, tape } of [taped, { talent: other.talent, tape: otherTape }]) {
    const { headers } = await begin(talent, tape.id);
    const id = String(headers.location).split('/').at(-1) ?? '';
    await writeFile(services.uploads.pathOf(id), clipBytes);
  }
  const own = async (as: { token: string }, { id }: { id: string }) =>
    (await callApi('GET /api/user/self-tapes', { query: { id } }, as)).body.tapes;
  const body = { version: 1, ground: 'fraud', reason: 'Three talent paid.' } as const;
  await callApi(
    'POST /api/admin/jobs/:id/refuse',
    { params: { id: taped.job.id }, body },
    await given.staff('moderator'),
  );
  await takeEffect();

  await finishTakes.run(services, {}, '');
  const again = await begin(taped.talent, taped.tape.id);

  expect([again.status, JSON.parse(again.text).code]).toEqual([409, 'call_removed']);
  const removed = { state: 'waiting', takes: [], uploads: [], may_send: false };
  expect(await own(taped.talent, taped.tape)).toMatchObject([removed]);
  expect(await own(other.talent, otherTape)).toMatchObject([{ state: 'received', takes: [{ take: 1 }] }]);
});
