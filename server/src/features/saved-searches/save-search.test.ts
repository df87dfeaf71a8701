import { expect } from 'vitest';
import { test } from '#testing/test.ts';

const pune = { name: 'Pune dancers', filters: { city: 'Pune', category: 'DANCERS' } } as const;
/** When alerts of a search come until somebody says otherwise. */
const usual = { alerts: true, paused_until: null, email_days: [1, 2, 3, 4, 5, 6, 7] };

test('a talent keeps a search and finds it again', async ({ call, clock, given }) => {
  const talent = await given.talent();
  await given.plan(talent.id, { plan: 'Pro' });
  const created_at = clock.now.toISOString();
  const soon = {
    name: ' Soon ',
    filters: { search: 'young mother', closing_soon: '1', gender: '' },
  } as const;

  const first = await call('POST /api/user/saved-searches', { body: pune }, talent);
  clock.now = new Date(clock.now.getTime() + 1000);
  await call('POST /api/user/saved-searches', { body: soon }, talent);

  expect(first).toMatchObject({ status: 200, body: { success: true, message: 'Search saved.' } });
  const { body } = await call('GET /api/user/saved-searches', {}, talent);
  expect(body).toMatchObject({
    ...{ success: true, plan: 'Pro', limit: 3 },
    ...{ whatsapp_days: [1, 3, 5], takes_whatsapp: false },
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

test('the same search saved again is the one that is there', async ({ call, given }) => {
  const talent = await given.talent();

  const first = await call('POST /api/user/saved-searches', { body: pune }, talent);
  const again = await call('POST /api/user/saved-searches', { body: pune }, talent);
  const other = await call('POST /api/user/saved-searches', { body: { ...pune, filters: {} } }, talent);

  expect(again).toMatchObject({ status: 200, body: { search: { id: first.body.search.id } } });
  const message = 'You have another search of this name.';
  expect(other).toMatchObject({ status: 409, body: { message, fields: { name: message } } });
});

test('beyond the limit, the refusal names the limit, the plan and the way on', async ({ call, given }) => {
  const free = await given.talent();
  const basic = await given.talent();
  await given.plan(basic.id, { plan: 'Basic' });
  const another = { body: { name: 'Another', filters: {} } };
  for (const talent of [free, basic]) await call('POST /api/user/saved-searches', { body: pune }, talent);

  expect(await call('POST /api/user/saved-searches', another, free)).toMatchObject({
    status: 403,
    body: { message: 'Without a plan you have 1 saved search. See the plans at /user/plans for more.' },
  });
  expect(await call('POST /api/user/saved-searches', another, basic)).toMatchObject({
    status: 403,
    body: { message: 'Your Basic plan allows 1 saved search. See the plans at /user/plans for more.' },
  });
});

test('of twenty searches saved at once, the plan’s number is kept', async ({ call, given }) => {
  const talent = await given.talent();
  await given.plan(talent.id, { plan: 'Pro' });

  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      call('POST /api/user/saved-searches', { body: { name: `Search ${index}`, filters: {} } }, talent),
    ),
  );

  expect(responses.map(({ status }) => status).sort()).toEqual([
    ...Array(3).fill(200),
    ...Array(17).fill(403),
  ]);
  const { body } = await call('GET /api/user/saved-searches', {}, talent);
  expect(body.searches).toHaveLength(3);
});

test('a search is renamed, changed and deleted by its talent', async ({ call, given }) => {
  const talent = await given.talent();
  await given.plan(talent.id, { plan: 'Pro' });
  const { body } = await call('POST /api/user/saved-searches', { body: pune }, talent);
  await call('POST /api/user/saved-searches', { body: { name: 'Goa', filters: {} } }, talent);
  const params = { id: body.search.id };
  const change = (name: string) =>
    call('PUT /api/user/saved-searches/:id', { params, body: { name, filters: { city: 'Goa' } } }, talent);

  const changed = await change('PUNE dancers');
  const taken = await change('goa');
  const deleted = await call('DELETE /api/user/saved-searches/:id', { params }, talent);
  const left = await call('GET /api/user/saved-searches', {}, talent);

  expect(changed).toMatchObject({
    status: 200,
    body: {
      message: 'Search changed.',
      search: { ...params, name: 'PUNE dancers', filters: { city: 'Goa' } },
    },
  });
  expect(taken).toMatchObject({
    status: 409,
    body: { fields: { name: 'You have another search of this name.' } },
  });
  expect(deleted).toMatchObject({ status: 200, body: { success: true, message: 'Search deleted.' } });
  expect(left.body.searches).toMatchObject([{ name: 'Goa' }]);
});

test('foreign, missing and malformed ids of searches are answered alike', async ({ call, given }) => {
  const talent = await given.talent();
  const { body } = await call('POST /api/user/saved-searches', { body: pune }, await given.talent());
  const ids = [body.search.id, crypto.randomUUID(), 'mine'];

  const changed = await Promise.all(
    ids.map((id) => call('PUT /api/user/saved-searches/:id', { params: { id }, body: pune }, talent)),
  );
  const deleted = await Promise.all(
    ids.map((id) => call('DELETE /api/user/saved-searches/:id', { params: { id } }, talent)),
  );

  const notFound = { status: 404, body: { message: 'Not found.' } };
  expect([...changed, ...deleted]).toMatchObject(Array(6).fill(notFound));
});

test('what is no search is refused beside its field', async ({ call, given }) => {
  const body = { name: ' ', filters: { category: 'PIRATES', closing_soon: 'perhaps' } };

  const response = await call('POST /api/user/saved-searches', { body }, await given.talent());

  expect(response.status).toBe(400);
  expect(Object.keys(response.body.fields ?? {})).toEqual([
    'name',
    'filters.category',
    'filters.closing_soon',
  ]);
});

test('only a logged-in talent has saved searches', async ({ call, given }) => {
  const house = await given.house();

  expect(await call('GET /api/user/saved-searches', {})).toMatchObject({ status: 401 });
  expect(await call('GET /api/user/saved-searches', {}, house)).toMatchObject({ status: 403 });
  expect(await call('POST /api/user/saved-searches', { body: pune })).toMatchObject({ status: 401 });
  expect(await call('POST /api/user/saved-searches', { body: pune }, house)).toMatchObject({ status: 403 });
});
