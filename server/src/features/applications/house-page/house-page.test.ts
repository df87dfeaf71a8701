import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { createBoard, moveOf, sendOf } from '#testing/board-world.ts';
import { test } from '#testing/test.ts';

test('shows everyone a house with its open calls, and no contact details', async ({ callApi, given }) => {
  const { house, job_id } = await createBoard(given);
  const { production_house_id } = house;
  await given.job({ production_house_id, status: 'closed' });
  await given.job({ production_house_id, status: 'pending' });
  const read = (id: string) => callApi('GET /api/houses/:id', { params: { id } });

  const { status, body } = await read(production_house_id);

  expect(status).toBe(200);
  expect(body.house).toMatchObject({ company_name: 'Lamp Films', verified: true });
  expect(body).toMatchObject({ past: 1, answers: null, open_jobs: [{ id: job_id, contact_hidden: true }] });
  const silent = await given.house();
  await given.job({ production_house_id: silent.production_house_id, status: 'pending' });
  expect((await read(silent.production_house_id)).status).toBe(404);
  expect((await read(crypto.randomUUID())).status).toBe(404);
});

test('counts how many applications a house answered and how fast, without new and withdrawn ones', async ({
  callApi,
  clock,
  given,
}) => {
  const { house, job_id, applicant } = await createBoard(given);
  const daysAgo = (days: number) => new Date(clock.now.getTime() - days * DAY_MS).toISOString();
  const applied = (days: number) => applicant({}, { applied_at: daysAgo(days) });
  const answered = [await applied(16), await applied(19), await applied(13)].map(({ id }) => id);
  await applied(30);
  await applied(40);
  const gone = await applied(30);
  await callApi('POST /api/user/job-applications/:id/withdraw', { params: { id: gone.id } }, gone.talent);
  await callApi('POST /api/production/review/moves', moveOf(answered, 'not_selected'), house);
  await callApi('POST /api/production/jobs/:id/decisions', sendOf(job_id, answered), house);
  const read = async () =>
    (await callApi('GET /api/houses/:id', { params: { id: house.production_house_id } })).body.answers;

  const tooFew = await read();
  await applied(20);

  expect(tooFew).toBeNull();
  expect(await read()).toEqual({ applications: 5, answered: 2, median_days: 18 });
});
