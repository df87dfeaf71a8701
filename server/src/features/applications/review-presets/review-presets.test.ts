import { MAX_PRESETS } from '@kirdaar/contract/rules/limits';
import { expect } from 'vitest';
import type { Caller } from '#testing/given.ts';
import { type CallApi, test } from '#testing/test.ts';

const young = { kind: 'filter', name: 'Young women', value: 'gender=Female&age_to=30' } as const;

function save(callApi: CallApi, as: Caller, fields: object = {}) {
  return callApi('PUT /api/production/review-presets', { body: { ...young, ...fields } }, as);
}

test('a team keeps filters and messages, and saving the same name again replaces it', async ({
  callApi,
  given,
}) => {
  const house = await given.house();
  const [reviewer, viewer] = [await given.member(house, 'reviewer'), await given.member(house, 'viewer')];
  await save(callApi, house);
  await save(callApi, reviewer, { kind: 'message', value: 'Hello {name}' });

  const saved = await save(callApi, reviewer, { name: 'young Women', value: 'gender=Female' });

  const presets = [
    { kind: 'filter', name: 'young Women', value: 'gender=Female' },
    { kind: 'message', name: 'Young women', value: 'Hello {name}' },
  ];
  expect(saved.body.presets).toMatchObject(presets);
  const read = (as: Caller) => callApi('GET /api/production/review-presets', {}, as);
  expect((await read(viewer)).body.presets).toMatchObject(presets);
  expect((await read(await given.house())).body.presets).toEqual([]);
  expect((await save(callApi, viewer)).status).toBe(403);
});

test('a team deletes only its own presets', async ({ callApi, given }) => {
  const house = await given.house();
  const { body } = await save(callApi, house);
  const remove = (as: Caller) =>
    callApi('DELETE /api/production/review-presets/:id', { params: { id: body.presets[0]?.id ?? '' } }, as);

  expect((await remove(await given.house())).status).toBe(404);
  expect(await remove(house)).toMatchObject({ status: 200, body: { presets: [] } });
  expect((await remove(house)).status).toBe(404);
});

test('a team saves filters up to a limit, and may replace one', async ({ callApi, given }) => {
  const house = await given.house();
  for (let count = 1; count <= MAX_PRESETS; count++) await save(callApi, house, { name: `Filter ${count}` });

  const another = await save(callApi, house);
  const replaced = await save(callApi, house, { name: 'Filter 7', value: 'city=Pune' });
  const message = await save(callApi, house, { kind: 'message' });

  expect(another).toMatchObject({ status: 400, body: { code: 'too_many_presets' } });
  expect(another.body.fields).toHaveProperty('name');
  expect([replaced.status, message.status]).toEqual([200, 200]);
});
