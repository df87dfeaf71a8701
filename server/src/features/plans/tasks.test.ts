import { expect } from 'vitest';
import { remindOfEnds, tellOfEnds } from '#features/plans/tasks.ts';
import { test } from '#testing/payments.ts';

test('a week and a day before its end, a plan is reminded of once each, and not after it', async ({
  clock,
  services,
  given,
  deliver,
}) => {
  const talent = await given.talent();
  await given.plan(talent.id, { plan: 'Basic', from: '2026-03-01T10:00:00+05:30' });
  const mornings = ['02-21', '02-23', '02-24', '03-01', '03-01', '03-02', '03-03'];

  const counts: number[] = [];
  for (const morning of mornings) {
    clock.now = new Date(`2027-${morning}T09:00:00+05:30`);
    await remindOfEnds.run(services, {}, morning);
    counts.push((await deliver()).length);
  }

  expect(counts).toEqual([0, 1, 0, 1, 0, 0, 0]);
});

test('the reminder says that nothing is charged, or what was chosen, and where to renew', async ({
  clock,
  services,
  db,
  given,
  deliver,
}) => {
  const [off, on] = [await given.talent(), await given.talent()];
  await given.plan(off.id, { plan: 'Basic', from: '2026-03-01T10:00:00+05:30' });
  const chosen = await given.plan(on.id, { plan: 'Pro', from: '2026-03-01T10:00:00+05:30' });
  await db.updateTable('subscription').set({ auto_renew: true }).where('id', '=', chosen.id).execute();
  clock.now = new Date('2027-02-24T09:00:00+05:30');

  await remindOfEnds.run(services, {}, 'morning');
  const letters = await deliver();

  const to = (email: string) => letters.find((letter) => letter.to === email)?.text;
  expect(to(off.email)).toMatch(/ends by itself, and nothing is charged.*₹999.*\/user\/plans/s);
  expect(to(on.email)).toMatch(/You asked for it to go on.*₹2,999.*please confirm/s);
});

test('the morning after its end, a plan is told to be over once, unless another follows', async ({
  clock,
  services,
  given,
  deliver,
}) => {
  const [over, renewed] = [await given.talent(), await given.talent()];
  await given.plan(over.id, { plan: 'Basic', from: '2026-03-01T10:00:00+05:30' });
  await given.plan(renewed.id, { plan: 'Basic', from: '2026-03-01T10:00:00+05:30' });
  await given.plan(renewed.id, { plan: 'Basic', from: '2027-03-02T00:00:00+05:30' });
  const mornings = ['03-01', '03-02', '03-03', '03-04'];

  const told: string[][] = [];
  for (const morning of mornings) {
    clock.now = new Date(`2027-${morning}T09:10:00+05:30`);
    await tellOfEnds.run(services, {}, morning);
    const letters = (await deliver()).filter(({ to }) => [over.email, renewed.email].includes(to));
    told.push(letters.map(({ to }) => to));
  }

  expect(told.flat()).toEqual([over.email]);
  expect(told[0]).toEqual([]);
});
