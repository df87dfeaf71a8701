import { writeFile } from 'node:fs/promises';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { deleteTakes, finishTakes } from '#features/auditions/takes/tasks.ts';
import { clipBytes, pdf, textOfPdf } from '#testing/files.ts';
import { announcedTake, BEFORE, test as base, DEADLINE, UPLOADS } from '#testing/tape-world.ts';
import { announce, piece } from '#testing/tus.ts';

const DAY_MS = 86_400_000;
const asked = { instructions: 'Read it twice.', day: '2026-05-06', time: '18:00' };
const test = base.extend('own', ({ callApi, taped }) => async (as: { token: string } = taped.talent) => {
  const { body } = await callApi('GET /api/user/self-tapes', { query: { id: taped.tape.id } }, as);
  const [tape] = body.tapes;
  if (!tape) throw new Error('There is no self-tape.');
  return tape;
});

test('delivers sides and their text once the talent has confirmed, with their name', async ({
  app,
  callApi,
  own,
  taped: { house, job, talent, tape },
}) => {
  const body = { ...asked, sides_text: 'MEERA: You came back.' };
  const files = { sides: [await pdf()] };
  await callApi('PUT /api/production/self-tapes/:id', { params: job, body, files }, house);

  const before = await own();
  await callApi('POST /api/user/self-tapes/:id/confirm', { params: tape }, talent);
  await callApi('POST /api/user/self-tapes/:id/confirm', { params: tape }, talent);

  expect(before).toMatchObject({ has_sides: true, confirmed_at: null });
  expect([before.request.sides_url, before.request.sides_text]).toEqual([null, null]);
  const { request, confirmed_at } = await own();
  expect([request.sides_text, confirmed_at]).toEqual(['MEERA: You came back.', BEFORE.toISOString()]);
  const opened = await app.inject(request.sides_url ?? '');
  expect([opened.statusCode, opened.headers['content-disposition']]).toEqual([200, 'attachment']);
  expect(opened.rawPayload.length).toBeGreaterThan((await files.sides[0]?.arrayBuffer())?.byteLength ?? 0);
  expect(await textOfPdf(opened.rawPayload)).toEqual(expect.any(String));
  expect((await app.inject((request.sides_url ?? '').replace(/signature=./, 'signature=~'))).statusCode).toBe(
    404,
  );
});

test('takes as many takes as the house asks for, and answers to its questions', async ({
  callApi,
  own,
  sendTape,
  taped: { house, job, talent, tape },
}) => {
  const body = {
    ...asked,
    max_takes: 2,
    questions: ['Do you ride?', 'Do you swim?'],
    slate: ['name', 'role'],
  };
  await callApi('PUT /api/production/self-tapes/:id', { params: job, body: body as never }, house);
  const answers = { answers: ['Yes', 'No', 'A third one'], may_download: true };

  const sent = [await sendTape(talent, tape.id), await sendTape(talent, tape.id, { take: '2' })];
  const third = await sendTape(talent, tape.id, { take: '3' });
  await callApi('PUT /api/user/self-tapes/:id/answers', { params: tape, body: answers }, talent);

  expect(sent.map(({ status }) => status)).toEqual([200, 200]);
  expect(JSON.parse(third.text)).toMatchObject({
    code: 'take_beyond_limit',
    message: expect.stringMatching(/2/),
  });
  expect(await own()).toMatchObject({
    takes: [{ take: 1 }, { take: 2 }],
    answers: ['Yes', 'No'],
    slate: [{ part: 'name', text: 'Asha Rao' }, { part: 'role' }],
  });
  const room = await callApi('GET /api/production/self-tapes/:id', { params: job, query: {} }, house);
  expect(room.body).toMatchObject({
    requests: [{ audience: 'role', max_takes: 2, questions: ['Do you ride?', 'Do you swim?'] }],
    tapes: [{ answers: ['Yes', 'No'], may_download: true, takes: [{ take: 1 }, { take: 2 }] }],
  });
});

