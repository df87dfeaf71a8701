import { expect } from 'vitest';
import { readShared, shareBoard, viewBoard } from '#testing/share-world.ts';
import { announcedTake, test as base, DEADLINE, UPLOADS } from '#testing/tape-world.ts';
import { announce } from '#testing/tus.ts';

const room = 'GET /api/production/self-tapes/:id';
const ask = 'POST /api/production/self-tapes/:id/requests';
const said = { at_ms: 1000, text: 'The turn' };

const test = base.extend('sent', async ({ callApi, deliver, sendTape, taped }) => {
  const { house, job, talent, tape } = taped;
  await sendTape(talent, tape.id);
  await deliver();
  const shown = async (as = house) => {
    const { body } = await callApi(room, { params: job, query: {} }, as);
    return body.tapes[0]?.takes[0];
  };
  const own = async () =>
    (await callApi('GET /api/user/self-tapes', { query: { id: tape.id } }, talent)).body.tapes[0];
  const take = await shown();
  return { ...taped, own, shown, take: { id: take?.id ?? '' }, url: take?.url ?? '' };
});

test('gives a house nothing of a tape after the application was withdrawn', async ({
  app,
  callApi,
  db,
  given,
  sent: { application, house, own, shown, take, url },
}) => {
  await db
    .updateTable('self_tape')
    .set({ may_download: true, confirmed_at: new Date().toISOString() })
    .execute();
  await db.updateTable('tape_request').set({ sides_text: 'MEERA: You came back.' }).execute();
  const before = (await app.inject(url)).statusCode;
  const sides = (await own())?.request.sides_text;
  await given.step(application.id, 'withdrawn', 'talent');
  const watched = await callApi('POST /api/production/takes/:id/views', { params: take }, house);
  const comment = { params: take, body: { ...said, id: crypto.randomUUID() } };
  const commented = await callApi('POST /api/production/takes/:id/comments', comment, house);

  expect(before).toBe(200);
  expect((await app.inject(url)).statusCode).toBe(404);
  expect([watched.status, commented.status, await shown()]).toEqual([404, 404, undefined]);
  expect(sides).toBe('MEERA: You came back.');
  expect((await own())?.request).toMatchObject({ sides_text: null, sides_url: null });
});

test('gives nobody else a take, its comments or its files', async ({
  app,
  callApi,
  given,
  sent: { house, job, shown, take, url },
}) => {
  const other = await given.house();
  const limited = await given.member(house, 'reviewer');
  const elsewhere = await given.job({ production_house_id: house.production_house_id });
  const seen = { params: { id: limited.id }, body: { project_ids: [elsewhere.project_id] } };
  await callApi('PUT /api/production/team/members/:id/projects', seen, house);
  const comment = { ...said, id: crypto.randomUUID() };
  await callApi('POST /api/production/takes/:id/comments', { params: take, body: comment }, house);
  const tries = async (as: { token: string }) => [
    (await callApi(room, { params: job, query: {} }, as)).status,
    (await callApi('POST /api/production/takes/:id/views', { params: take }, as)).status,
    (await callApi('POST /api/production/takes/:id/comments', { params: take, body: comment }, as)).status,
    (await callApi('DELETE /api/production/take-comments/:id', { params: comment }, as)).status,
  ];

  expect(await tries(other)).toEqual([404, 404, 404, 404]);
  expect(await tries(limited)).toEqual([404, 404, 404, 404]);
  expect((await shown())?.viewers).toBe(0);
  const [path = '', query = ''] = url.split('?');
  const guesses = [
    path,
    `${path}?${query.replace(/expires=\d/, 'expires=9')}`,
    `/media/sides/${take.id}.pdf?${query}`,
  ];
  for (const guess of guesses) expect((await app.inject(guess)).statusCode).toBe(404);
});

test('serves a part of a take on request, and refuses one that it does not have', async ({
  app,
  sent: { url },
}) => {
  const part = (range: string) => app.inject({ url, headers: { range } });
  const whole = await app.inject(url);

  const first = await part('bytes=0-99');
  const last = await part('bytes=-10');
  const beyond = await part(`bytes=${whole.rawPayload.length}-`);

  expect([first.statusCode, first.rawPayload.length]).toEqual([206, 100]);
  expect([last.statusCode, last.rawPayload]).toEqual([206, whole.rawPayload.subarray(-10)]);
  expect(beyond.statusCode).toBe(416);
});

test('lets the talent take the permission to download back, also of a take that was watched', async ({
  callApi,
  db,
  sent: { house, job, own, shown, take, talent, tape },
}) => {
  const save = (answers: string[], may_download: boolean) =>
    callApi(
      'PUT /api/user/self-tapes/:id/answers',
      { params: tape, body: { answers, may_download } },
      talent,
    );
  await db
    .updateTable('tape_request')
    .set({ questions: ['Do you ride?'] })
    .where('job_id', '=', job.id)
    .execute();
  await save(['Yes'], true);
  const allowed = await shown();
  await callApi('POST /api/production/takes/:id/views', { params: take }, house);
  const changed = await save(['No'], false);
  const saved = await save(['Yes'], false);

  expect([changed.body.code, saved.status]).toEqual(['tape_was_watched', 200]);
  expect(allowed?.download_name).toMatch(/mp4$/);
  expect((await shown())?.download_name).toBeNull();
  expect(await own()).toMatchObject({ answers: ['Yes'], may_download: false });
});

