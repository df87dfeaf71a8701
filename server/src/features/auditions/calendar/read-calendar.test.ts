import { DAY_MS } from '@kirdaar/contract/rules/calendar';
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

test('a confirmed audition keeps the same calendar entry when it changes and when it is cancelled', async ({
  callApi,
  arranged: { slot, talent, application },
  addSlot,
}) => {
  const params = { id: application.id };
  const later = await addSlot({ place: 'Studio 5' });
  const entry = async () => {
    const { body } = await callApi('GET /api/user/auditions/:id/audition.ics', { params }, talent);
    return parseCalendar(String(body))[0];
  };
  await callApi('POST /api/user/auditions/:id/confirm', { params, body: { slot_id: slot.id } }, talent);
  const first = await entry();
  await callApi('POST /api/user/auditions/:id/confirm', { params, body: { slot_id: later.id } }, talent);
  const second = await entry();
  await callApi('POST /api/user/auditions/:id/decline', { params, body: {} }, talent);
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

test('there is no entry before a time is confirmed, and none for other users', async ({
  callApi,
  arranged: { slot, talent, application },
  invite,
}) => {
  const params = { id: application.id };
  const before = await callApi('GET /api/user/auditions/:id/audition.ics', { params }, talent);
  await callApi('POST /api/user/auditions/:id/confirm', { params, body: { slot_id: slot.id } }, talent);
  const other = await callApi('GET /api/user/auditions/:id/audition.ics', { params }, await invite());

  const notFound = { status: 404, body: { code: 'audition_invitation_not_found' } };
  expect([before, other]).toMatchObject([notFound, notFound]);
});

test('a calendar opens by its URL alone until the URL is renewed; only the hash is stored', async ({
  callApi,
  db,
  arranged: { house, slot, talent, application },
  subscribe,
}) => {
  const params = { id: application.id };
  await callApi('POST /api/user/auditions/:id/confirm', { params, body: { slot_id: slot.id } }, talent);
  expect((await callApi('GET /api/user/calendar', {}, talent)).body.made_at).toBeNull();

  const own = await callApi('POST /api/user/calendar', {}, talent);
  const ofHouse = await callApi('POST /api/production/calendar', {}, house);

  expect(parseCalendar((await subscribe(own.body.url)).text)).toMatchObject([{ STATUS: 'CONFIRMED' }]);
  expect(parseCalendar((await subscribe(ofHouse.body.url)).text)).toMatchObject([
    { SUMMARY: 'Audition: Lead Detective · Web Series (Asha Rao)' },
  ]);
  await db.updateTable('account').set({ language: 'hi' }).where('id', '=', house.id).execute();
  expect(parseCalendar((await subscribe(ofHouse.body.url)).text)).toMatchObject([
    { SUMMARY: 'ऑडिशन: Lead Detective · वेब सीरीज़ (Asha Rao)' },
  ]);
  const renewed = await callApi('POST /api/user/calendar', {}, talent);
  expect((await subscribe(own.body.url)).status).toBe(404);
  expect((await subscribe(renewed.body.url)).status).toBe(200);
  expect((await callApi('GET /api/user/calendar', {}, talent)).body.made_at).not.toBeNull();
  const rows = JSON.stringify(await db.selectFrom('calendar_feed').selectAll().execute());
  expect(rows).not.toContain(/([\w-]{43})\.ics$/.exec(renewed.body.url)?.[1]);
});

test('an audition stays in calendars for 90 days after its start', async ({
  callApi,
  clock,
  arranged: { house, slot, talent, application },
  subscribe,
}) => {
  const params = { id: application.id };
  await callApi('POST /api/user/auditions/:id/confirm', { params, body: { slot_id: slot.id } }, talent);
  const own = await callApi('POST /api/user/calendar', {}, talent);
  const ofHouse = await callApi('POST /api/production/calendar', {}, house);
  const end = Date.parse(slot.starts_at) + 90 * DAY_MS;
  const entriesAt = async (instant: number) => {
    clock.now = new Date(instant);
    const feeds = await Promise.all([own, ofHouse].map(({ body }) => subscribe(body.url)));
    return feeds.map(({ text }) => parseCalendar(text).length);
  };

  expect(await entriesAt(end - 1)).toEqual([1, 1]);
  expect(await entriesAt(end)).toEqual([0, 0]);
});

test('a URL that was never issued opens no calendar', async ({ subscribe }) => {
  expect((await subscribe(`http://kirdaar.example/calendar/${'x'.repeat(43)}.ics`)).status).toBe(404);
  expect((await subscribe('http://kirdaar.example/calendar/%00.ics')).status).toBe(404);
});

test('a talent opens the entry at a real address, which is signed and ends', async ({
  app,
  callApi,
  clock,
  arranged: { slot, talent, application },
}) => {
  const address = async () =>
    (await callApi('GET /api/user/auditions', {}, talent)).body.auditions[0]?.calendar_url;
  const before = await address();
  const body = { slot_id: slot.id };
  await callApi('POST /api/user/auditions/:id/confirm', { params: { id: application.id }, body }, talent);
  const url = (await address()) ?? '';

  const opened = await app.inject(url);
  const forged = await app.inject(url.replace(talent.id, application.id));
  clock.now = new Date(clock.now.getTime() + 13 * 3_600_000);
  const late = await app.inject(url);

  expect(before).toBeNull();
  expect(opened.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(parseCalendar(opened.body)).toMatchObject([{ STATUS: 'CONFIRMED' }]);
  expect([forged.statusCode, late.statusCode]).toEqual([404, 404]);
});
