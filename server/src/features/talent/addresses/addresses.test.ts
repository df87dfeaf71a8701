import { expect } from 'vitest';
import { giveAddresses } from '#features/talent/addresses/tasks.ts';
import { test as base } from '#testing/test.ts';

const adult = { date_of_birth: '1996-05-04' };

const test = base.extend<{ slugOf: (id: string) => Promise<string | null | undefined> }>({
  slugOf: async ({ callApi }, use) => {
    await use(async (id) => (await callApi('GET /api/profiles/:id', { params: { id } })).body.data?.slug);
  },
});

test('makes the slug of a talent from the name, and a longer one for namesakes', async ({
  given,
  slugOf,
}) => {
  const first = await given.talent({ ...adult, name: 'Ánanya  Deshpande-Rao' });
  const second = await given.talent({ ...adult, name: 'Ananya Deshpande Rao' });

  expect(await slugOf(first.id)).toBe('ananya-deshpande-rao');
  expect(await slugOf(second.id)).toMatch(/^ananya-deshpande-rao-[\da-f]{4}$/);
});

test.for([
  ['अनन्या शर्मा', 'ananya-sharma'],
  ['शाहरुख़ ख़ान', 'shaharukh-khan'],
  ['राकेश चौधरी', 'rakesh-chaudhari'],
  ['விஜய் குமார்', 'vijay-kumar'],
  ['ரஜினிகாந்த்', 'rajinikant'],
  ['রাহুল সেন', 'rahul-sen'],
  ['મીરા પટેલ', 'mira-patel'],
  ['ಯಶ್', 'yash'],
  ['ऐश्वर्या', 'aishvarya'],
])('writes %s in the URL as %s', async ([name, slug], { given, slugOf }) => {
  expect(await slugOf((await given.talent({ ...adult, name })).id)).toBe(slug);
});

test('replaces an earlier URL without the name, which still leads to the profile', async ({
  callApi,
  db,
  given,
  services,
  slugOf,
}) => {
  const { id } = await given.talent({ ...adult, name: 'कोयल' });
  await db.updateTable('talent_address').set({ slug: 'talent-0a1b' }).where('talent_id', '=', id).execute();

  await giveAddresses.run(services, {}, '');

  expect(await slugOf(id)).toBe('koyal');
  const { body } = await callApi('GET /api/profiles/:id', { params: { id: 'talent-0a1b' } });
  expect(body.data?.id).toBe(id);
});

test('shows the profile at its address, and at the earlier ones after a new name', async ({
  callApi,
  given,
  slugOf,
}) => {
  const talent = await given.talent({ ...adult, name: 'Meera Joshi' });
  const read = async (id: string) => (await callApi('GET /api/profiles/:id', { params: { id } })).body.data;
  expect((await read('meera-joshi'))?.id).toBe(talent.id);

  await callApi('PUT /api/user/profile', { body: { first_name: 'Meera', last_name: 'Kapoor' } }, talent);

  expect(await slugOf(talent.id)).toBe('meera-kapoor');
  expect(await read('meera-joshi')).toMatchObject({ id: talent.id, slug: 'meera-kapoor' });
  const another = await given.talent({ ...adult, name: 'Meera Joshi' });
  expect(await slugOf(another.id)).toMatch(/^meera-joshi-[\da-f]{4}$/);
});

test('hides a profile at its address from visitors when it is hidden, and shows it to houses', async ({
  callApi,
  given,
}) => {
  const talent = await given.talent({ ...adult, name: 'Rohan Pai' });
  const house = await given.house();
  await callApi('PUT /api/user/public-profile', { body: { visibility: 'houses' } }, talent);
  const params = { id: 'rohan-pai' };

  expect((await callApi('GET /api/profiles/:id', { params })).status).toBe(404);
  expect((await callApi('GET /api/profiles/:id', { params }, house)).status).toBe(200);
});

test('gives a child no address before they choose to be seen at 18', async ({
  clock,
  given,
  services,
  slugOf,
}) => {
  const { id } = await given.talent({ date_of_birth: '2012-01-01', name: 'Aarav Canarysurname' });
  await given.guardian(id);
  const house = await given.houseForChildren();
  const addresses = () =>
    services.db.selectFrom('talent_address').select('slug').where('talent_id', '=', id).execute();
  expect(house.id && (await addresses())).toEqual([]);

  clock.now = new Date('2030-01-02T00:00:00Z');
  await giveAddresses.run(services, {}, 'early');
  expect(await addresses()).toEqual([]);
  await services.db
    .updateTable('talent')
    .set({ visibility_chosen_at: clock.now.toISOString() })
    .where('id', '=', id)
    .execute();
  await giveAddresses.run(services, {}, 'once');

  expect(await slugOf(id)).toBe('aarav-canarysurname');
});

test('lists profiles with their addresses, also in the sitemap', async ({ app, callApi, given }) => {
  const saved = { ...adult, name: 'Leela Nair', city: 'Kochi', updated_at: '2026-05-01T10:00:00.000Z' };
  await given.talent(saved);

  const { body } = await callApi('POST /api/pages/filter', { body: { city: 'Kochi' } });
  const sitemap = await app.inject('/sitemap.xml');

  expect(body.data.map(({ slug }) => slug)).toEqual(['leela-nair']);
  expect(sitemap.body).toContain('/t/leela-nair</loc>');
});
