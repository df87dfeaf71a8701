import { expect } from 'vitest';
import { test } from '#testing/test.ts';

const links = (many: number) => Array.from({ length: many }, (_, number) => `https://asha.example/${number}`);

test('accepts the links that the wizard asks for without a plan', async ({ callApi, given }) => {
  const names = ['portfolio_link', 'imdb_profile', 'instagram_link', 'facebook_link', 'youtube_link'];
  const body = Object.fromEntries(names.map((name) => [name, 'https://asha.example']));

  const saved = await callApi('PUT /api/user/profile', { body }, await given.talent());

  expect(saved).toMatchObject({ status: 200, body: { user: body } });
});

test('allows one additional work link without a plan', async ({ callApi, given }) => {
  const talent = await given.talent();

  const one = await callApi('PUT /api/user/profile', { body: { work_links: links(1) } }, talent);
  const two = await callApi('PUT /api/user/profile', { body: { work_links: links(2) } }, talent);

  const message = 'Without a plan you have 1 work link. See the plans at /user/plans for more.';
  expect(one.body.user).toMatchObject({ work_links: links(1), work_links_most: 1 });
  expect(two).toMatchObject({ status: 403, body: { message, fields: { work_links: message } } });
});

test('allows more work links with a plan and keeps them when it ends', async ({ callApi, clock, given }) => {
  const talent = await given.talent();
  await given.plan(talent.id, { plan: 'Basic' });

  const full = await callApi('PUT /api/user/profile', { body: { work_links: links(3) } }, talent);
  const beyond = await callApi('PUT /api/user/profile', { body: { work_links: links(4) } }, talent);
  clock.now = new Date(clock.now.getTime() + 500 * 86_400_000);
  const later = { token: await given.session(talent.id) };
  const fewer = await callApi('PUT /api/user/profile', { body: { work_links: links(3).slice(1) } }, later);
  const others = await callApi('PUT /api/user/profile', { body: { work_links: links(3) } }, later);

  expect([full.status, fewer.status, others.status]).toEqual([200, 200, 403]);
  expect(beyond.body.message).toMatch('Your Basic plan allows 3 work links.');
});
