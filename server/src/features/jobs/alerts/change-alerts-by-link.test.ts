import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { sendAlerts } from '#features/jobs/alerts/tasks.ts';
import { test as base } from '#testing/test.ts';

const MORNING = Date.parse('2027-03-01T09:00:00+05:30');

/** Provides a talent who got an alert by email, and the alerts of a later morning with a new casting call. */
const test = base.extend<{
  alerted: { token: string; text: string; email: string };
  subjectsOn: (day: number) => Promise<string[]>;
}>({
  alerted: async ({ clock, given, world, deliver }, use) => {
    clock.now = new Date(MORNING - 3_600_000);
    const talent = await given.talent();
    await given.plan(talent.id, { plan: 'Basic' });
    const { stop_token } = await given.savedSearch(talent.id, {}, 'Anything');
    await given.job({ role_details: 'First', application_deadline: '2027-06-01' });
    clock.now = new Date(MORNING);
    await sendAlerts.run(world.services, {}, 'first');
    const sent = (await deliver()).find(({ to }) => to === talent.email);
    await use({ token: stop_token, text: sent?.text ?? '', email: talent.email });
  },
  subjectsOn: async ({ alerted, clock, given, world, deliver }, use) => {
    await use(async (day) => {
      clock.now = new Date(MORNING + day * DAY_MS - 3_600_000);
      await given.job({ role_details: `Role ${day}`, application_deadline: '2027-06-01' });
      clock.now = new Date(MORNING + day * DAY_MS);
      await sendAlerts.run(world.services, {}, `day ${day}`);
      const sent = (await deliver()).filter(({ to }) => to === alerted.email);
      return sent.map(({ subject }) => subject);
    });
  },
});

test('links in the email to pausing and ending the alerts of its search', async ({ alerted }) => {
  expect(alerted.text).toContain('Pause alerts for “Anything”');
  expect(alerted.text).toContain(`/alerts/${alerted.token}/pause`);
  expect(alerted.text).toContain(`/alerts/${alerted.token}/end`);
});

test('resumes paused alerts automatically after thirty days', async ({
  alerted: { token },
  callApi,
  subjectsOn,
}) => {
  const paused = await callApi('POST /api/alerts', { body: { token, action: 'pause' } });

  const until = new Date(MORNING + 30 * DAY_MS).toISOString();
  expect(paused).toMatchObject({
    status: 200,
    body: { name: 'Anything', alerts: true, paused_until: until },
  });
  expect(await subjectsOn(1)).toEqual([]);
  expect(await subjectsOn(29)).toEqual([]);
  // Of the casting calls posted meanwhile, only recent ones are included.
  expect(await subjectsOn(30)).toEqual(['2 new casting calls for you']);
});

test('ignores an expired pause, and choosing days does not start another one', async ({
  callApi,
  clock,
  db,
  given,
}) => {
  const talent = await given.talent();
  const { id } = await given.savedSearch(talent.id);
  const paused_until = new Date(clock.now.getTime() - DAY_MS).toISOString();
  await db.updateTable('saved_search').set({ paused_until }).where('id', '=', id).execute();

  const { searches } = (await callApi('GET /api/user/saved-searches', {}, talent)).body;
  const body = { alerts: true, paused: searches[0]?.paused_until !== null, email_days: [1] };
  const changed = await callApi('PUT /api/user/saved-searches/:id/alerts', { params: { id }, body }, talent);

  expect(changed).toMatchObject({ status: 200, body: { search: { paused_until: null, email_days: [1] } } });
});

test('does not extend a pause that is requested again', async ({ alerted: { token }, callApi, clock }) => {
  const first = await callApi('POST /api/alerts', { body: { token, action: 'pause' } });
  clock.now = new Date(MORNING + DAY_MS);

  const again = await callApi('POST /api/alerts', { body: { token, action: 'pause' } });

  expect(again.body.paused_until).toBe(first.body.paused_until);
});

test('keeps ended alerts off until they are resumed', async ({ alerted: { token }, callApi, subjectsOn }) => {
  const ended = await callApi('POST /api/alerts', { body: { token, action: 'end' } });

  expect(ended).toMatchObject({ status: 200, body: { alerts: false } });
  expect(await subjectsOn(1)).toEqual([]);
  await callApi('POST /api/alerts', { body: { token, action: 'resume' } });
  expect(await subjectsOn(2)).toEqual(['2 new casting calls for you']);
});

test('answers an unknown link with 404 and reveals nothing', async ({ alerted: _alerted, callApi }) => {
  const tokens = [crypto.randomUUID(), 'mine'];

  const answers = await Promise.all(
    tokens.map((token) => callApi('POST /api/alerts', { body: { token, action: 'end' } })),
  );

  expect(answers).toMatchObject([
    { status: 404, body: { code: 'alerts_link_ended' } },
    { status: 404, body: { code: 'alerts_link_ended' } },
  ]);
});

test('lets only the talent change the days of its search', async ({ callApi, given }) => {
  const talent = await given.talent();
  const { id } = await given.savedSearch(talent.id);
  const body = { alerts: true, paused: true, email_days: [1, 4] };
  const change = (as: { token: string }, changed = body) =>
    callApi('PUT /api/user/saved-searches/:id/alerts', { params: { id }, body: changed }, as);

  expect(await change(talent)).toMatchObject({
    status: 200,
    body: { search: { id, alerts: true, email_days: [1, 4], paused_until: expect.any(String) } },
  });
  expect(await change(talent, { ...body, paused: false })).toMatchObject({
    body: { search: { paused_until: null } },
  });
  expect(await change(await given.talent())).toMatchObject({ status: 404 });
  expect(await change(talent, { ...body, email_days: [0, 8] })).toMatchObject({ status: 400 });
});
