import { addDays, DAY_MS, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import type { Caller } from '#testing/given.ts';
import { test as base } from '#testing/test.ts';

const test = base.extend('asking', async ({ callApi, clock, given }) => {
  const { house, job, talent, application } = await given.applied();
  const from = addDays(dayInIndia(clock.now), 5);
  const until = addDays(from, 1);
  const ask = (applications = [application.id]) =>
    callApi(
      'POST /api/production/jobs/:id/availability-checks',
      { params: { id: job.id }, body: { from, until, applications } },
      house,
    );
  const answers = async (talentId = talent.id) => {
    const { body } = await callApi('GET /api/production/bookings/:id', { params: { id: talentId } }, house);
    return body.applications[0]?.checks;
  };
  return { house, job, talent, application, from, until, ask, answers };
});

const tokenIn = (text = '') => /\/availability\/([\w-]{43})/.exec(text)?.[1] ?? '';

test('asks once, says that it is no offer, and a link without a login answers', async ({
  callApi,
  asking: { talent, from, until, ask, answers },
  deliver,
}) => {
  const [asked, again] = [await ask(), await ask()];
  const messages = await deliver();
  const token = tokenIn(messages[0]?.text);

  expect([asked.body, again.body]).toMatchObject([
    { asked: 1, not_asked: 0 },
    { asked: 0, not_asked: 1 },
  ]);
  expect(messages).toHaveLength(1);
  expect(messages[0]).toMatchObject({
    to: talent.email,
    text: expect.stringContaining('This is not an offer.'),
  });
  const shown = await callApi('POST /api/availability-check', { body: { token } });
  expect(shown.body).toMatchObject({ from, until, house: 'Lantern Films', answer: null });
  for (const answer of ['free', 'maybe', 'maybe'] as const)
    await callApi('POST /api/availability-check/answer', { body: { token, answer } });
  expect(await answers()).toEqual([{ from, until, answer: 'maybe' }]);
});

test('the inbox leads to the calendar without the secret of the link, and answers there', async ({
  callApi,
  asking: { talent, ask, answers },
  db,
  deliver,
  given,
}) => {
  await ask();
  await deliver();
  const notices = db.selectFrom('notification').select('path').where('account_id', '=', talent.id);
  const [check] = (await callApi('GET /api/user/availability', {}, talent)).body.checks;
  const answer = (as: Caller) =>
    callApi(
      'POST /api/user/availability-checks/:id/answer',
      {
        params: { id: check?.id ?? '' },
        body: { answer: 'busy' },
      },
      as,
    );

  expect(await notices.execute()).toEqual([{ path: '/user/calendar' }]);
  expect((await answer(await given.talent())).status).toBe(404);
  expect((await answer(talent)).status).toBe(200);
  expect(await answers()).toMatchObject([{ answer: 'busy' }]);
});

test('a link no longer works once the application has an outcome', async ({
  callApi,
  asking: { talent, application, ask },
  deliver,
}) => {
  await ask();
  const token = tokenIn((await deliver())[0]?.text);
  await callApi('POST /api/user/job-applications/:id/withdraw', { params: { id: application.id } }, talent);

  const answered = await callApi('POST /api/availability-check/answer', { body: { token, answer: 'free' } });
  const asked = await ask();

  expect(answered).toMatchObject({ status: 404, body: { code: 'availability_check_ended' } });
  expect(asked.body).toMatchObject({ asked: 0, not_asked: 1 });
});

test('applicants of another house or casting call are refused, leavers are skipped', async ({
  asking: { talent, application, ask },
  db,
  clock,
  given,
}) => {
  const { application: other } = await given.applied();
  const at = clock.now.toISOString();
  const erase_at = new Date(clock.now.getTime() + 30 * DAY_MS).toISOString();
  const leaving = { account_id: talent.id, asked_at: at, erase_at };
  await db.insertInto('account_deletion').values(leaving).execute();

  expect((await ask([application.id, other.id])).status).toBe(404);
  expect((await ask()).body).toMatchObject({ asked: 0, not_asked: 1 });
});

test('the guardian of a child gets the link, the child’s own contact nothing', async ({
  callApi,
  clock,
  deliver,
  given,
}) => {
  const { house, job, talent, application } = await given.applied({
    hasGuardian: true,
    talent: { date_of_birth: given.born(12), name: 'Mira Rao' },
  });
  const from = addDays(dayInIndia(clock.now), 5);
  const body = { from, until: from, applications: [application.id] };
  await callApi('POST /api/production/jobs/:id/availability-checks', { params: { id: job.id }, body }, house);

  const messages = await deliver();
  const token = tokenIn(messages[0]?.text);
  const [check] = (await callApi('GET /api/user/availability', {}, talent)).body.checks;
  const params = { id: check?.id ?? '' };
  const own = await callApi(
    'POST /api/user/availability-checks/:id/answer',
    { params, body: { answer: 'free' } },
    talent,
  );
  const byLink = await callApi('POST /api/availability-check/answer', { body: { token, answer: 'free' } });

  expect(messages.map(({ to }) => to)).toEqual([expect.stringMatching(/^\+9197/)]);
  expect([own.status, byLink.status]).toEqual([403, 200]);
});

test('the board shows the last answer, and finds those who are free on the shoot days', async ({
  callApi,
  asking: { house, job, talent, application, ask },
  db,
  deliver,
}) => {
  const read = async (query: object = {}) => {
    const of = { params: { id: job.id }, query: query as never };
    const { body } = await callApi('GET /api/production/jobs/:id/board', of, house);
    return body.cards.map(({ days }) => days);
  };
  await ask();
  const token = tokenIn((await deliver())[0]?.text);
  const { shoot_days } = await db
    .selectFrom('job')
    .select('shoot_days')
    .where('id', '=', job.id)
    .executeTakeFirstOrThrow();
  const [from = '', end = ''] = shoot_days.slice(1, -1).split(',');
  const mark = (kind: 'away' | 'maybe' | null) => {
    const body = { from, until: from, kind };
    return callApi('PUT /api/user/availability', { body }, talent);
  };

  expect([await read(), await read({ is_free: '1' })]).toEqual([[null], [null]]);
  await callApi('POST /api/availability-check/answer', { body: { token, answer: 'free' } });
  await mark('maybe');
  expect(await read({ is_free: '1' })).toEqual(['free']);
  await mark('away');
  expect([await read(), await read({ is_free: '1' })]).toEqual([['free'], []]);
  await mark(null);
  await db
    .updateTable('availability_check')
    .set({ days: `[${from},${end})`, answer: 'busy' })
    .where('application_id', '=', application.id)
    .execute();
  expect([await read(), await read({ is_free: '1' })]).toEqual([['busy'], []]);
  const body = { from, until: from };
  await callApi(
    'POST /api/production/applications/:id/hold',
    { params: { id: application.id }, body },
    house,
  );
  expect(await read()).toEqual(['first_hold']);
});

test('nobody says to be free for a suspended house', async ({
  callApi,
  asking: { house, talent, ask, answers },
  deliver,
  given,
}) => {
  await ask();
  const sent = await deliver();
  const token = tokenIn(sent.find(({ to }) => to === talent.email)?.text);
  await given.suspension(house.production_house_id);
  const answer = (answer: 'free' | 'busy') =>
    callApi('POST /api/availability-check/answer', { body: { token, answer } });

  const free = await answer('free');
  const busy = await answer('busy');

  expect([free.body.code, busy.status]).toEqual(['other_house_suspended', 200]);
  expect(await answers()).toMatchObject([{ answer: 'busy' }]);
});
