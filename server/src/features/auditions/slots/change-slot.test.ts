import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { test } from '#testing/audition-world.ts';

const change = {
  from: '15:00',
  minutes: 30,
  capacity: 1,
  place: 'Studio 4, Andheri',
  contact_name: 'Ravi Menon',
  is_private: 'no',
} as const;

test('moving a slot asks its confirmed talent to choose again, and notifies them', async ({
  callApi,
  clock,
  arranged: { house, slot, talent, application },
  deliver,
}) => {
  const params = { id: application.id };
  await callApi('POST /api/user/auditions/:id/confirm', { params, body: { slot_id: slot.id } }, talent);
  await deliver();
  const day = addDays(dayInIndia(clock.now), 2);

  const body = { ...change, day };
  const moved = await callApi(
    'PUT /api/production/audition-slots/:id',
    { params: { id: slot.id }, body },
    house,
  );
  const again = await callApi(
    'PUT /api/production/audition-slots/:id',
    { params: { id: slot.id }, body },
    house,
  );

  expect([moved, again]).toMatchObject([{ status: 200 }, { status: 200 }]);
  const own = await callApi('GET /api/user/auditions', {}, talent);
  const starts_at = new Date(`${day}T15:00:00+05:30`).toISOString();
  expect(own.body.auditions).toMatchObject([
    { answer: 'offered', slot_id: null, free_slots: [{ starts_at }] },
  ]);
  const emails = await deliver();
  expect(emails.map(({ subject }) => subject)).toEqual([
    'Your audition time has changed. Choose a new slot: Lead Detective · Web Series',
  ]);
  const entry = Buffer.from(emails[0]?.attachments?.[0]?.base64 ?? '', 'base64').toString();
  expect(entry).toContain('STATUS:CANCELLED');
});

test('a change of place keeps the time and is notified', async ({
  callApi,
  clock,
  arranged: { house, slot, talent, application },
  deliver,
}) => {
  const params = { id: application.id };
  await callApi('POST /api/user/auditions/:id/confirm', { params, body: { slot_id: slot.id } }, talent);
  await deliver();

  const day = addDays(dayInIndia(clock.now), 1);
  const body = { ...change, day, from: '12:00', place: 'Studio 9' };
  await callApi('PUT /api/production/audition-slots/:id', { params: { id: slot.id }, body }, house);
  const emails = await deliver();

  const own = await callApi('GET /api/user/auditions', {}, talent);
  expect(own.body.auditions).toMatchObject([{ answer: 'confirmed', slot: { place: 'Studio 9' } }]);
  expect(emails).toHaveLength(1);
  expect(emails[0]?.text).toContain('The new place is: Studio 9');
});

test('a cancelled slot is gone for everyone, and its confirmed talent are notified once', async ({
  callApi,
  arranged: { house, job, slot, talent, application },
  deliver,
}) => {
  const params = { id: application.id };
  await callApi('POST /api/user/auditions/:id/confirm', { params, body: { slot_id: slot.id } }, talent);
  await deliver();

  const cancelled = await callApi(
    'DELETE /api/production/audition-slots/:id',
    { params: { id: slot.id } },
    house,
  );
  const again = await callApi(
    'DELETE /api/production/audition-slots/:id',
    { params: { id: slot.id } },
    house,
  );

  expect([cancelled, again]).toMatchObject([{ status: 200 }, { status: 200 }]);
  expect((await deliver()).map(({ to }) => to)).toEqual([talent.email]);
  const read = await callApi('GET /api/production/auditions/:id', { params: job }, house);
  expect(read.body).toMatchObject({ slots: [], invitations: [{ answer: 'offered' }] });
  const late = await callApi(
    'POST /api/user/auditions/:id/confirm',
    { params, body: { slot_id: slot.id } },
    talent,
  );
  expect(late).toMatchObject({ status: 409, body: { code: 'slot_unavailable' } });
});

test('a slot cannot be shrunk below its confirmed talent, nor moved over another or into the past', async ({
  callApi,
  clock,
  given,
  arranged: { house, job, talent, application },
  invite,
}) => {
  const tomorrow = addDays(dayInIndia(clock.now), 1);
  const wide = await given.slot(job.id, { place: 'Hall', capacity: 2 });
  const other = await invite();
  const body = { slot_id: wide.id };
  await callApi('POST /api/user/auditions/:id/confirm', { params: application, body }, talent);
  await callApi(
    'POST /api/user/auditions/:id/confirm',
    { params: { id: other.application_id }, body },
    other,
  );
  const put = (fields: object) =>
    callApi(
      'PUT /api/production/audition-slots/:id',
      { params: wide, body: { ...change, day: tomorrow, from: '12:00', place: 'Hall', ...fields } },
      house,
    );

  expect(await put({})).toMatchObject({ status: 409, body: { fields: { capacity: expect.any(String) } } });
  expect(await put({ capacity: 2, place: 'Studio 4, Andheri' })).toMatchObject({
    status: 409,
    body: { code: 'slot_overlaps' },
  });
  expect(
    await put({ capacity: 2, day: dayInIndia(new Date(clock.now.getTime() - 86_400_000)) }),
  ).toMatchObject({
    status: 400,
  });
  const read = await callApi('GET /api/production/auditions/:id', { params: job }, house);
  expect(read.body.slots.find(({ id }) => id === wide.id)).toMatchObject({
    capacity: 2,
    confirmed: 2,
    attendees: [{}, {}],
  });
});

test('a slot that has begun can be neither moved nor cancelled', async ({
  callApi,
  clock,
  given,
  arranged: {
    house: { id },
    slot,
  },
}) => {
  clock.now = new Date(Date.parse(slot.starts_at) + 60_000);
  const house = { token: await given.session(id) };
  const day = addDays(dayInIndia(clock.now), 2);

  const moved = await callApi(
    'PUT /api/production/audition-slots/:id',
    { params: { id: slot.id }, body: { ...change, day } },
    house,
  );
  const cancelled = await callApi(
    'DELETE /api/production/audition-slots/:id',
    { params: { id: slot.id } },
    house,
  );

  const begun = { status: 409, body: { code: 'audition_started' } };
  expect([moved, cancelled]).toMatchObject([begun, begun]);
});
