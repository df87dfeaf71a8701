import { expect } from 'vitest';
import { createBoard } from '#testing/board-world.ts';
import type { Caller } from '#testing/given.ts';
import { test } from '#testing/test.ts';

test('a reviewer reads the application as sent, the other applications and the profile', async ({
  callApi,
  given,
}) => {
  const { house, job_id, applicant } = await createBoard(given);
  const details = JSON.stringify({ fullName: 'Meera Shah', email: 'meera@canary.example' });
  const fields = { name: 'Meera Shah', languages: ['Hindi'], skills: ['yoga'], body_type: 'Slim' };
  const { id, talent } = await applicant(fields, { details });
  const { id: second } = await given.job({ production_house_id: house.production_house_id });
  const other = await given.application({ talent_id: talent.id, job_id: second });
  await given.application({ talent_id: talent.id });

  const { status, body } = await callApi('GET /api/production/review/:id', { params: { id } }, house);

  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    application_id: id,
    status: 'applied',
    shown_status: 'applied',
    moves: [],
    consent_pending: false,
    user: { id: talent.id, name: 'Meera Shah' },
    job: { id: job_id },
    details: { email: 'meera@canary.example' },
    status_history: [{ status: 'applied', party: 'talent', by: null }],
    match: { score: 7, reasons: ['Speaks Hindi', 'Age 26 matches 20-30', 'Gender Female'] },
    score: null,
    team_score: null,
    scores: [],
    notes: [],
    others: [{ application_id: other.id, status: 'applied', job: { id: second } }],
    profile: { languages: ['Hindi'], skills: ['yoga'], body_type: 'Slim', height: null },
  });
});

test('reading an application does not open it', async ({ callApi, given }) => {
  const { house, applicant } = await createBoard(given);
  const { id, talent } = await applicant();

  await callApi('GET /api/production/review/:id', { params: { id } }, house);

  const own = await callApi('GET /api/user/job-applications', {}, talent);
  expect(own.body.data).toMatchObject([{ status: 'applied' }]);
});

test('without consent, a reviewer gets no contact details of the applicant', async ({ callApi, given }) => {
  const { house, job_id } = await createBoard(given);
  const talent = await given.talent();
  const details = JSON.stringify({ email: 'meera@canary.example', phone: '9812399999' });
  const { id } = await given.application({ talent_id: talent.id, job_id, details }, []);

  const { body } = await callApi('GET /api/production/review/:id', { params: { id } }, house);

  expect(body.data).toMatchObject({ consent_pending: true, media: [] });
  expect(JSON.stringify(body)).not.toMatch(/canary|98123/);
});

test('notes form a thread of the house, and only the author can change a note', async ({
  callApi,
  given,
}) => {
  const { house, applicant } = await createBoard(given);
  const { id, talent } = await applicant();
  const params = { id };
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
  const write = (request_id: string, text: string, as = house) =>
    callApi('PUT /api/production/review/:id/notes', { params, body: { request_id, text } }, as);

  const written = await write(first, 'Strong voice.');
  await write(second, 'Ask about dates.');
  await write(first, 'Strong voice, low register.');
  const removed = await callApi('DELETE /api/production/review/notes/:id', { params: { id: second } }, house);

  expect(written).toMatchObject({
    status: 200,
    body: { note: { id: first, text: 'Strong voice.', is_own: true } },
  });
  expect(removed.status).toBe(200);
  const { body } = await callApi('GET /api/production/review/:id', { params }, house);
  expect(body.data.notes).toMatchObject([{ id: first, text: 'Strong voice, low register.', is_own: true }]);
  const own = await callApi('GET /api/user/job-applications', {}, talent);
  expect(JSON.stringify(own.body)).not.toContain('Strong voice');
});

