import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { test } from '#testing/audition-world.ts';

const change = { from: '15:00', minutes: 30, capacity: 1, place: 'Studio 4, Andheri' };

test('a slot that is moved asks whoever had confirmed it anew, and tells them', async ({
  call,
  clock,
  arranged: { house, slot, talent, application },
  deliver,
}) => {
  const params = { id: application.id };
  await call('POST /api/user/auditions/:id/confirm', { params, body: { slot_id: slot.id } }, talent);
  await deliver();
  const day = addDays(dayInIndia(clock.now), 2);

  const body = { ...change, day };
  const moved = await call(
    'PUT /api/production/audition-slots/:id',
    { params: { id: slot.id }, body },
    house,
  );
  const again = await call(
    'PUT /api/production/audition-slots/:id',
    { params: { id: slot.id }, body },
    house,
  );

  expect([moved, again]).toMatchObject([{ status: 200 }, { status: 200 }]);
  const own = await call('GET /api/user/auditions', {}, talent);
  const starts_at = new Date(`${day}T15:00:00+05:30`).toISOString();
  expect(own.body.auditions).toMatchObject([{ answer: 'offered', slot_id: null, free: [{ starts_at }] }]);
  const letters = await deliver();
  expect(letters.map(({ subject }) => subject)).toEqual([
    'Your audition is moved: please choose anew: Lead Detective · Web Series',
  ]);
  const entry = Buffer.from(letters[0]?.attachments?.[0]?.base64 ?? '', 'base64').toString();
  expect(entry).toContain('STATUS:CANCELLED');
});

test('another place leaves the time as it is, and is told', async ({
  call,
  clock,
  arranged: { house, slot, talent, application },
  deliver,
}) => {
  const params = { id: application.id };
  await call('POST /api/user/auditions/:id/confirm', { params, body: { slot_id: slot.id } }, talent);
  await deliver();

  const day = addDays(dayInIndia(clock.now), 1);
  const body = { ...change, day, from: '12:00', place: 'Studio 9' };
  await call('PUT /api/production/audition-slots/:id', { params: { id: slot.id }, body }, house);
  const letters = await deliver();

  const own = await call('GET /api/user/auditions', {}, talent);
  expect(own.body.auditions).toMatchObject([{ answer: 'confirmed', slot: { place: 'Studio 9' } }]);
  expect(letters).toHaveLength(1);
  expect(letters[0]?.text).toContain('The place is now: Studio 9');
});

test('a slot that is cancelled is gone for all, once, and whoever had it is told', async ({
  call,
  arranged: { house, job, slot, talent, application },
  deliver,
}) => {
  const params = { id: application.id };
  await call('POST /api/user/auditions/:id/confirm', { params, body: { slot_id: slot.id } }, talent);
  await deliver();

  const cancelled = await call(
    'DELETE /api/production/audition-slots/:id',
    { params: { id: slot.id } },
    house,
  );
  const again = await call('DELETE /api/production/audition-slots/:id', { params: { id: slot.id } }, house);

  expect([cancelled, again]).toMatchObject([{ status: 200 }, { status: 200 }]);
  expect((await deliver()).map(({ to }) => to)).toEqual([talent.email]);
  const read = await call('GET /api/production/auditions/:id', { params: job }, house);
  expect(read.body).toMatchObject({ slots: [], invitations: [{ answer: 'offered' }] });
  const late = await call(
    'POST /api/user/auditions/:id/confirm',
    { params, body: { slot_id: slot.id } },
    talent,
  );
  const message = 'This time is no longer there. Please choose another.';
  expect(late).toMatchObject({ status: 409, body: { message } });
});

test('a slot is not made smaller than what it holds, nor moved over another or into the past', async ({
  call,
  clock,
  given,
  arranged: { house, job, talent, application },
  invite,
}) => {
  const tomorrow = addDays(dayInIndia(clock.now), 1);
  const wide = await given.slot(job.id, { place: 'Hall', capacity: 2 });
  const other = await invite();
  const body = { slot_id: wide.id };
  await call('POST /api/user/auditions/:id/confirm', { params: application, body }, talent);
  await call('POST /api/user/auditions/:id/confirm', { params: { id: other.application_id }, body }, other);
  const put = (fields: object) =>
    call(
      'PUT /api/production/audition-slots/:id',
      { params: wide, body: { ...change, day: tomorrow, from: '12:00', place: 'Hall', ...fields } },
      house,
    );

  expect(await put({})).toMatchObject({ status: 409, body: { fields: { capacity: expect.any(String) } } });
  expect(await put({ capacity: 2, place: 'Studio 4, Andheri' })).toMatchObject({
    status: 409,
    body: { message: 'Another slot of this call is at this place at that time.' },
  });
  expect(
    await put({ capacity: 2, day: dayInIndia(new Date(clock.now.getTime() - 86_400_000)) }),
  ).toMatchObject({
    status: 400,
  });
  const read = await call('GET /api/production/auditions/:id', { params: job }, house);
  expect(read.body.slots.find(({ id }) => id === wide.id)).toMatchObject({
    capacity: 2,
    confirmed: 2,
    coming: [{}, {}],
  });
});

test('a slot that began is neither moved nor cancelled', async ({
  call,
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

  const moved = await call(
    'PUT /api/production/audition-slots/:id',
    { params: { id: slot.id }, body: { ...change, day } },
    house,
  );
  const cancelled = await call(
    'DELETE /api/production/audition-slots/:id',
    { params: { id: slot.id } },
    house,
  );

  const begun = { status: 409, body: { message: 'This audition has begun already.' } };
  expect([moved, cancelled]).toMatchObject([begun, begun]);
});
