import { expect } from 'vitest';
import { test } from '#testing/library.ts';

const adult = { date_of_birth: '1990-01-01' };

test('rejects a photo beyond the plan with the plan, the limit and a link to the plans', async ({
  add,
  given,
  stored,
}) => {
  const talent = await given.talent(adult);
  await given.plan(talent.id, { plan: 'Pro' });
  for (let index = 0; index < 30; index += 1) await given.medium(talent.id, 'photo');
  const before = await stored();

  const { status, body } = await add(talent, 'photo', '#010101');

  expect(status).toBe(403);
  expect(body.message).toBe('Your Pro plan allows 30 photos. See the plans at /user/plans for more.');
  expect(body).toMatchObject({ fields: { file: body.message } });
  expect(await stored()).toEqual(before);
});

test('enforces the limit for simultaneous uploads and stores none of the rejected files', async ({
  add,
  callApi,
  given,
  stored,
}) => {
  const talent = await given.talent(adult);
  const before = await stored();
  const colours = ['#010000', '#020000', '#030000', '#040000', '#050000', '#060000', '#070000', '#080000'];

  const answers = await Promise.all(colours.map((colour) => add(talent, 'photo', colour)));

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 403, 403, 403, 403, 403]);
  expect((await callApi('GET /api/user/media', {}, talent)).body.media).toHaveLength(3);
  const after = await stored();
  expect([after.private - before.private, after.public - before.public]).toEqual([3, 3]);
});

test('stores a file once when the upload is retried after a lost response', async ({
  add,
  given,
  stored,
}) => {
  const talent = await given.talent(adult);
  const first = await add(talent, 'photo', '#0000aa');
  const before = await stored();

  const again = await Promise.all([add(talent, 'photo', '#0000aa'), add(talent, 'photo', '#0000aa')]);

  expect(again.map(({ body }) => body.media.id)).toEqual([first.body.media.id, first.body.media.id]);
  expect(await stored()).toEqual(before);
});