test('lets the talent replace and delete a take until somebody has watched it', async ({
  app,
  callApi,
  deliver,
  own,
  sendTape,
  taped: { house, talent, tape },
}) => {
  await sendTape(talent, tape.id);
  await deliver();
  const sent = (await own()).takes[0];
  const takeId = async () => (await own()).takes[0]?.id ?? '';
  const remove = async () =>
    callApi('DELETE /api/user/takes/:id', { params: { id: await takeId() } }, talent);

  const removed = await remove();
  const left = await app.inject(sent?.url ?? '');
  const empty = await own();
  await sendTape(talent, tape.id);
  const id = await takeId();
  await callApi('POST /api/production/takes/:id/views', { params: { id } }, house);
  const watched = await own();
  const kept = await remove();
  const again = await sendTape(talent, tape.id);

  expect([removed.status, left.statusCode, empty.state, empty.takes]).toEqual([200, 404, 'waiting', []]);
  expect(watched).toMatchObject({ may_send: false, views: { people: 1 }, takes: [{ may_replace: false }] });
  const codes = [kept.body.code, JSON.parse(again.text).code];
  expect(codes).toEqual(['tape_was_watched', 'tape_was_watched']);
});

test('counts an upload that began before the deadline as in time, and is final after it', async ({
  clock,
  given,
  own,
  sendTape,
  taped: { talent, tape },
  tus,
}) => {
  const bytes = clipBytes('video.mp4');
  const headers = announce(bytes.length, announcedTake(tape.id));
  clock.now = new Date(Date.parse(DEADLINE) - 60_000);
  const before = { token: await given.session(talent.id) };
  const url = String((await tus('POST', UPLOADS, before, { headers })).headers.location);
  clock.now = new Date(Date.parse(DEADLINE) + DAY_MS);
  const as = { token: await given.session(talent.id) };

  const finished = await tus('PATCH', url, as, piece(bytes, 0));
  const another = await sendTape(as, tape.id);

  expect(finished.status).toBe(200);
  expect(await own(as)).toMatchObject({
    state: 'received',
    may_send: false,
    takes: [{ may_replace: false }],
  });
  expect(JSON.parse(another.text)).toMatchObject({ code: 'tape_is_final' });
});

test('finishes a take of which everything has arrived after the process died', async ({
  own,
  services,
  taped: { talent, tape },
  tus,
}) => {
  const bytes = clipBytes('video.mp4');
  const headers = announce(bytes.length, announcedTake(tape.id));
  const url = String((await tus('POST', UPLOADS, talent, { headers })).headers.location);
  await writeFile(services.uploads.pathOf(url.split('/').at(-1) ?? ''), bytes);

  await finishTakes.run(services, {}, 'run');

  expect(await own()).toMatchObject({ state: 'received', takes: [{ take: 1 }], uploads: [] });
});

test('deletes takes with all their files when their day comes, and takes no more', async ({
  app,
  callApi,
  clock,
  db,
  deliver,
  given,
  own,
  sendTape,
  services,
  taped: { house, job, talent, tape },
}) => {
  await db.updateTable('tape_request').set({ keep_days: 7 }).where('job_id', '=', job.id).execute();
  await sendTape(talent, tape.id);
  await deliver();
  const open = await own();
  const stored = async () =>
    (await db.selectFrom('media_file').select('name').where('replaced_by', 'is', null).execute()).length;
  const before = await stored();
  const call = db.selectFrom('job').select('closes_at').where('id', '=', job.id);
  const due = Date.parse((await call.executeTakeFirstOrThrow()).closes_at) + 7 * DAY_MS;
  clock.now = new Date(due - 1000);
  await deleteTakes.run(services, {}, 'run');
  const kept = await stored();
  const [talentThen, houseThen] = [await given.session(talent.id), await given.session(house.id)];
  const announced = await own({ token: talentThen });
  clock.now = new Date(due);
  await deleteTakes.run(services, {}, 'run');

  expect(open.delete_on).toBeNull();
  expect(announced.delete_on).toBe(dayInIndia(new Date(due)));
  // The take in two sizes, and its poster.
  expect([kept, await stored()]).toEqual([before, before - 3]);
  const after = await own({ token: talentThen });
  expect(after).toMatchObject({ takes: [], deleted_at: new Date(due).toISOString(), may_send: false });
  expect(JSON.parse((await sendTape({ token: talentThen }, tape.id)).text)).toMatchObject({
    code: 'tapes_deleted',
  });
  const query = { params: job, query: {} };
  const room = await callApi('GET /api/production/self-tapes/:id', query, { token: houseThen });
  expect(room.body.tapes).toMatchObject([{ takes: [], deleted_at: new Date(due).toISOString() }]);
  expect((await app.inject(open.takes[0]?.url ?? '')).statusCode).toBe(404);
});
