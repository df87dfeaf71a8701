import { instantInIndia } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { summariseTapes } from '#features/auditions/reminders/tasks.ts';
import { test as base } from '#testing/test.ts';

/** A talent asked on 4 May for an answer to an offer by 11 May and for a self-tape, and what staff can do. */
const test = base.extend('asked', async ({ callApi, clock, given, takeEffect }) => {
  clock.now = instantInIndia('2026-05-04', '12:00');
  const job = { audition_type: 'Self-tape', shoot_dates: '2026-07-01' } as const;
  const applied = await given.applied({ job });
  const { house, talent } = applied;
  const params = { id: applied.job.id };
  await given.tapeRequest(applied.job.id, { deadline: instantInIndia('2026-05-12', '00:10').toISOString() });
  await given.selfTape(applied.application.id);
  const offer = { params: { id: await given.offer(applied.application.id) } };
  const staff = () => given.staff('moderator');
  const login = async () => ({ token: await given.session(talent.id) });
  const at = (day: string, time: string) => {
    clock.now = instantInIndia(day, time);
  };
  const told = async () =>
    (await takeEffect()).filter(({ to, channel }) => to === talent.email && channel === 'email');
  const read = async () => {
    const { body } = await callApi('GET /api/user/offers', {}, await login());
    return body.offers.map(({ status, answer_by }) => [status, answer_by]);
  };
  const accept = async () => (await callApi('POST /api/user/offers/:id/accept', offer, await login())).status;
  const suspend = async () => {
    const of = { params: { id: house.production_house_id } };
    const body = { kind: 'suspension', reason: 'Fees' } as const;
    await callApi('POST /api/admin/houses/:id/suspend', { ...of, body }, await staff());
    const read = await callApi('GET /api/admin/houses/:id', of, await staff());
    const suspension = { params: { id: read.body.house.proposed?.id ?? '' } };
    await callApi('POST /api/admin/suspensions/:id/confirm', suspension, await staff());
    await told();
    return async () => {
      await callApi('POST /api/admin/suspensions/:id/end', suspension, await staff());
      return told();
    };
  };
  const takeDown = async () => {
    const body = { reason: 'A fee was asked.' };
    await callApi('POST /api/admin/jobs/:id/take-down', { params, body }, await staff());
    await told();
    return async () => {
      const body = { job_id: params.id, text: 'No fee.' };
      await callApi('POST /api/production/appeals', { body }, { token: await given.session(house.id) });
      const { items } = (await callApi('GET /api/admin/today', {}, await staff())).body;
      const id = items.find(({ kind }) => kind === 'appeal')?.id ?? '';
      const answer = { params: { id }, body: { accepted: true, answer: 'Right.' } };
      await callApi('POST /api/admin/appeals/:id/answer', answer, await staff());
      return told();
    };
  };
  return { ...applied, at, read, accept, suspend, takeDown };
});

test('an offer and a self-tape wait while the house is suspended, and get that many days more', async ({
  asked: { at, read, accept, suspend },
  deliver,
  services,
}) => {
  const lift = await suspend();
  at('2026-05-13', '01:00');
  await summariseTapes.run(services, {}, '');
  const meanwhile = [await read(), await deliver()];

  const told = await lift();

  expect(meanwhile).toEqual([[['open', '2026-05-11']], []]);
  expect(await read()).toEqual([['open', '2026-05-20']]);
  expect(told.map(({ text }) => text)).toEqual([
    expect.stringMatching(/until the end of 20 May 2026.*until Thu 21 May, 12:10 am IST/s),
  ]);
  expect(await accept()).toBe(200);
});

test('who was to answer on the day of a short removal has until the next evening', async ({
  asked: { at, read, accept, takeDown },
}) => {
  at('2026-05-11', '23:30');
  const approve = await takeDown();
  at('2026-05-12', '00:30');
  const meanwhile = await read();

  const told = await approve();

  expect(meanwhile).toEqual([['open', '2026-05-11']]);
  expect(await read()).toEqual([['open', '2026-05-13']]);
  expect(told.map(({ text }) => text)).toEqual([
    expect.stringMatching(/until the end of 13 May 2026.*until Wed 13 May, 8:00 pm IST/s),
  ]);
  expect(await accept()).toBe(200);
});

test('a call that is removed while its house is suspended gets the days of both, once', async ({
  asked: { at, read, suspend, takeDown },
}) => {
  const lift = await suspend();
  at('2026-05-06', '12:00');
  const approve = await takeDown();
  at('2026-05-08', '12:00');
  await lift();
  const between = await read();
  at('2026-05-10', '11:00');
  await approve();
  const after = await read();
  at('2026-05-18', '12:00');

  expect([between, after, await read()]).toEqual([
    [['open', '2026-05-11']],
    [['open', '2026-05-17']],
    [['lapsed', '2026-05-17']],
  ]);
});
