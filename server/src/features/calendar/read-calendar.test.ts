import { expect } from 'vitest';
import { test as base } from '#testing/audition-world.ts';
import { parseCalendar } from '#testing/calendar.ts';

const test = base.extend<{ subscribe: (address: string) => Promise<{ status: number; text: string }> }>({
  subscribe: async ({ app }, use) => {
    await use(async (address) => {
      const { statusCode, body } = await app.inject(new URL(address).pathname);
      return { status: statusCode, text: body };
    });
  },
});

test('a confirmed audition has an entry that stays the same one when it changes and when it is cancelled', async ({
  call,
  arranged: { slot, talent, application },
  addSlot,
}) => {
  const params = { id: application.id };
  const later = await addSlot({ place: 'Studio 5' });
  const entry = async () => {
    const { body } = await call('GET /api/user/auditions/:id/audition.ics', { params }, talent);
    return parseCalendar(String(body))[0];
  };
  await call('POST /api/user/auditions/:id/confirm', { params, body: { slot_id: slot.id } }, talent);
  const first = await entry();
  await call('POST /api/user/auditions/:id/confirm', { params, body: { slot_id: later.id } }, talent);
  const second = await entry();
  await call('POST /api/user/auditions/:id/decline', { params, body: {} }, talent);
  const last = await entry();

  expect(first).toMatchObject({
    SEQUENCE: '1',
    STATUS: 'CONFIRMED',
    LOCATION: 'Studio 4, Andheri',
    SUMMARY: 'Audition: Lead Detective · Web Series (Lantern Films)',
    DTSTART: slot.starts_at.replace(/[-:]|\.\d+/g, ''),
  });
  expect(second).toMatchObject({ UID: first?.UID, SEQUENCE: '2', STATUS: 'CONFIRMED', LOCATION: 'Studio 5' });
  expect(last).toMatchObject({ UID: first?.UID, SEQUENCE: '3', STATUS: 'CANCELLED' });
  expect(first?.UID).toMatch(`audition-${application.id}@`);
});

test('there is no entry before a time is confirmed, and none for others', async ({
  call,
  arranged: { slot, talent, application },
  invite,
}) => {
  const params = { id: application.id };
  const before = await call('GET /api/user/auditions/:id/audition.ics', { params }, talent);
  await call('POST /api/user/auditions/:id/confirm', { params, body: { slot_id: slot.id } }, talent);
  const other = await call('GET /api/user/auditions/:id/audition.ics', { params }, await invite());

  const notFound = { status: 404, body: { message: 'Not found.' } };
  expect([before, other]).toMatchObject([notFound, notFound]);
});

test('S-22: a calendar opens by its address alone, until the address is renewed; only its hash is kept', async ({
  call,
  db,
  arranged: { house, slot, talent, application },
  subscribe,
}) => {
  const params = { id: application.id };
  await call('POST /api/user/auditions/:id/confirm', { params, body: { slot_id: slot.id } }, talent);
  expect((await call('GET /api/user/calendar', {}, talent)).body.made_at).toBeNull();

  const own = await call('POST /api/user/calendar', {}, talent);
  const ofHouse = await call('POST /api/production/calendar', {}, house);

  expect(parseCalendar((await subscribe(own.body.address)).text)).toMatchObject([{ STATUS: 'CONFIRMED' }]);
  expect(parseCalendar((await subscribe(ofHouse.body.address)).text)).toMatchObject([
    { SUMMARY: 'Audition: Lead Detective · Web Series (Asha Rao)' },
  ]);
  const renewed = await call('POST /api/user/calendar', {}, talent);
  expect((await subscribe(own.body.address)).status).toBe(404);
  expect((await subscribe(renewed.body.address)).status).toBe(200);
  expect((await call('GET /api/user/calendar', {}, talent)).body.made_at).not.toBeNull();
  const rows = JSON.stringify(await db.selectFrom('calendar_feed').selectAll().execute());
  expect(rows).not.toContain(/([\w-]{43})\.ics$/.exec(renewed.body.address)?.[1]);
});

test('an address that was never made opens nothing', async ({ subscribe }) => {
  expect((await subscribe(`http://kirdaar.example/calendar/${'x'.repeat(43)}.ics`)).status).toBe(404);
  expect((await subscribe('http://kirdaar.example/calendar/%00.ics')).status).toBe(404);
});
