import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { test } from '#testing/audition-world.ts';

test('a confirmed audition names the contact and what to bring, as the house last wrote it for the day', async ({
  callApi,
  clock,
  given,
  deliver,
}) => {
  const house = await given.house();
  const job = await given.job({ production_house_id: house.production_house_id });
  const talent = await given.talent();
  const application = await given.application({ talent_id: talent.id, job_id: job.id });
  const day = addDays(dayInIndia(clock.now), 3);
  const slot = { day, from: '10:00', minutes: 20, capacity: 1, place: 'Studio 4', is_private: 'no' } as const;
  const details = { contact_name: 'Ravi Menon', contact_phone: '+91 98200 00000', bring: 'A red scarf' };
  const plan = { ...slot, to: '11:00', break_minutes: 10, ...details };
  await callApi('POST /api/production/auditions/:id/slots', { params: job, body: plan }, house);
  const read = () => callApi('GET /api/production/auditions/:id', { params: job }, house);
  const [first, second] = (await read()).body.slots;

  const params = { id: first?.id ?? '' };
  const body = { ...slot, ...details, bring: 'A blue scarf', details_for: 'day' } as const;
  await callApi('PUT /api/production/audition-slots/:id', { params, body }, house);
  await given.invitation(application.id);
  const chosen = { slot_id: second?.id ?? '' };
  await callApi('POST /api/user/auditions/:id/confirm', { params: application, body: chosen }, talent);
  const [email] = await deliver();

  expect(email?.text).toContain('Contact: Ravi Menon, +91 98200 00000');
  expect(email?.text).toContain('Please bring: A blue scarf');
  const entry = Buffer.from(email?.attachments?.[0]?.base64 ?? '', 'base64').toString();
  expect(entry.replaceAll('\r\n ', '')).toContain(
    'Contact: Ravi Menon\\, +91 98200 00000\\nPlease bring: A blue',
  );
  const wrong = { ...body, contact_phone: 'call me' };
  const rejected = await callApi('PUT /api/production/audition-slots/:id', { params, body: wrong }, house);
  expect(rejected).toMatchObject({ status: 400, body: { fields: { contact_phone: expect.any(String) } } });
});
