import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { sendAlerts } from '#features/jobs/alerts/tasks.ts';
import { approveJob } from '#features/jobs/reviews/decide-version.ts';
import type { OutgoingMessage } from '#platform/channels/messenger.ts';
import { test as base } from '#testing/test.ts';

// Monday.
const FIRST = Date.parse('2027-03-01T09:00:00+05:30');

interface Fixtures {
  /** Creates a talent who has had a plan since before the month. */
  subscriber: (
    plan: 'Basic' | 'Pro',
  ) => Promise<{ id: string; email: string; mobile: string; token: string }>;
  /** What a talent receives on mornings of March 2027 in India; the events happen an hour earlier. */
  mornings: (
    talent: { email: string; mobile: string },
    days: number[],
    happens: (day: number) => Promise<unknown>,
  ) => Promise<Record<number, OutgoingMessage[]>>;
}

const test = base.extend<Fixtures>({
  subscriber: async ({ clock, given }, use) => {
    await use(async (plan) => {
      clock.now = new Date(FIRST - 2 * DAY_MS);
      const talent = await given.talent();
      await given.plan(talent.id, { plan });
      return talent;
    });
  },
  mornings: async ({ clock, deliver, world }, use) => {
    await use(async (talent, days, happens) => {
      const sent: Record<number, OutgoingMessage[]> = {};
      for (const day of days) {
        clock.now = new Date(FIRST + (day - 1) * DAY_MS - 3_600_000);
        await happens(day);
        clock.now = new Date(FIRST + (day - 1) * DAY_MS);
        await sendAlerts.run(world.services, {}, String(day));
        const messages = (await deliver()).filter(({ to }) => [talent.email, talent.mobile].includes(to));
        if (messages.length > 0) sent[day] = messages;
      }
      return sent;
    });
  },
});

const march = Array.from({ length: 31 }, (_, index) => index + 1);
const daysOf = (sent: Record<number, OutgoingMessage[]>, channel: string) =>
  Object.entries(sent).flatMap(([day, messages]) =>
    messages.filter((message) => message.channel === channel).map(() => Number(day)),
  );

test('alerts a Basic talent by email on every day with a new casting call and by WhatsApp on Mondays, for a month', async ({
  db,
  given,
  mornings,
  subscriber,
}) => {
  const talent = await subscriber('Basic');
  await given.savedSearch(talent.id, { city: 'Pune' });
  await given.whatsApp(talent.id);
  const titles: string[] = [];

  const sent = await mornings(talent, march, async (day) => {
    // Nothing new in the second week and at weekends.
    if ((day > 7 && day <= 14) || day % 7 === 6 || day % 7 === 0) return;
    titles.push(`Role of day ${day}`);
    await given.job({
      city_location: 'Pune',
      role_details: `Role of day ${day}`,
      application_deadline: '2027-06-01',
    });
    await given.job({ city_location: 'Goa', role_details: 'Elsewhere', application_deadline: '2027-06-01' });
  });

  expect(daysOf(sent, 'email')).toEqual([1, 2, 3, 4, 5, 15, 16, 17, 18, 19, 22, 23, 24, 25, 26, 29, 30, 31]);
  expect(daysOf(sent, 'whatsapp')).toEqual([1, 8, 15, 22, 29]);
  const emails = Object.values(sent)
    .flat()
    .filter(({ channel }) => channel === 'email');
  expect(emails.map(({ subject }) => subject)).toEqual(
    titles.map((title) => `New casting call for you: ${title}`),
  );
  expect(emails.map(({ text }) => text).join()).not.toContain('Elsewhere');
  const alerted = await db
    .selectFrom('alerted_job')
    .select('job_id')
    .where('channel', '=', 'whatsapp')
    .execute();
  // The casting calls of the last two days are sent on the next Monday.
  expect(alerted).toHaveLength(titles.length - 2);
});

test('alerts a Pro talent of three searches by WhatsApp on Mondays, Wednesdays and Fridays', async ({
  given,
  mornings,
  subscriber,
}) => {
  const talent = await subscriber('Pro');
  await given.savedSearch(talent.id, { city: 'Pune' }, 'Pune');
  await given.savedSearch(talent.id, { city: 'Goa' }, 'Goa');
  await given.savedSearch(talent.id, { city: 'Delhi' }, 'Delhi');
  await given.whatsApp(talent.id);

  const sent = await mornings(talent, march.slice(0, 14), async (day) => {
    const cities = ['Pune', 'Goa', 'Delhi'];
    await given.job({ city_location: cities[day % 3] ?? '', application_deadline: '2027-06-01' });
  });

  expect(daysOf(sent, 'whatsapp')).toEqual([1, 3, 5, 8, 10, 12]);
  expect(daysOf(sent, 'email')).toHaveLength(14);
});

