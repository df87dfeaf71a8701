import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { createBoard } from '#testing/board-world.ts';
import { jobPost } from '#testing/posts.ts';
import { test } from '#testing/test.ts';

const message = 'We would love you to be Gauri.';
const make = 'POST /api/production/applications/:id/offer';

test('of 50 simultaneous offers of one role, one is made and the others ask the house to confirm', async ({
  callApi,
  clock,
  db,
  given,
}) => {
  const { house, applicant } = await createBoard(given);
  const applicants = await Promise.all(Array.from({ length: 50 }, () => applicant()));
  const body = { message, answer_by: addDays(dayInIndia(clock.now), 7) };

  const answers = await Promise.all(
    applicants.map(({ id }) => callApi(make, { params: { id }, body }, house)),
  );

  const rejected = answers.filter(({ status }) => status === 409);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(rejected.map(({ body }) => body.code))).toEqual(new Set(['positions_filled']));
  expect(rejected).toHaveLength(49);
  expect(await db.selectFrom('role_offer').select('id').execute()).toHaveLength(1);
});

test('a role takes as many offers as it has positions, and more once the house confirms', async ({
  callApi,
  clock,
  given,
}) => {
  const house = await given.house();
  const post = { ...jobPost(clock.now), positions: 2 };
  const { id: job_id } = (await callApi('POST /api/production/jobs', { body: post }, house)).body;
  const applicant = async () => {
    const talent = await given.talent();
    return { ...(await given.application({ talent_id: talent.id, job_id })), talent };
  };
  const [one, two, three] = [await applicant(), await applicant(), await applicant()];
  const answer_by = addDays(dayInIndia(clock.now), 7);
  const offer = ({ id }: { id: string }, more: { confirm?: boolean } = {}) =>
    callApi(make, { params: { id }, body: { message, answer_by, ...more } }, house);

  expect([(await offer(one)).status, (await offer(two)).status]).toEqual([200, 200]);
  expect(await offer(three)).toMatchObject({
    status: 409,
    body: { code: 'positions_filled', message: /2 positions/ },
  });
  expect((await offer(three, { confirm: true })).status).toBe(200);
  // An offer is a promise: each of them can accept.
  for (const { talent } of [one, two, three]) {
    const { body } = await callApi('GET /api/user/offers', {}, talent);
    const params = { id: body.offers[0]?.id ?? '' };
    expect((await callApi('POST /api/user/offers/:id/accept', { params }, talent)).status).toBe(200);
  }
});

test('an offer that was withdrawn, declined or lapsed leaves its position free', async ({
  callApi,
  clock,
  given,
}) => {
  const { house, applicant } = await createBoard(given);
  const [one, two, three, four] = [
    await applicant(),
    await applicant(),
    await applicant(),
    await applicant(),
  ];
  const offer = ({ id }: { id: string }, as: { token: string } = house) => {
    const body = { message, answer_by: addDays(dayInIndia(clock.now), 1) };
    return callApi(make, { params: { id }, body }, as);
  };

  const first = await offer(one);
  await callApi('DELETE /api/production/applications/:id/offer', { params: { id: one.id } }, house);
  const second = await offer(two);
  const { body } = await callApi('GET /api/user/offers', {}, two.talent);
  const params = { id: body.offers[0]?.id ?? '' };
  await callApi('POST /api/user/offers/:id/decline', { params, body: {} }, two.talent);
  const third = await offer(three);
  clock.now = new Date(clock.now.getTime() + 3 * 86_400_000);
  const fourth = await offer(four, { token: await given.session(house.id) });

  expect([first, second, third, fourth].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test('an edit changes the positions, keeps them if it leaves them out, and rejects nonsense', async ({
  callApi,
  clock,
  given,
}) => {
  const house = await given.house();
  const { id } = await given.job({ production_house_id: house.production_house_id });
  await given.application({ job_id: id, talent_id: (await given.talent()).id });
  const save = (more: object) =>
    callApi(
      'PUT /api/production/jobs/:id',
      { params: { id }, body: { ...jobPost(clock.now), ...more } },
      house,
    );
  const read = async () =>
    (await callApi('GET /api/production/jobs/:id', { params: { id } })).body.job.positions;

  expect(await read()).toBe(1);
  expect((await save({ positions: 3 })).status).toBe(200);
  expect((await save({})).status).toBe(200);
  expect(await read()).toBe(3);
  for (const positions of ['0', '51', '1.5', 'many'])
    expect(await save({ positions })).toMatchObject({
      status: 400,
      body: { fields: { positions: expect.any(String) } },
    });
});
