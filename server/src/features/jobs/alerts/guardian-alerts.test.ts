import { expect } from 'vitest';
import { sendAlerts } from '#features/jobs/alerts/tasks.ts';
import { test } from '#testing/test.ts';

const MONDAY = new Date('2027-03-01T09:00:00+05:30');

test("sends a child's guardian each casting call once, though the account gets it by email and WhatsApp", async ({
  clock,
  deliver,
  given,
  services,
}) => {
  clock.now = new Date('2027-02-27T09:00:00+05:30');
  const child = await given.talent({ date_of_birth: '2015-05-01' });
  await given.guardian(child.id);
  await given.plan(child.id, { plan: 'Basic' });
  await given.savedSearch(child.id, { city: 'Pune' });
  await given.whatsApp(child.id);
  const { production_house_id } = await given.houseForChildren();
  clock.now = new Date(MONDAY.getTime() - 3_600_000);
  await given.job({
    production_house_id,
    age_range: '8-14',
    city_location: 'Pune',
    application_deadline: '2027-06-01',
  });
  clock.now = MONDAY;

  await sendAlerts.run(services, {}, 'Monday');

  expect((await deliver()).map(({ channel }) => channel).sort()).toEqual(['email', 'sms', 'whatsapp']);
});