test('sends email on the chosen days with all casting calls since the last alert', async ({
  callApi,
  given,
  mornings,
  subscriber,
}) => {
  const talent = await subscriber('Basic');
  const { id } = await given.savedSearch(talent.id, { city: 'Kochi' });
  const body = { alerts: true, paused: false, email_days: [2, 5] };
  await callApi('PUT /api/user/saved-searches/:id/alerts', { params: { id }, body }, talent);

  const sent = await mornings(talent, [1, 2, 3, 4, 5, 6, 7], async (day) => {
    await given.job({
      city_location: 'Kochi',
      role_details: `Role ${day}`,
      application_deadline: '2027-06-01',
    });
  });

  expect(daysOf(sent, 'email')).toEqual([2, 5]);
  expect(sent[2]?.[0]?.subject).toBe('2 new casting calls for you');
  expect(sent[5]?.[0]?.subject).toBe('3 new casting calls for you');
});

test('alerts once about a casting call in two searches, and never about a closed or applied one', async ({
  given,
  mornings,
  subscriber,
}) => {
  const talent = await subscriber('Pro');
  await given.savedSearch(talent.id, { city: 'Jaipur' }, 'Jaipur');
  await given.savedSearch(talent.id, { search: 'twice jaipur' }, 'Twice');

  const sent = await mornings(talent, [1, 2], async (day) => {
    if (day === 2) return;
    const common = { city_location: 'Jaipur', application_deadline: '2027-06-01' };
    await given.job({ ...common, role_details: 'Found twice' });
    const applied = await given.job({ ...common, role_details: 'Applied to' });
    await given.application({ talent_id: talent.id, job_id: applied.id });
    await given.job({ ...common, role_details: 'Over', application_deadline: '2027-02-28' });
  });

  expect(Object.keys(sent)).toEqual(['1']);
  expect(sent[1]).toMatchObject([{ subject: 'New casting call for you: Found twice' }]);
});

test('alerts of a casting call approved after three weeks of review as new', async ({
  clock,
  given,
  mornings,
  services,
}) => {
  clock.now = new Date(FIRST - 21 * DAY_MS);
  const talent = await given.talent();
  await given.plan(talent.id, { plan: 'Basic' });
  const { id } = await given.job({
    status: 'pending',
    city_location: 'Gaya',
    role_details: 'Long awaited',
    application_deadline: '2027-06-01',
  });
  clock.now = new Date(FIRST - 7 * DAY_MS);
  await given.savedSearch(talent.id, { city: 'Gaya' });

  const sent = await mornings(talent, [1, 2, 3], async (day) => {
    if (day === 2) await approveJob(services, { id, version: 1 });
  });

  expect(Object.keys(sent)).toEqual(['2']);
  expect(sent[2]).toMatchObject([{ subject: 'New casting call for you: Long awaited' }]);
});

test('sends no alert without a plan', async ({ clock, given, mornings }) => {
  clock.now = new Date(FIRST - DAY_MS);
  const talent = await given.talent();
  await given.savedSearch(talent.id);

  const sent = await mornings(talent, [1], () => given.job({ application_deadline: '2027-06-01' }));

  expect(sent).toEqual({});
});

test('sends no alert after the plan has ended', async ({ clock, given, mornings }) => {
  clock.now = new Date(FIRST - 367 * DAY_MS);
  const talent = await given.talent();
  await given.plan(talent.id, { plan: 'Pro' });
  await given.savedSearch(talent.id);

  const sent = await mornings(talent, [1], () => given.job({ application_deadline: '2027-06-01' }));

  expect(sent).toEqual({});
});

test('alerts of the oldest searches up to the limit of a smaller plan', async ({
  clock,
  given,
  mornings,
}) => {
  clock.now = new Date(FIRST - 400 * DAY_MS);
  const talent = await given.talent();
  await given.plan(talent.id, { plan: 'Pro' });
  await given.savedSearch(talent.id, { city: 'Surat' }, 'Surat');
  clock.now = new Date(clock.now.getTime() + 1000);
  await given.savedSearch(talent.id, { city: 'Indore' }, 'Indore');
  clock.now = new Date(FIRST - DAY_MS);
  await given.plan(talent.id, { plan: 'Basic' });

  const sent = await mornings(talent, [1], async () => {
    await given.job({ city_location: 'Surat', role_details: 'Near', application_deadline: '2027-06-01' });
    await given.job({ city_location: 'Indore', role_details: 'Far', application_deadline: '2027-06-01' });
  });

  expect(sent[1]).toMatchObject([{ subject: 'New casting call for you: Near' }]);
});

test("alerts once when the morning's task runs twice, even in parallel", async ({
  clock,
  deliver,
  given,
  world,
}) => {
  clock.now = new Date(FIRST - 3_600_000);
  const talent = await given.talent();
  await given.plan(talent.id, { plan: 'Basic' });
  await given.savedSearch(talent.id);
  await given.job({ application_deadline: '2027-06-01' });
  clock.now = new Date(FIRST);

  await Promise.all([sendAlerts.run(world.services, {}, 'one'), sendAlerts.run(world.services, {}, 'other')]);
  await Promise.all([world.services.queue.drain(world.services), world.services.queue.drain(world.services)]);

  expect((await deliver()).filter(({ to }) => to === talent.email)).toHaveLength(1);
});
