import { expect } from 'vitest';
import { announceCancelledAuditions, remindOfAuditions } from '#features/auditions/reminders/tasks.ts';
import { test as base } from '#testing/audition-world.ts';

const HOUR_MS = 3_600_000;

interface Fixtures {
  /** Queues the reminder of a talent who confirmed 47 hours before, 20 hours before; returns when the slot begins. */
  queueReminder: () => Promise<number>;
}

const test = base.extend<Fixtures>({
  queueReminder: async (
    { callApi, clock, services, arranged: { slot, talent, application }, deliver },
    use,
  ) => {
    await use(async () => {
      const starts = Date.parse(slot.starts_at);
      clock.now = new Date(starts - 47 * HOUR_MS);
      const params = { id: application.id };
      await callApi('POST /api/user/auditions/:id/confirm', { params, body: { slot_id: slot.id } }, talent);
      await deliver();
      clock.now = new Date(starts - 20 * HOUR_MS);
      await remindOfAuditions.run(services, {}, 'run');
      return starts;
    });
  },
});

test('reminds each confirmed talent once a day before and once two hours before, even when the task runs again', async ({
  callApi,
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
  await callApi('POST /api/user/auditions/:id/confirm', { params: { id: application.id }, body }, talent);
  await deliver();

  const counts: number[] = [];
  for (const before of [25, 24, 23, 3, 2, 2, 1, 0]) {
    clock.now = new Date(starts - before * HOUR_MS);
    await remindOfAuditions.run(services, {}, 'run');
    counts.push((await deliver()).filter(({ to }) => to === talent.email).length);
  }

  expect(counts).toEqual([0, 1, 0, 0, 1, 0, 0, 0]);
});

test('sends one reminder, not two, after hours of downtime', async ({
  callApi,
  clock,
  services,
  arranged: { slot, talent, application },
  deliver,
}) => {
  const starts = Date.parse(slot.starts_at);
  clock.now = new Date(starts - 47 * HOUR_MS);
  const params = { id: application.id };
  await callApi('POST /api/user/auditions/:id/confirm', { params, body: { slot_id: slot.id } }, talent);
  await deliver();

  clock.now = new Date(starts - HOUR_MS);
  await remindOfAuditions.run(services, {}, 'run');
  const emails = (await deliver()).filter(({ to }) => to === talent.email);

  expect(emails).toHaveLength(1);
  expect(emails[0]?.text).toContain(', 12:00 pm IST');
});

test('does not remind a talent who cancelled, even if the reminder is already queued', async ({
  callApi,
  clock,
  services,
  given,
  arranged: { talent, application },
  deliver,
  queueReminder,
}) => {
  const starts = await queueReminder();

  const params = { id: application.id };
  const as = { token: await given.session(talent.id) };
  await callApi('POST /api/user/auditions/:id/decline', { params, body: {} }, as);
  const emails = await deliver();
  clock.now = new Date(starts - HOUR_MS);
  await remindOfAuditions.run(services, {}, 'run');

  const all = [...emails, ...(await deliver())];
  expect(all.filter(({ to }) => to === talent.email)).toEqual([]);
});

test.for([
  ['has begun', 0],
  ['was moved by a day', 24],
] as const)(
  'does not remind of a time that %s before the reminder is sent',
  async ([, hoursLater], { clock, db, arranged: { slot, talent }, deliver, queueReminder }) => {
    const starts = await queueReminder();

    const instant = (hours: number) => new Date(starts + hours * HOUR_MS).toISOString();
    if (hoursLater === 0) clock.now = new Date(starts);
    else
      await db
        .updateTable('audition_slot')
        .set({ starts_at: instant(hoursLater), ends_at: instant(hoursLater + 1) })
        .where('id', '=', slot.id)
        .execute();

    expect((await deliver()).filter(({ to }) => to === talent.email)).toEqual([]);
  },
);

test('sends no day-before reminder to a talent who confirms within the last day', async ({
  callApi,
  clock,
  services,
  arranged: { slot, talent, application },
  given,
  deliver,
}) => {
  clock.now = new Date(Date.parse(slot.starts_at) - 5 * HOUR_MS);
  const as = { token: await given.session(talent.id) };
  const params = { id: application.id };
  await callApi('POST /api/user/auditions/:id/confirm', { params, body: { slot_id: slot.id } }, as);
  await deliver();

  await remindOfAuditions.run(services, {}, 'run');
  const early = await deliver();
  clock.now = new Date(Date.parse(slot.starts_at) - 2 * HOUR_MS);
  await remindOfAuditions.run(services, {}, 'run');

  const own = (await deliver()).filter(({ to }) => to === talent.email);
  expect(early.filter(({ to }) => to === talent.email)).toEqual([]);
  expect(own).toHaveLength(1);
});

test('closing the casting call cancels a confirmed audition in the calendar, once', async ({
  callApi,
  services,
  arranged: { house, job, slot, talent, application },
  deliver,
}) => {
  const body = { slot_id: slot.id };
  await callApi('POST /api/user/auditions/:id/confirm', { params: application, body }, talent);
  const [confirmed] = await deliver();
  await callApi('POST /api/production/jobs/:id/close', { params: job, body: {} }, house);
  await deliver();

  await announceCancelledAuditions.run(services, {}, 'run');
  await announceCancelledAuditions.run(services, {}, 'again');
  const emails = await deliver();

  expect(emails).toMatchObject([
    { to: talent.email, subject: 'Your audition is cancelled: Lead Detective · Web Series' },
  ]);
  const [before, after] = [confirmed, emails[0]].map((email) =>
    Buffer.from(email?.attachments?.[0]?.base64 ?? '', 'base64').toString(),
  );
  const propertyOf = (entry: string | undefined, key: string) => entry?.match(`${key}:(.*)`)?.[1];
  expect([propertyOf(before, 'METHOD'), propertyOf(after, 'METHOD')]).toEqual(['REQUEST', 'CANCEL']);
  expect(propertyOf(after, 'UID')).toBe(propertyOf(before, 'UID'));
  expect(Number(propertyOf(after, 'SEQUENCE'))).toBeGreaterThan(Number(propertyOf(before, 'SEQUENCE')));
});
