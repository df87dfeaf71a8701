import { renditionAddress } from '@kirdaar/contract/rules/renditions';
import type { talentVisibilities } from '@kirdaar/contract/rules/talent-vocabulary';
import { expect } from 'vitest';
import type { Caller } from '#testing/given.ts';
import { test as base } from '#testing/library.ts';

const password = 'a lamp in the window';

const test = base.extend<{ published: () => Promise<Published> }>({
  /** A public profile with a picture, and what its public addresses answer. */
  published: async ({ add, app, callApi, deliver, given }, use) => {
    await use(async () => {
      const talent = await given.talent({ date_of_birth: '1990-01-01', visibility: 'public' }, { password });
      await add(talent, 'image', '#445566');
      const addressOf = async () =>
        (await callApi('GET /api/user/media', {}, talent)).body.media[0]?.url ?? '';
      const first = await addressOf();
      const narrow = renditionAddress(first, 320, 'webp') ?? '';
      const open = async () =>
        (await Promise.all([app.inject(first), app.inject(narrow)])).map(({ statusCode }) => statusCode);
      const show = async (visibility: (typeof talentVisibilities)[number]) => {
        await callApi('PUT /api/user/public-profile', { body: { visibility } }, talent);
        await deliver();
      };
      return { talent, first, before: await open(), open, show, addressOf };
    });
  },
});

interface Published {
  talent: Caller & { id: string };
  first: string;
  before: number[];
  /** The status codes of the picture and its rendition at their first addresses. */
  open: () => Promise<number[]>;
  show: (visibility: (typeof talentVisibilities)[number]) => Promise<void>;
  addressOf: () => Promise<string>;
}

test('moves the pictures of a profile that fewer people may see', async ({ app, published }) => {
  const { first, before, open, show, addressOf } = await published();

  await show('houses');
  const second = await addressOf();
  await show('public');
  const widened = await addressOf();

  expect(before).toEqual([200, 200]);
  expect(await open()).toEqual([404, 404]);
  expect(second).toMatch(/^\/media\/public\//);
  expect(second).not.toBe(first);
  expect(widened).toBe(second);
  expect(await app.inject(second)).toMatchObject({
    statusCode: 200,
    headers: { 'cache-control': 'public, max-age=86400' },
  });
});

test('has no public picture of a talent who leaves, until the return', async ({
  callApi,
  deliver,
  given,
  published,
}) => {
  const { talent, open, addressOf } = await published();

  await callApi('POST /api/user/account-deletion', { body: { password } }, talent);
  await deliver();

  expect(await open()).toEqual([404, 404]);
  talent.token = await given.session(talent.id);
  expect(await addressOf()).toMatch(/^\/media\/private\//);
});
