import type { NewApplicationKit } from '@kirdaar/contract/applications/application-kits';
import { MAX_KITS } from '@kirdaar/contract/rules/limits';
import { expect } from 'vitest';
import type { Caller } from '#testing/given.ts';
import { type CallApi, test } from '#testing/test.ts';

const stage: NewApplicationKit = { name: 'Stage', note: 'I trained in Kathak for ten years.', media: [] };

const create = (callApi: CallApi, as: Caller, fields: Partial<NewApplicationKit> = {}) =>
  callApi('POST /api/user/application-kits', { body: { ...stage, ...fields } }, as);
const change = (callApi: CallApi, as: Caller, id: string, fields: Partial<NewApplicationKit> = {}) =>
  callApi('PUT /api/user/application-kits/:id', { params: { id }, body: { ...stage, ...fields } }, as);
const list = async (callApi: CallApi, as: Caller) =>
  (await callApi('GET /api/user/application-kits', {}, as)).body.kits;

test('a talent saves, changes and deletes kits that nobody else sees', async ({ callApi, given }) => {
  const [talent, other] = [await given.talent(), await given.talent()];
  const media_id = (await given.medium(talent.id, 'photo')).id;
  const media = [{ field: 'headshot', media_id } as const];

  const { body } = await create(callApi, talent, { media });
  const id = body.kits[0]?.id ?? '';
  const changed = await change(callApi, talent, id, { name: 'Dance', media });

  expect(body.kits).toEqual([{ id, ...stage, media }]);
  expect(changed.body.kits).toEqual([{ id, ...stage, name: 'Dance', media }]);
  expect(await list(callApi, talent)).toEqual(changed.body.kits);
  expect(await list(callApi, other)).toEqual([]);
  const remove = (as: Caller) => callApi('DELETE /api/user/application-kits/:id', { params: { id } }, as);
  expect((await change(callApi, other, id)).body.code).toBe('kit_not_found');
  expect((await remove(other)).body.code).toBe('kit_not_found');
  expect(await remove(talent)).toMatchObject({ status: 200, body: { kits: [] } });
});

test('a kit takes only own files of the right kind, one for each field', async ({ callApi, given }) => {
  const talent = await given.talent();
  const media_id = (await given.medium(talent.id, 'photo')).id;
  const foreign = (await given.medium((await given.talent()).id, 'photo')).id;
  const save = (media: NewApplicationKit['media']) => create(callApi, talent, { media });

  expect((await save([{ field: 'headshot', media_id: foreign }])).body.fields).toHaveProperty('headshot');
  expect((await save([{ field: 'auditionVideo', media_id }])).body.fields).toHaveProperty('auditionVideo');
  const twice = { field: 'headshot', media_id } as const;
  expect((await save([twice, twice])).body.fields).toHaveProperty('headshot');
  expect((await create(callApi, talent, { note: ' ' })).body.code).toBe('kit_empty');
  expect(await list(callApi, talent)).toEqual([]);
});

test('a file that is deleted leaves its kits', async ({ callApi, given }) => {
  const talent = await given.talent();
  const media_id = (await given.medium(talent.id, 'photo')).id;
  await create(callApi, talent, { media: [{ field: 'fullPhoto', media_id }] });

  await callApi('DELETE /api/user/media/:id', { params: { id: media_id } }, talent);

  expect(await list(callApi, talent)).toMatchObject([{ name: 'Stage', media: [] }]);
});

test('names of kits are unique, and their number is limited for simultaneous requests too', async ({
  callApi,
  given,
}) => {
  const talent = await given.talent();
  await create(callApi, talent);
  const taken = await create(callApi, talent, { name: 'sTAGE' });
  expect(taken).toMatchObject({
    status: 400,
    body: { code: 'kit_name_taken', fields: { name: expect.any(String) } },
  });

  const names = Array.from({ length: MAX_KITS }, (_, number) => `Kit ${number}`);
  const answers = await Promise.all(names.map((name) => create(callApi, talent, { name })));

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_KITS - 1);
  expect(answers.find(({ status }) => status !== 200)?.body.code).toBe('too_many_kits');
});
