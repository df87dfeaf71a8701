import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import type { Caller } from '#testing/given.ts';
import { test as base, type CallApi } from '#testing/test.ts';

const test = base.extend(
  'day',
  ({ clock }) =>
    (number: number) =>
      addDays(dayInIndia(clock.now), number),
);

const calendarOf = async (callApi: CallApi, talent: Caller) =>
  (await callApi('GET /api/user/availability', {}, talent)).body;

test('a marked day has one kind, and marking it free clears it', async ({ callApi, given, day }) => {
  const talent = await given.talent();
  const mark = (from: number, until: number, kind: 'away' | 'working' | 'maybe' | null) =>
    callApi('PUT /api/user/availability', { body: { from: day(from), until: day(until), kind } }, talent);

  await mark(3, 9, 'away');
  await mark(5, 6, 'working');
  await mark(9, 9, null);

  const { unavailable } = await calendarOf(callApi, talent);
  expect(unavailable).toEqual([
    { from: day(3), until: day(4), kind: 'away', source: 'own' },
    { from: day(5), until: day(6), kind: 'working', source: 'own' },
    { from: day(7), until: day(8), kind: 'away', source: 'own' },
  ]);
});

test('50 marks of the same days at once leave each day with one kind', async ({ callApi, given, day }) => {
  const talent = await given.talent();
  const kinds = ['away', 'working', 'maybe'] as const;

  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, place) => {
      const body = {
        from: day(1 + (place % 5)),
        until: day(6 + (place % 7)),
        kind: kinds[place % 3] ?? null,
      };
      return callApi('PUT /api/user/availability', { body }, talent);
    }),
  );

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const { unavailable } = await calendarOf(callApi, talent);
  const taken = unavailable.flatMap(({ from, until }) => {
    const days = [];
    for (let one = from; one <= until; one = addDays(one, 1)) days.push(one);
    return days;
  });
  expect(new Set(taken).size).toBe(taken.length);
  expect(new Set(taken).size).toBe(12);
});

test('says which shoot days of a casting call clash with the calendar and other roles', async ({
  callApi,
  given,
  day,
}) => {
  const talent = await given.talent();
  const asked = await given.job({ shoot_dates: day(60), shoot_duration: '5 days' });
  const other = await given.job({ shoot_dates: day(63), shoot_duration: '1 week' });
  const { id } = await given.application({ talent_id: talent.id, job_id: other.id });
  await given.offer(id, 'accepted');
  const away = { from: day(58), until: day(60), kind: 'away' } as const;
  await callApi('PUT /api/user/availability', { body: away }, talent);

  const clashes = (of: string, as: Caller) =>
    callApi('GET /api/user/availability/clashes/:id', { params: { id: of } }, as);

  expect((await clashes(asked.id, talent)).body.clashes).toEqual([
    { kind: 'away', from: day(60), until: day(60) },
    { kind: 'booked', from: day(63), until: day(64) },
  ]);
  expect((await clashes(other.id, talent)).body.clashes).toEqual([]);
  expect((await clashes(asked.id, await given.talent())).body.clashes).toEqual([]);
});

test.for([
  ['30 days', 30],
  ['3 Days', 3],
  ['10-12 days', 12],
  ['2 weeks', 14],
  ['A week, nights', 7],
  ['one month', 30],
  ['6 nights', 6],
  ['5-day schedule', 5],
  ['As long as it takes', 1],
  ['0 days', 1],
] as const)('a shoot of %j lasts %i days', async ([shoot_duration, days], { db, given, day }) => {
  const { id } = await given.job({ shoot_dates: day(60), shoot_duration });

  const job = db.selectFrom('job').select('shoot_days').where('id', '=', id);

  expect((await job.executeTakeFirstOrThrow()).shoot_days).toBe(`[${day(60)},${day(60 + days)})`);
});
