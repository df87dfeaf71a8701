import { expect } from 'vitest';
import { createBoard } from '#testing/board-world.ts';
import type { Caller } from '#testing/given.ts';
import { readShared, shareBoard as share, viewBoard } from '#testing/share-world.ts';
import { test } from '#testing/test.ts';

const nothing = { pick: null, rating: null, comment: null };

test('the house sees at once what a client says about an applicant', async ({ callApi, given, nextWait }) => {
  const { house, job_id, applicant } = await createBoard(given);
  const { id: application_id } = await applicant();
  const { token } = await share(callApi, job_id, house);
  const viewer = await viewBoard(callApi, token, 'Priya Nair');
  const params = { id: job_id };
  const read = (seen?: string) =>
    callApi('GET /api/production/jobs/:id/board-news', { params, query: seen ? { seen } : {} }, house);
  const before = await read();
  expect(before.body.responses).toEqual([]);

  const waiting = nextWait();
  const live = read(before.body.seen);
  await waiting;
  const said = { pick: 'yes', rating: 4, comment: '<b>Lovely</b>, call 98123' } as const;
  const saved = await callApi('PUT /api/shared-board/response', {
    body: { viewer, application_id, ...said },
  });

  expect(saved).toMatchObject({ status: 200, body: { response: said } });
  expect((await live).body.responses).toEqual([
    { application_id, label: 'For Blue Lamp', viewer_id: expect.any(String), viewer: 'Priya Nair', ...said },
  ]);
  expect(await readShared(callApi, token, viewer)).toMatchObject([{ id: application_id, response: said }]);

  await callApi('PUT /api/shared-board/response', {
    body: { viewer, application_id, ...nothing, pick: 'maybe' },
  });
  expect((await read()).body.responses).toMatchObject([{ ...nothing, pick: 'maybe' }]);
});

test('a client responds only to applicants of a working link, and only their house reads the response', async ({
  callApi,
  given,
}) => {
  const { house, job_id, applicant } = await createBoard(given);
  const other = await createBoard(given);
  const [shown, hidden, foreign] = [await applicant(), await applicant(), await other.applicant()];
  const link = await share(callApi, job_id, house, { applications: [shown.id] });
  const viewer = await viewBoard(callApi, link.token);
  const say = (application_id: string, fields: object = { pick: 'no' }) =>
    callApi('PUT /api/shared-board/response', {
      body: { viewer, application_id, ...nothing, ...fields },
    });

  expect((await say(hidden.id)).status).toBe(404);
  expect((await say(foreign.id)).status).toBe(404);
  expect((await say(shown.id, { pick: 'perhaps' })).status).toBe(400);
  expect((await say(shown.id, { comment: 'a'.repeat(501) })).status).toBe(400);
  expect((await say(shown.id)).status).toBe(200);
  await callApi('DELETE /api/production/shares/:id', { params: { id: link.id } }, house);
  expect((await say(shown.id)).status).toBe(404);

  const read = (as: Caller) =>
    callApi('GET /api/production/jobs/:id/board-news', { params: { id: job_id } }, as);
  expect((await read(other.house)).status).toBe(404);
  expect((await read(house)).body.responses).toMatchObject([{ pick: 'no' }]);
});