test("rejects a change to another author's note, and a note on a missing application", async ({
  callApi,
  given,
}) => {
  const { house, applicant } = await createBoard(given);
  const stranger = await createBoard(given);
  const colleague = await given.member(house, 'reviewer');
  const [{ id }, { id: theirs }] = [await applicant(), await stranger.applicant()];
  const request_id = crypto.randomUUID();
  const write = (id: string, as: Caller = house) =>
    callApi(
      'PUT /api/production/review/:id/notes',
      { params: { id }, body: { request_id, text: 'Mine.' } },
      as,
    );
  await write(id);

  const answers = await Promise.all([
    write(id, colleague),
    write(theirs),
    write(theirs, stranger.house),
    write(crypto.randomUUID()),
    callApi('DELETE /api/production/review/notes/:id', { params: { id: request_id } }, colleague),
    callApi('DELETE /api/production/review/notes/:id', { params: { id: request_id } }, stranger.house),
    callApi('GET /api/production/review/:id', { params: { id } }, stranger.house),
    callApi('GET /api/production/review/:id', { params: { id: 'the first' } }, house),
    callApi('PUT /api/production/review/:id/score', { params: { id }, body: { score: 1 } }, stranger.house),
    callApi(
      'PUT /api/production/review/:id/score',
      { params: { id }, body: { score: null } },
      stranger.house,
    ),
  ]);

  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  const { body } = await callApi('GET /api/production/review/:id', { params: { id } }, house);
  expect(body.data).toMatchObject({ notes: [{ text: 'Mine.' }], score: null });
});

test('a score is one to five, and can be changed or removed', async ({ callApi, given }) => {
  const { house, applicant } = await createBoard(given);
  const { id } = await applicant();
  const params = { id };
  const put = (score: number | null) =>
    callApi('PUT /api/production/review/:id/score', { params, body: { score } }, house);
  const read = async () =>
    (await callApi('GET /api/production/review/:id', { params }, house)).body.data.score;

  await put(3);
  expect((await put(5)).body).toMatchObject({ score: 5 });
  expect(await read()).toBe(5);
  expect((await put(0)).status).toBe(400);
  expect((await put(6)).status).toBe(400);
  expect((await put(2.5)).status).toBe(400);
  expect(await read()).toBe(5);
  expect((await put(null)).status).toBe(200);
  expect(await read()).toBeNull();
});

test('a member sees the scores of the others only after giving their own', async ({ callApi, given }) => {
  const { house, job_id, applicant } = await createBoard(given);
  const mira = await given.member(house, 'reviewer', { display_name: 'Mira Das' });
  const viewer = await given.member(house, 'viewer');
  const params = { id: (await applicant()).id };
  const score = (score: number | null, as: Caller) =>
    callApi('PUT /api/production/review/:id/score', { params, body: { score } }, as);
  const read = async (as: Caller) =>
    (await callApi('GET /api/production/review/:id', { params }, as)).body.data;
  const board = async (as: Caller, query = {}) =>
    (await callApi('GET /api/production/jobs/:id/board', { params: { id: job_id }, query }, as)).body.cards;

  await score(5, mira);
  expect(await read(house)).toMatchObject({ score: null, team_score: null, scores: [] });
  expect(await board(house)).toMatchObject([{ score: null, team_score: null }]);
  expect(await board(house, { min_score: '5' })).toEqual([]);
  expect(await read(viewer)).toMatchObject({ score: null, team_score: { average: 5 } });

  const team_score = { average: 3.5, lowest: 2, highest: 5, count: 2 };
  expect((await score(2, house)).body).toMatchObject({ score: 2, team_score });
  expect(await read(house)).toMatchObject({
    score: 2,
    team_score,
    scores: [
      { score: 5, by: 'Mira Das', is_own: false },
      { score: 2, is_own: true },
    ],
  });
  expect(await board(mira)).toMatchObject([{ score: 5, team_score }]);
  expect(await board(mira, { min_score: '3' })).toHaveLength(1);

  await score(null, house);
  expect(await read(house)).toMatchObject({ score: null, team_score: null });
  expect(await read(mira)).toMatchObject({ score: 5, team_score: { count: 1 } });
});
