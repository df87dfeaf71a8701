import { expect } from 'vitest';
import { test } from '#testing/pay-world.ts';

test('both sides mark the pay after the last day, correct their own mark, and see both', async ({
  paying,
}) => {
  const { day, markByHouse, markByTalent, seenByHouse, seenByTalent } = await paying();
  expect(await seenByTalent()).toEqual({ last_day: day(-3), due_on: day(27), marks: [], disputes: [] });

  const marked = [await markByHouse(), await markByTalent(day(-1), '45000'), await markByTalent(day(-1))];

  expect(marked.map(({ status }) => status)).toEqual([200, 200, 200]);
  const marks = [
    { party: 'talent', amount_paise: 5_000_000, paid_on: day(-1) },
    { party: 'house', amount_paise: 5_000_000, paid_on: day(0) },
  ];
  expect(await seenByTalent()).toMatchObject({ marks });
  expect(await seenByHouse()).toMatchObject({ marks });
});

test('rejects a day that has not come and a wrong amount beside their fields', async ({ paying }) => {
  const { day, markByHouse, markByTalent, seenByHouse } = await paying();

  const wrong = [await markByHouse(day(1)), await markByTalent(day(0), 0), await markByTalent(day(0), '')];

  expect(wrong.map(({ status, body }) => [status, Object.keys(body.fields ?? {})])).toEqual([
    [400, ['paid_on']],
    [400, ['amount']],
    [400, ['amount']],
  ]);
  expect(await seenByHouse()).toMatchObject({ marks: [] });
});

test('marks no pay before the last day of work, and none without signed terms', async ({
  callApi,
  db,
  house,
  paying,
  person,
}) => {
  const { id, markByHouse, markByTalent, day } = await paying({ ago: -1 });
  const unsigned = await house((await person()).id);

  const early = [await markByHouse(), await markByTalent()];
  const none = await callApi(
    'PUT /api/production/applications/:id/pay',
    { params: { id: unsigned.id }, body: { amount: 1, paid_on: day(0) } },
    unsigned.house,
  );

  for (const { status, body } of [...early, none]) expect([status, body.code]).toEqual([409, 'pay_not_due']);
  const mark = { application_id: id, party: 'house', amount_paise: 1, paid_on: day(0) } as const;
  const direct = db.insertInto('pay_mark').values({ ...mark, marked_at: new Date().toISOString() });
  await expect(direct.execute()).rejects.toMatchObject({ code: 'KD063' });
});

test('work that was done stays due when the role is cancelled once it has begun', async ({ db, paying }) => {
  const [done, coming, begun] = [await paying(), await paying({ ago: -3 }), await paying({ ago: 0 })];

  const ended_at = new Date().toISOString();
  const cancelled = { status: 'cancelled', answered_at: ended_at, ended_at } as const;
  await db
    .updateTable('role_offer')
    .set(cancelled)
    .where('id', 'in', [done.offer, coming.offer, begun.offer])
    .execute();

  expect(await done.seenByTalent()).toMatchObject({ due_on: done.day(27) });
  expect(await coming.seenByTalent()).toBeNull();
  expect(await begun.seenByTalent()).toMatchObject({ last_day: begun.day(0), due_on: begun.day(30) });
});

test('a suspended house marks and disputes pay', async ({ given, paying }) => {
  const { owner, markByHouse, markByTalent, disputeByHouse } = await paying();
  await markByTalent();
  await given.suspension(owner.production_house_id);

  expect([(await markByHouse()).status, (await disputeByHouse()).status]).toEqual([200, 200]);
});

test('tells the talent what the house marked, once, so that they can dispute it', async ({
  deliver,
  paying,
}) => {
  const { talent, day, markByHouse, markByTalent } = await paying();

  // What other tests left.
  await deliver();
  await markByTalent();
  expect(await deliver()).toEqual([]);
  await markByHouse();
  await markByHouse();
  expect((await deliver()).map(({ to, subject }) => [to, subject.split(':')[0]])).toEqual([
    [talent.email, 'Pay marked'],
  ]);
  await markByHouse(day(-1));
  expect(await deliver()).toHaveLength(1);
});