test('begins one upload of a take at a time, also for several requests at once', async ({
  taped: { talent, tape },
  callApi,
  tus,
}) => {
  const headers = announce(1000, announcedTake(tape.id));
  const begun = await Promise.all(Array.from({ length: 5 }, () => tus('POST', UPLOADS, talent, { headers })));

  // One that was replaced before its answer is no longer found.
  expect(begun.filter(({ status }) => status !== 201 && status !== 404)).toEqual([]);
  const own = (await callApi('GET /api/user/self-tapes', { query: {} }, talent)).body.tapes[0];
  expect(own?.uploads).toHaveLength(1);
  expect((await tus('HEAD', `${UPLOADS}/${own?.uploads[0]?.id}`, talent)).status).toBe(200);
});

test('a client plays and comments only while the link shows the applicant', async ({
  app,
  callApi,
  clock,
  db,
  given,
  sent: { house, job, take, talent },
}) => {
  await db
    .updateTable('talent')
    .set({ date_of_birth: given.born(25) })
    .where('id', '=', talent.id)
    .execute();
  const { id, token } = await shareBoard(callApi, job.id, house);
  const viewer = await viewBoard(callApi, token);
  const play = () => callApi('POST /api/shared-board/video', { body: { viewer, video: take.id } });
  const comment = () =>
    callApi('POST /api/shared-board/comments', {
      body: { viewer, video: take.id, ...said, id: crypto.randomUUID() },
    });
  const url = (await play()).body.url;
  const open = (await app.inject(url)).statusCode;
  const other = await shareBoard(callApi, job.id, house, { status: 'shortlisted' });
  const stranger = await viewBoard(callApi, other.token);
  const elsewhere = await callApi('POST /api/shared-board/video', {
    body: { viewer: stranger, video: take.id },
  });
  await db
    .updateTable('board_share_link')
    .set({ revoked_at: clock.now.toISOString() })
    .where('id', '=', id)
    .execute();

  expect([open, elsewhere.status]).toEqual([200, 404]);
  expect([(await play()).status, (await comment()).status]).toEqual([404, 404]);
  expect((await app.inject(url)).statusCode).toBe(404);
  expect(await readShared(callApi, other.token, stranger)).toEqual([]);
});

test('asks nobody who withdrew for a tape, and no child with contact details', async ({
  callApi,
  given,
  taped: { application, house, job },
}) => {
  const body = {
    ...{
      audience: 'person' as const,
      instructions: 'Once more. Call 98200 12345.',
      day: '2026-05-20',
      time: '18:00',
    },
  };
  const child = await given.talent({ date_of_birth: '2012-05-01' });
  await given.guardian(child.id);
  await given.childGrade(house.production_house_id);
  const forChildren = await given.job({ production_house_id: house.production_house_id });
  const { id } = await given.application({ talent_id: child.id, job_id: forChildren.id });
  const of = (application_ids: string[], fields: object = {}, params = job) =>
    callApi(
      ask,
      {
        params,
        body: { ...body, request_id: crypto.randomUUID(), application_ids, ...fields } as never,
      },
      house,
    );
  const toChild = await of([id], {}, forChildren);
  const toAdult = await of([application.id]);
  await given.step(application.id, 'withdrawn', 'talent');
  const withdrawn = await of([application.id], { instructions: 'Once more.' });

  expect(toAdult.status).toBe(200);
  expect(toChild).toMatchObject({ status: 400, body: { code: 'contact_details_to_child' } });
  expect(withdrawn.status).toBe(409);
});

test.for([
  [0, 'received'],
  [1, 'received_late'],
] as const)(
  'a take whose upload began %d ms after the deadline is %s',
  async ([late, state], { callApi, clock, given, sendTape, taped: { talent, tape } }) => {
    clock.now = new Date(Date.parse(DEADLINE) + late);
    const as = { token: await given.session(talent.id) };
    await sendTape(as, tape.id);
    const own = (await callApi('GET /api/user/self-tapes', { query: {} }, as)).body.tapes[0];
    expect(own?.state).toBe(state);
  },
);

test('a talent confirms and sends no tape to a suspended house', async ({
  callApi,
  given,
  sendTape,
  taped: { house, talent, tape },
}) => {
  await given.suspension(house.production_house_id);

  const confirmed = await callApi('POST /api/user/self-tapes/:id/confirm', { params: tape }, talent);
  const sent = await sendTape(talent, tape.id);

  expect([confirmed.status, confirmed.body.code]).toEqual([409, 'other_house_suspended']);
  expect([sent.status, sent.url, sent.text]).toEqual([
    409,
    '',
    expect.stringContaining('We suspended this production house'),
  ]);
});
