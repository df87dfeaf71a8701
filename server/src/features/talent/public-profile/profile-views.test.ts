import { expect } from 'vitest';
import { deleteOldProfileViews } from '#features/talent/public-profile/tasks.ts';
import { test as base } from '#testing/test.ts';

const adult = { name: 'Meera Joshi', date_of_birth: '1996-05-04' };
const day = 86_400_000;

const test = base.extend<{
  views: (as: { token: string }) => Promise<{ houses: unknown[]; visitors: number }>;
}>({
  views: async ({ callApi }, use) => {
    await use(async (as) => {
      const { body } = await callApi('GET /api/user/profile-views', {}, as);
      return { houses: body.houses, visitors: body.visitors };
    });
  },
});

test('lists the houses that viewed the page, once per day each, with their verification', async ({
  callApi,
  given,
  clock,
  views,
}) => {
  clock.now = new Date('2026-11-20T10:00:00+05:30');
  const talent = await given.talent(adult);
  const known = await given.house({ company_name: 'Manch Films', verification: 'documents' });
  const other = await given.house({ company_name: 'Other Films' });
  const look = (as: { token: string }) => callApi('GET /api/profiles/:id', { params: { id: talent.id } }, as);
  await look(known);
  await look(known);
  await look(other);
  clock.now = new Date('2026-11-21T00:10:00+05:30');
  const again = await given.session(known.id);
  await look({ token: again });

  const { houses } = await views(talent);

  expect(houses).toEqual([
    { name: 'Manch Films', verification: 'documents', last_day: '2026-11-21', days: 2 },
    { name: 'Other Films', verification: 'email', last_day: '2026-11-20', days: 1 },
  ]);
});

test('records a house on every way it views a talent', async ({ callApi, given, views }) => {
  const talent = await given.talent(adult);
  const [reader, printer] = [
    await given.house({ company_name: 'A' }),
    await given.house({ company_name: 'B' }),
  ];

  await callApi('GET /api/user/profile/:id', { params: { id: talent.id } }, reader);
  await callApi('GET /api/profiles/:id/comp-card.pdf', { params: { id: talent.id } }, printer);

  expect(await views(talent)).toMatchObject({ houses: [{ name: 'A' }, { name: 'B' }] });
});

test('counts visitors once per day and IP address, without the talent itself and houses', async ({
  callApi,
  given,
  views,
}) => {
  const talent = await given.talent(adult);
  const visit = (as?: { token: string }) =>
    callApi('POST /api/profiles/:id/visits', { params: { id: talent.id }, body: {} }, as);

  const uncounted = [await visit(talent), await visit(await given.house())];
  const before = await views(talent);
  const counted = [await visit(), await visit()];

  expect([...uncounted, ...counted].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(before).toEqual({ houses: [], visitors: 0 });
  expect(await views(talent)).toEqual({ houses: [], visitors: 1 });
});

test('counts visitors who use a share link on that link without a name, houses included', async ({
  callApi,
  given,
  views,
}) => {
  const talent = await given.talent({ ...adult, visibility: 'link' });
  const form = { request_id: crypto.randomUUID(), label: 'Me', days: 7 } as const;
  const { body } = await callApi('POST /api/user/profile-links', { body: form }, talent);
  const token = body.link.address?.split('/').at(-1) ?? '';
  const visit = (body: { token?: string }, as?: { token: string }) =>
    callApi('POST /api/profiles/:id/visits', { params: { id: talent.id }, body }, as);

  const [led, again, strayed] = [
    await visit({ token }, await given.house()),
    await visit({ token }),
    await visit({}),
  ];

  expect([led.status, again.status, strayed.status]).toEqual([200, 200, 404]);
  const { body: listed } = await callApi('GET /api/user/profile-links', {}, talent);
  expect(listed.links).toMatchObject([{ opened: 1 }]);
  expect(await views(talent)).toEqual({ houses: [], visitors: 1 });
});

test('records no view of a hidden page and rejects a house that reads profile views', async ({
  callApi,
  given,
  views,
}) => {
  const hidden = await given.talent({ ...adult, visibility: 'link' });
  const house = await given.house();

  const looked = await callApi('GET /api/profiles/:id', { params: { id: hidden.id } }, house);
  const rejected = await callApi('GET /api/user/profile-views', {}, house);

  expect([looked.status, rejected.status]).toEqual([404, 403]);
  expect(await views(hidden)).toEqual({ houses: [], visitors: 0 });
});

test('deletes views after ninety days', async ({ callApi, given, clock, services, db, views }) => {
  const talent = await given.talent(adult);
  await callApi('GET /api/profiles/:id', { params: { id: talent.id } }, await given.house());
  await callApi('POST /api/profiles/:id/visits', { params: { id: talent.id }, body: {} });
  clock.now = new Date(clock.now.getTime() + 90 * day);
  const token = await given.session(talent.id);

  const listed = await views({ token });
  await deleteOldProfileViews.run(services, {}, 'once');

  expect(listed).toEqual({ houses: [], visitors: 0 });
  const kept = await db.selectFrom('profile_view').select('day').where('talent_id', '=', talent.id).execute();
  expect(kept).toEqual([]);
});
