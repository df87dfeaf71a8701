import { HOUR_MS } from '@kirdaar/contract/rules/calendar';
import { expect, onTestFinished } from 'vitest';
import { sendAlerts } from '#features/jobs/alerts/tasks.ts';
import { test } from '#testing/test.ts';

// A Monday.
const NIGHT = new Date('2027-03-01T22:00:00+05:30');
const MORNING = new Date('2027-03-02T09:00:00+05:30');

test('names in the morning only casting calls that are still open, or sends nothing', async ({
  callApi,
  clock,
  deliver,
  given,
  services,
  world: {
    services: { config },
  },
}) => {
  config.QUIET_HOURS = true;
  onTestFinished(() => {
    config.QUIET_HOURS = false;
  });
  clock.now = new Date(NIGHT.getTime() - 24 * HOUR_MS);
  const [some, none] = [await given.talent(), await given.talent()];
  for (const [talent, city] of [
    [some, 'Pune'],
    [none, 'Goa'],
  ] as const) {
    await given.plan(talent.id, { plan: 'Basic' });
    const search = await given.savedSearch(talent.id, { city });
    const params = { id: search.id };
    const body = { alerts: true, paused: false, email_days: [1] };
    await callApi('PUT /api/user/saved-searches/:id/alerts', { params, body }, talent);
  }
  clock.now = new Date(NIGHT.getTime() - HOUR_MS);
  const house = await given.house();
  const { production_house_id } = house;
  const of = (city_location: string, role_details: string, more: object = {}) =>
    given.job({ city_location, role_details, application_deadline: '2027-06-01', ...more });
  await of('Pune', 'Open');
  const closing = await of('Pune', 'Closing', { production_house_id });
  const ending = await of('Goa', 'Ending', { production_house_id });

  clock.now = NIGHT;
  await sendAlerts.run(services, {}, 'late');
  const atNight = await deliver();
  for (const params of [closing, ending])
    await callApi('POST /api/production/jobs/:id/close', { params, body: {} }, house);
  clock.now = MORNING;
  const inTheMorning = (await deliver()).filter(({ to }) => [some.email, none.email].includes(to));

  expect(atNight).toEqual([]);
  expect(inTheMorning.map(({ to, subject }) => [to, subject])).toEqual([
    [some.email, 'New casting call for you: Open'],
  ]);
});
