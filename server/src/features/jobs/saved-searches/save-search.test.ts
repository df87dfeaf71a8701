import { expect } from 'vitest';
import { test } from '#testing/test.ts';

const pune = { name: 'Pune dancers', filters: { city: 'Pune', category: 'DANCERS' } } as const;
/** The default alert settings of a search. */
const usual = { alerts: true, paused_until: null, email_days: [1, 2, 3, 4, 5, 6, 7] };

test('saves a search and lists it again', async ({ callApi, clock, given }) => {
  const talent = await given.talent();
  await given.plan(talent.id, { plan: 'Pro' });
  const created_at = clock.now.toISOString();
  const soon = {
    name: ' Soon ',
    filters: { search: 'young mother', closing_soon: '1', gender: '' },
  } as const;

  const first = await callApi('POST /api/user/saved-searches', { body: pune }, talent);
  clock.now = new Date(clock.now.getTime() + 1000);
  await callApi('POST /api/user/saved-searches', { body: soon }, talent);

  expect(first).toMatchObject({ status: 200, body: { success: true, message: 'Search saved.' } });
  const { body } = await callApi('GET /api/user/saved-searches', {}, talent);
  expect(body).toMatchObject({
    success: true,
    plan: 'Pro',
    limit: 3,
    whatsapp_days: [1, 3, 5],
    takes_whatsapp: false,
  });
  expect(body.searches).toEqual([
    { ...pune, ...usual, id: first.body.search.id, created_at },
    {
      ...usual,
      id: expect.any(String),
      name: 'Soon',
      filters: { search: 'young mother', closing_soon: true },
      created_at: clock.now.toISOString(),
    },
  ]);
});

test('returns the existing search when the same one is saved again', async ({ callApi, given }) => {
  const talent = await given.talent();

  const first = await callApi('POST /api/user/saved-searches', { body: pune }, talent);
  const again = await callApi('POST /api/user/saved-searches', { body: pune }, talent);
  const other = await callApi('POST /api/user/saved-searches', { body: { ...pune, filters: {} } }, talent);

  expect(again).toMatchObject({ status: 200, body: { search: { id: first.body.search.id } } });
  expect(other).toMatchObject({
    status: 409,
    body: { code: 'saved_search_name_taken', fields: { name: other.body.message } },
  });
});

test('names the limit, the plan and the plans page when a search exceeds the limit', async ({
  callApi,
  given,
}) => {
  const free = await given.talent();
  const basic = await given.talent();
  await given.plan(basic.id, { plan: 'Basic' });
  const another = { body: { name: 'Another', filters: {} } };
  for (const talent of [free, basic]) await callApi('POST /api/user/saved-searches', { body: pune }, talent);

  expect(await callApi('POST /api/user/saved-searches', another, free)).toMatchObject({
    status: 403,
    body: { message: 'Without a plan you have 1 saved search. See the plans at /user/plans for more.' },
  });
  expect(await callApi('POST /api/user/saved-searches', another, basic)).toMatchObject({
    status: 403,
    body: { message: 'Your Basic plan allows 1 saved search. See the plans at /user/plans for more.' },
  });
});

test('keeps the plan’s number of searches when twenty are saved at once', async ({ callApi, given }) => {
  const talent = await given.talent();
  await given.plan(talent.id, { plan: 'Pro' });

  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      callApi('POST /api/user/saved-searches', { body: { name: `Search ${index}`, filters: {} } }, talent),
    ),
  );

  expect(responses.map(({ status }) => status).sort()).toEqual([
    ...Array(3).fill(200),
    ...Array(17).fill(403),
  ]);
  const { body } = await callApi('GET /api/user/saved-searches', {}, talent);
  expect(body.searches).toHaveLength(3);
});

test('lets a talent rename, change and delete a search', async ({ callApi, given }) => {
  const talent = await given.talent();
  await given.plan(talent.id, { plan: 'Pro' });
  const { body } = await callApi('POST /api/user/saved-searches', { body: pune }, talent);
  await callApi('POST /api/user/saved-searches', { body: { name: 'Goa', filters: {} } }, talent);
  const params = { id: body.search.id };
  const change = (name: string) =>
    callApi('PUT /api/user/saved-searches/:id', { params, body: { name, filters: { city: 'Goa' } } }, talent);

  const changed = await change('PUNE dancers');
  const rejected = await change('goa');
  const deleted = await callApi('DELETE /api/user/saved-searches/:id', { params }, talent);
  const left = await callApi('GET /api/user/saved-searches', {}, talent);

  expect(changed).toMatchObject({
    status: 200,
    body: {
      message: 'Search changed.',
      search: { ...params, name: 'PUNE dancers', filters: { city: 'Goa' } },
    },
  });
  expect(rejected).toMatchObject({
    status: 409,
    body: { code: 'saved_search_name_taken', fields: { name: expect.any(String) } },
  });
  expect(deleted).toMatchObject({ status: 200, body: { success: true, message: 'Search deleted.' } });
  expect(left.body.searches).toMatchObject([{ name: 'Goa' }]);
});

test('gives the same answer for foreign, missing and malformed search ids', async ({ callApi, given }) => {
  const talent = await given.talent();
  const { body } = await callApi('POST /api/user/saved-searches', { body: pune }, await given.talent());
  const ids = [body.search.id, crypto.randomUUID(), 'mine'];

  const changed = await Promise.all(
    ids.map((id) => callApi('PUT /api/user/saved-searches/:id', { params: { id }, body: pune }, talent)),
  );
  const deleted = await Promise.all(
    ids.map((id) => callApi('DELETE /api/user/saved-searches/:id', { params: { id } }, talent)),
  );

  const notFound = { status: 404, body: { code: 'saved_search_not_found' } };
  expect([...changed, ...deleted]).toMatchObject(Array(6).fill(notFound));
});

test('reports an invalid search beside its field', async ({ callApi, given }) => {
  const body = { name: ' ', filters: { category: 'PIRATES', closing_soon: 'perhaps' } };

  const response = await callApi('POST /api/user/saved-searches', { body }, await given.talent());

  expect(response.status).toBe(400);
  expect(Object.keys(response.body.fields ?? {})).toEqual([
    'name',
    'filters.category',
    'filters.closing_soon',
  ]);
});

test('gives saved searches only to a logged-in talent', async ({ callApi, given }) => {
  const house = await given.house();

  expect(await callApi('GET /api/user/saved-searches', {})).toMatchObject({ status: 401 });
  expect(await callApi('GET /api/user/saved-searches', {}, house)).toMatchObject({ status: 403 });
  expect(await callApi('POST /api/user/saved-searches', { body: pune })).toMatchObject({ status: 401 });
  expect(await callApi('POST /api/user/saved-searches', { body: pune }, house)).toMatchObject({
    status: 403,
  });
});
