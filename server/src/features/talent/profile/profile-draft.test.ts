import { expect } from 'vitest';
import { deleteProfileDrafts } from '#features/talent/profile/tasks.ts';
import { test } from '#testing/test.ts';

// These are not fields of the wizard.
const unknown: object = { email: 'x@canary.example', role: 'staff' };
const path = 'PUT /api/user/profile/draft';
const typed = {
  first_name: ' Ash',
  height: '',
  date_of_birth: '1994-0',
  language: ['Hindi', ''],
  passport: '1',
};

test('stores a draft as typed, valid or not, and returns it in another session', async ({
  callApi,
  clock,
  given,
}) => {
  const talent = await given.talent();
  clock.now = new Date('2026-11-01T10:00:00Z');

  const before = await callApi('GET /api/user/profile/draft', {}, talent);
  await callApi(path, { body: { fields: { first_name: 'A' } } }, talent);
  const kept = await callApi(path, { body: { fields: { ...typed, ...unknown }, based_on: 'never' } }, talent);
  const read = await callApi('GET /api/user/profile/draft', {}, { token: await given.session(talent.id) });

  expect(before.body).toEqual({ success: true, draft: null });
  expect(kept.body).toEqual({ success: true, saved_at: '2026-11-01T10:00:00.000Z' });
  expect(read.body.draft).toEqual({
    fields: { ...typed, first_name: 'Ash' },
    based_on: 'never',
    saved_at: '2026-11-01T10:00:00.000Z',
  });
});

test('deletes a draft when the profile is saved or the draft discarded, and hides it from others', async ({
  callApi,
  given,
}) => {
  const [talent, other] = [await given.talent(), await given.talent()];
  const keep = () => callApi(path, { body: { fields: typed } }, talent);
  const read = async (as: typeof talent) => (await callApi('GET /api/user/profile/draft', {}, as)).body.draft;

  await keep();
  const foreign = await read(other);
  await callApi('PUT /api/user/profile', { body: { first_name: 'Asha' } }, talent);
  const saved = await read(talent);
  await keep();
  await callApi('DELETE /api/user/profile/draft', {}, talent);

  expect([foreign, saved, await read(talent)]).toEqual([null, null, null]);
});

test('keeps the draft when a save is rejected', async ({ callApi, given }) => {
  const talent = await given.talent({ date_of_birth: '1990-05-01' });
  await callApi(path, { body: { fields: typed } }, talent);

  await callApi('PUT /api/user/profile', { body: { date_of_birth: '1990-05-02' } }, talent);
  const { body } = await callApi('GET /api/user/profile/draft', {}, talent);

  expect(body.draft?.fields).toMatchObject({ first_name: 'Ash' });
});

test('rejects a draft based on an older version of the profile', async ({ callApi, given }) => {
  const talent = await given.talent();
  const { user } = (await callApi('PUT /api/user/profile', { body: { hobbies: 'Chess' } }, talent)).body;

  const late = await callApi(path, { body: { fields: typed, based_on: 'never' } }, talent);
  const based_on = user.updated_at ?? '';
  const timely = await callApi(path, { body: { fields: typed, based_on } }, talent);
  const { body } = await callApi('GET /api/user/profile/draft', {}, talent);

  expect([late.status, timely.status]).toEqual([409, 200]);
  expect(body.draft?.based_on).toBe(based_on);
});

test('deletes a draft after thirty days', async ({ callApi, clock, given, services }) => {
  clock.now = new Date('2026-11-01T10:00:00Z');
  const [old, young] = [await given.talent(), await given.talent()];
  await callApi(path, { body: { fields: typed } }, old);
  clock.now = new Date('2026-11-02T09:00:00Z');
  await callApi(path, { body: { fields: typed } }, young);

  clock.now = new Date('2026-12-01T10:00:01Z');
  await deleteProfileDrafts.run(services, {}, 'test');
  const read = async ({ id }: { id: string }) => {
    const as = { token: await given.session(id) };
    return (await callApi('GET /api/user/profile/draft', {}, as)).body.draft;
  };

  expect(await read(old)).toBeNull();
  expect(await read(young)).not.toBeNull();
});

test.for([
  [{}, 'fields'],
  [{ fields: 'x' }, 'fields'],
  [{ fields: { first_name: { x: 1 } } }, 'fields.first_name'],
  [{ fields: { first_name: 'x'.repeat(5001) } }, 'fields.first_name'],
  [{ fields: { language: Array(41).fill('x') } }, 'fields.language'],
  [{ fields: { work_links: [['x']] } }, 'fields.work_links'],
  [{ fields: { field_visibility: { skin_tone: 'x' } } }, 'fields.field_visibility.skin_tone'],
  [{ fields: {}, based_on: 'yesterday' }, 'based_on'],
] as const)('rejects %j as a draft', async ([body, field], { callApi, given }) => {
  const rejected = await callApi(path, { body: body as never }, await given.talent());

  expect(rejected).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
});

test('rejects a draft larger than any profile can be', async ({ callApi, given }) => {
  const lists = Array(40).fill('x'.repeat(2000));
  const fields = { language: lists, skills: lists };

  const rejected = await callApi(path, { body: { fields } }, await given.talent());

  expect(rejected).toMatchObject({
    status: 400,
    body: { fields: { fields: 'This draft is too large.' } },
  });
});
