import { expect } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { createBoard } from '#testing/board-world.ts';
import type { createGiven } from '#testing/given.ts';
import { shareBoard, viewBoard } from '#testing/share-world.ts';
import { type CallApi, test } from '#testing/test.ts';

type Given = ReturnType<typeof createGiven>;

/** Two applicants who differ in everything that can be filtered by, and the house's requests about them. */
async function createPair(callApi: CallApi, db: Database, given: Given) {
  const { house, job_id, applicant } = await createBoard(given);
  const sent = (fields: object) => ({ details: JSON.stringify(fields) });
  const tall = await applicant(
    { details: JSON.stringify({ height: '5 ft 10 in' }), height_cm: 178 },
    sent({ height: '150 cm', actingExperience: 'Two films', previousWork: 'None' }),
  );
  const short = await applicant(
    {},
    {
      ...sent({ height: '5 फ़ुट 2 इंच', actingExperience: 'कोई नहीं', previousWork: 'none.' }),
      availability: false,
    },
  );
  for (const [field, kind] of [
    ['auditionVideo', 'video'],
    ['headshot', 'image'],
  ] as const)
    await db
      .insertInto('application_media')
      .values({ application_id: tall.id, field, kind, file: await given.storedFile() })
      .execute();
  await given.take(tall.id);
  const to = { params: { id: tall.id } };
  await callApi('PUT /api/production/review/:id/score', { ...to, body: { score: 4 } }, house);
  const { token } = await shareBoard(callApi, job_id, house);
  const viewer = await viewBoard(callApi, token);
  const response = { viewer, application_id: tall.id, pick: 'yes' } as const;
  await callApi('PUT /api/shared-board/response', { body: response });
  return { house, job_id, tall, short };
}

test('filters by height, experience, media, dates, own score and the pick of a client, with exact totals', async ({
  callApi,
  db,
  given,
}) => {
  const { house, job_id, tall, short } = await createPair(callApi, db, given);
  const names = { [tall.id]: 'tall', [short.id]: 'short' };
  const read = async (query: object) => {
    const of = { params: { id: job_id }, query: query as never };
    const { body } = await callApi('GET /api/production/jobs/:id/board', of, house);
    const csv = await callApi('GET /api/production/jobs/:id/applicants.csv', of, house);
    const rows = String(csv.body).trim().split('\n').length - 1;
    const total = Object.values(body.counts).reduce((sum, count) => sum + count);
    expect([total, rows]).toEqual([body.cards.length, body.cards.length]);
    return body.cards.map(({ application_id }) => names[application_id]).join();
  };

  const table = [
    [{ height_from: "5'9" }, 'tall'],
    [{ height_from: '150 cm', height_to: '160' }, 'short'],
    [{ height_to: '150' }, ''],
    [{ experience: 'some' }, 'tall'],
    [{ experience: 'none' }, 'short'],
    [{ is_free: '1' }, 'tall'],
    [{ has_tape: '1' }, 'tall'],
    [{ has_video: '1' }, 'tall'],
    [{ has_photo: '1' }, 'tall'],
    [{ client_pick: 'yes' }, 'tall'],
    [{ client_pick: 'no' }, ''],
    [{ unscored: '1' }, 'short'],
  ] as const;
  for (const [query, found] of table) expect([query, await read(query)]).toEqual([query, found]);
});

test('asks for a height that can be read in one way only', async ({ callApi, given }) => {
  const { house, job_id } = await createBoard(given);
  const of = { params: { id: job_id }, query: { height_from: '5.6 ft', height_to: 'tall' } as never };

  const { status, body } = await callApi('GET /api/production/jobs/:id/board', of, house);

  expect(status).toBe(400);
  expect(body.fields).toMatchObject({
    height_from: expect.stringMatching(/5 ft 6 in/),
    height_to: expect.any(String),
  });
});
