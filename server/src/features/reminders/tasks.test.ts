import { expect } from 'vitest';
import { remindOfAuditions } from '#features/reminders/tasks.ts';
import { test } from '#testing/audition-world.ts';

const HOUR_MS = 3_600_000;

test('a day and two hours before, whoever confirmed is reminded once each, also when the work runs again', async ({
  call,
  clock,
  services,
  arranged: { talent, application },
  addSlot,
  deliver,
}) => {
  const starts = Date.now() + 48 * HOUR_MS;
  const times = {
    starts_at: new Date(starts).toISOString(),
    ends_at: new Date(starts + HOUR_MS).toISOString(),
  };
  const slot = await addSlot(times);
  const body = { slot_id: slot.id };
  await call('POST /api/user/auditions/:id/confirm', { params: { id: application.id }, body }, talent);
  await deliver();

  const counts: number[] = [];
  for (const before of [25, 24, 23, 3, 2, 2, 1, 0]) {
    clock.now = new Date(starts - before * HOUR_MS);
    await remindOfAuditions.run(services, {}, 'run');
    counts.push((await deliver()).filter(({ to }) => to === talent.email).length);
  }

  expect(counts).toEqual([0, 1, 0, 0, 1, 0, 0, 0]);
});

test('after hours of standstill one reminder goes out, not two', async ({
  call,
  clock,
  services,
  arranged: { slot, talent, application },
  deliver,
}) => {
  const starts = Date.parse(slot.starts_at);
  clock.now = new Date(starts - 47 * HOUR_MS);
  const params = { id: application.id };
  await call('POST /api/user/auditions/:id/confirm', { params, body: { slot_id: slot.id } }, talent);
  await deliver();

  clock.now = new Date(starts - HOUR_MS);
  await remindOfAuditions.run(services, {}, 'run');
  const letters = (await deliver()).filter(({ to }) => to === talent.email);

  expect(letters).toHaveLength(1);
  expect(letters[0]?.text).toContain('at 12:00, Indian time');
});

test('who cancelled is not reminded, not even when the reminder waits already', async ({
  call,
  clock,
  services,
  given,
  arranged: { slot, talent, application },
  deliver,
}) => {
  const starts = Date.parse(slot.starts_at);
  clock.now = new Date(starts - 47 * HOUR_MS);
  const params = { id: application.id };
  await call('POST /api/user/auditions/:id/confirm', { params, body: { slot_id: slot.id } }, talent);
  await deliver();
  clock.now = new Date(starts - 20 * HOUR_MS);
  await remindOfAuditions.run(services, {}, 'run');

  const as = { token: await given.session(talent.id) };
  await call('POST /api/user/auditions/:id/decline', { params, body: {} }, as);
  const letters = await deliver();
  clock.now = new Date(starts - HOUR_MS);
  await remindOfAuditions.run(services, {}, 'run');

  const all = [...letters, ...(await deliver())];
  expect(all.filter(({ to }) => to === talent.email)).toEqual([]);
});

test('who confirms within the last day is not reminded of what was just confirmed', async ({
  call,
  clock,
  services,
  arranged: { slot, talent, application },
  given,
  deliver,
}) => {
  clock.now = new Date(Date.parse(slot.starts_at) - 5 * HOUR_MS);
  const as = { token: await given.session(talent.id) };
  const params = { id: application.id };
  await call('POST /api/user/auditions/:id/confirm', { params, body: { slot_id: slot.id } }, as);
  await deliver();

  await remindOfAuditions.run(services, {}, 'run');
  const early = await deliver();
  clock.now = new Date(Date.parse(slot.starts_at) - 2 * HOUR_MS);
  await remindOfAuditions.run(services, {}, 'run');

  const own = (await deliver()).filter(({ to }) => to === talent.email);
  expect(early.filter(({ to }) => to === talent.email)).toEqual([]);
  expect(own).toHaveLength(1);
});
