import { expect } from 'vitest';
import { notifyPlanEnds, remindOfPlanEnds } from '#features/billing/plans/tasks.ts';
import { test } from '#testing/payments.ts';

test('reminds of a plan a week and a day before its end, not afterwards, and of no renewed one', async ({
  services,
  clock,
  given,
  deliver,
}) => {
  const [talent, renewed] = [await given.talent(), await given.talent()];
  await given.plan(talent.id, { plan: 'Basic', from: '2026-03-01T10:00:00+05:30' });
  await given.plan(renewed.id, { plan: 'Basic', from: '2026-03-01T10:00:00+05:30' });
  await given.plan(renewed.id, { plan: 'Basic', from: '2027-03-02T00:00:00+05:30' });
  const mornings = ['02-21', '02-23', '02-24', '03-01', '03-01', '03-02', '03-03'];

  const counts: number[] = [];
  for (const morning of mornings) {
    clock.now = new Date(`2027-${morning}T09:00:00+05:30`);
    await remindOfPlanEnds.run(services, {}, morning);
    counts.push((await deliver()).length);
  }

  expect(counts).toEqual([0, 1, 0, 1, 0, 0, 0]);
});

test('says in the reminder that nothing is charged or that renewal was chosen, and where to renew', async ({
  services,
  db,
  clock,
  given,
  deliver,
}) => {
  const [off, on] = [await given.talent(), await given.talent()];
  await given.plan(off.id, { plan: 'Basic', from: '2026-03-01T10:00:00+05:30' });
  const chosen = await given.plan(on.id, { plan: 'Pro', from: '2026-03-01T10:00:00+05:30' });
  await db.updateTable('subscription').set({ auto_renew: true }).where('id', '=', chosen.id).execute();
  clock.now = new Date('2027-02-24T09:00:00+05:30');

  await remindOfPlanEnds.run(services, {}, 'morning');
  const emails = await deliver();

  const to = (email: string) => emails.find((sent) => sent.to === email)?.text;
  expect(to(off.email)).toMatch(
    /does not renew automatically, and you won’t be charged.*₹999.*\/user\/plans/s,
  );
  expect(to(on.email)).toMatch(/You chose to renew it.*₹2,999.*Please confirm/s);
});

test('notifies once, the morning after a plan ends, unless another plan follows', async ({
  services,
  clock,
  given,
  deliver,
}) => {
  const [over, renewed] = [await given.talent(), await given.talent()];
  await given.plan(over.id, { plan: 'Basic', from: '2026-03-01T10:00:00+05:30' });
  await given.plan(renewed.id, { plan: 'Basic', from: '2026-03-01T10:00:00+05:30' });
  await given.plan(renewed.id, { plan: 'Basic', from: '2027-03-02T00:00:00+05:30' });
  const mornings = ['03-01', '03-02', '03-03', '03-04'];

  const recipients: string[][] = [];
  for (const morning of mornings) {
    clock.now = new Date(`2027-${morning}T09:10:00+05:30`);
    await notifyPlanEnds.run(services, {}, morning);
    const emails = (await deliver()).filter(({ to }) => [over.email, renewed.email].includes(to));
    recipients.push(emails.map(({ to }) => to));
  }

  expect(recipients.flat()).toEqual([over.email]);
  expect(recipients[0]).toEqual([]);
});
