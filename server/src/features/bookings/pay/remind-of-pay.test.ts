import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { remindOfPay } from '#features/bookings/pay/tasks.ts';
import { test as base } from '#testing/pay-world.ts';

const test = base.extend('morning', ({ clock, services, deliver }) => async (days = 1) => {
  clock.now = new Date(clock.now.getTime() + days * DAY_MS);
  await remindOfPay.run(services, {}, 'morning');
  return (await deliver()).map(({ to, subject }) => [to, subject.split(/ on |:/)[0]]);
});

test('reminds who signed before pay is due and when it is overdue, and then the owners, each once', async ({
  given,
  morning,
  payer,
}) => {
  const { owner, book } = await payer();
  const signer = await given.member(owner, 'reviewer');
  await book({ ago: 26, member: signer.id });

  expect(await morning(0)).toEqual([]);
  expect(await morning()).toEqual([[signer.email, 'Pay due']]);
  expect([...(await morning()), ...(await morning()), ...(await morning())]).toEqual([]);
  expect(await morning()).toEqual([[signer.email, 'Pay overdue']]);
  expect([...(await morning()), ...(await morning(4))]).toEqual([]);
  expect(await morning()).toEqual([[owner.email, 'Pay overdue']]);
  expect([...(await morning()), ...(await morning(30))]).toEqual([]);
});

test('reminds of pay below the agreed sum until the talent marks it', async ({ deliver, morning, payer }) => {
  const { owner, book, day } = await payer();
  const { markByHouse, markByTalent } = await book({ ago: 31 });
  await markByHouse(day(0), 44_999);
  await deliver();

  expect(await morning(0)).toEqual([[owner.email, 'Pay overdue']]);
  await markByTalent(day(0), 44_999);
  expect(await morning(7)).toEqual([]);
});

test('reminds nobody once either side has marked the pay', async ({ deliver, morning, payer }) => {
  const { book } = await payer();
  const [byHouse, byTalent] = [await book({ ago: 31 }), await book({ ago: 31 })];
  await byHouse.markByHouse();
  await byTalent.markByTalent();
  await deliver();

  expect([...(await morning(0)), ...(await morning(7))]).toEqual([]);
});
