import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { readCalendars } from '#features/bookings/calendar-subscription/tasks.ts';
import { seal } from '#platform/config/sealed-secret.ts';
import { type Loopback, loopback } from '#testing/loopback.ts';
import { test as base } from '#testing/test.ts';
import { withHost } from '#testing/webhook-world.ts';

const url = 'https://calendar.example/secret-path/basic.ics';

const test = base
  .extend<{ service: Loopback }>(loopback)
  .extend('subscriber', async ({ callApi, db, given, services, service }) => {
    const talent = await given.talent();
    await callApi('POST /api/user/calendar-subscription', { body: { url } }, talent);
    const local = Buffer.from(`${service.url}/basic.ics`);
    const sealed_secret = seal(services.secrets.twoFactor, talent.id, local);
    await db
      .updateTable('calendar_subscription')
      .set({ sealed_secret })
      .where('talent_id', '=', talent.id)
      .execute();
    return talent;
  })
  /** Reads the calendars, as the worker does every hour, and returns what the talent sees. */
  .extend('read', ({ callApi, world, service, subscriber }) => async () => {
    const local = withHost(world.services, service.host);
    await readCalendars.run(local, {}, '');
    await local.queue.drain(local);
    return (await callApi('GET /api/user/availability', {}, subscriber)).body;
  });

const calendar = (day: string) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Dentist, secret\r\nDTSTART;VALUE=DATE:${day.replaceAll('-', '')}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;

test('keeps only the busy days, replaces them every hour, and forgets them with the calendar', async ({
  callApi,
  clock,
  db,
  service,
  subscriber,
  read,
}) => {
  const [first, second] = [addDays(dayInIndia(clock.now), 4), addDays(dayInIndia(clock.now), 9)];
  service.world.answer = { status: 200, body: calendar(first) };
  const before = await read();
  service.world.answer = { status: 200, body: calendar(second) };
  const after = await read();
  const kept = JSON.stringify(await db.selectFrom('unavailable').selectAll().execute());
  await callApi('DELETE /api/user/calendar-subscription', {}, subscriber);
  const removed = (await callApi('GET /api/user/availability', {}, subscriber)).body;

  expect(before).toMatchObject({
    unavailable: [{ from: first, until: first, kind: 'away', source: 'calendar' }],
    calendar: { host: 'calendar.example', problem: null, read_at: clock.now.toISOString() },
  });
  expect(after.unavailable).toEqual([{ from: second, until: second, kind: 'away', source: 'calendar' }]);
  expect(kept).not.toContain('secret');
  expect(removed).toMatchObject({ unavailable: [], calendar: null });
});

/** No day follows this rule, however long it is sought. */
const endless = calendar('2026-01-01').replace(
  'END:VEVENT',
  'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30\r\nEND:VEVENT',
);

test.for([
  [{ status: 404 }, 'unreachable'],
  ['cuts the line', 'unreachable'],
  [{ status: 302, headers: { location: 'http://127.0.0.1/' } }, 'unreachable'],
  [{ status: 200, body: '<p>Log in</p>' }, 'no_calendar'],
  [{ status: 200, body: 'x'.repeat(1_000_000) }, 'no_calendar'],
  [{ status: 200, body: 'x'.repeat(2_000_001) }, 'too_large'],
  [{ status: 200, body: endless }, 'too_large'],
] as const)(
  'says what is wrong with the answer %#, and keeps the days read before',
  async ([answer, problem], { clock, service, read }) => {
    const day = addDays(dayInIndia(clock.now), 4);
    service.world.answer = { status: 200, body: calendar(day) };
    await read();
    service.world.answer = answer;

    expect(await read()).toMatchObject({ calendar: { problem }, unavailable: [{ from: day }] });
  },
);

test.for([
  ['http://calendar.example/basic.ics', 400],
  ['ftp://calendar.example/basic.ics', 400],
  ['https://127.0.0.1/basic.ics', 400],
  ['https://[::ffff:10.0.0.1]/basic.ics', 400],
  ['https://router.local/basic.ics', 400],
  ['my calendar', 400],
  ['webcal://calendar.example/basic.ics', 200],
] as const)('answers the URL %s with %i', async ([address, status], { callApi, given }) => {
  const talent = await given.talent();

  const answer = await callApi('POST /api/user/calendar-subscription', { body: { url: address } }, talent);

  expect(answer.status).toBe(status);
  if (status === 400) expect(answer.body.fields).toHaveProperty('url');
});

test('never connects to a private address that a stored URL names', async ({
  callApi,
  db,
  service,
  world: { services },
  subscriber,
}) => {
  service.world.answer = { status: 200, body: calendar('2026-12-05') };
  await readCalendars.run(services, {}, '');
  await services.queue.drain(services);

  const { calendar: read } = (await callApi('GET /api/user/availability', {}, subscriber)).body;

  expect(read?.problem).toBe('unreachable');
  expect(service.taken).toEqual([]);
  const stored = await db.selectFrom('calendar_subscription').select('sealed_secret').execute();
  expect(JSON.stringify(stored.map(({ sealed_secret }) => sealed_secret.toString()))).not.toContain(
    'basic.ics',
  );
});
