import { expect } from 'vitest';
import { hashToken } from '#features/identity/session-token.ts';
import { waitForNotices } from '#features/notices/wait-for-notices.ts';
import type { Database } from '#platform/database.ts';
import { test } from '#testing/test.ts';

test('notices are listed newest first, twenty at a time, each to its own account alone', async ({
  call,
  given,
}) => {
  const talent = await given.talent();
  await given.notices((await given.talent()).id, 2);
  const sent = await given.notices(talent.id, 21);

  const first = await call('GET /api/notices', {}, talent);
  const before = first.body.notices.at(-1)?.id;
  const rest = await call('GET /api/notices', { query: { before } }, talent);

  const newestFirst = sent.toReversed().map(({ id }) => id);
  expect(first.body.notices.map(({ id }) => id)).toEqual(newestFirst.slice(0, 20));
  expect(first.body.more).toBe(true);
  expect(rest.body).toMatchObject({ notices: [{ id: newestFirst[20] }], more: false });
});

test('a house has notices too, each member their own', async ({ call, given }) => {
  const house = await given.house();
  const [notice] = await given.notices(house.id, 1);
  const reviewer = await given.member(house, 'reviewer');

  const owners = await call('GET /api/notices', {}, house);
  const reviewers = await call('GET /api/notices', {}, reviewer);

  expect(owners.body.notices).toMatchObject([{ id: notice?.id, read_at: null }]);
  expect(reviewers.body.notices).toEqual([]);
});

test('what is new is told at once: how many are unread, and which is the newest', async ({ call, given }) => {
  const talent = await given.talent();
  const [, newest] = await given.notices(talent.id, 2);

  const state = await call('GET /api/notices/wait', {}, talent);

  expect(state.body).toEqual({ success: true, newest: newest?.id, unread: 2 });
});

test('who has seen all waits, and is told once a notice comes', async ({ call, given }) => {
  const talent = await given.talent();
  const [seen] = await given.notices(talent.id, 1);

  const waiting = call('GET /api/notices/wait', { query: { newest: seen?.id, unread: 1 } }, talent);
  const [newest] = await given.notices(talent.id, 1);

  expect((await waiting).body).toEqual({ success: true, newest: newest?.id, unread: 2 });
});

test('reading a notice in one window is told to the other', async ({ call, given }) => {
  const talent = await given.talent();
  const [notice] = await given.notices(talent.id, 1);
  const id = notice?.id ?? '';

  const waiting = call('GET /api/notices/wait', { query: { newest: id, unread: 1 } }, talent);
  await call('POST /api/notices/:id/read', { params: { id } }, talent);

  expect((await waiting).body).toEqual({ success: true, newest: id, unread: 0 });
});

test('a session that ends while its request waits is told nothing more', async ({ services, db, given }) => {
  const { id, token } = await given.talent();
  const [seen] = await given.notices(id, 1);
  const actor = { role: 'talent' as const, id, session_hash: hashToken(token) };

  const waiting = expect(
    waitForNotices(services, actor, { newest: seen?.id, unread: 1 }, () => {}),
  ).rejects.toMatchObject({ status: 401 });
  await db.deleteFrom('session').where('token_hash', '=', actor.session_hash).execute();
  await given.notices(id, 1);

  await waiting;
});

test('a notice that was read stays read as of the first time', async ({ call, clock, db, given }) => {
  const talent = await given.talent();
  const [notice] = await given.notices(talent.id, 1);
  const id = notice?.id ?? '';

  await call('POST /api/notices/:id/read', { params: { id } }, talent);
  const first = await readingOf(db, id);
  clock.now = new Date(clock.now.getTime() + 60_000);
  const again = await call('POST /api/notices/:id/read', { params: { id } }, talent);

  expect(again.status).toBe(200);
  expect(first).not.toBeNull();
  expect(await readingOf(db, id)).toBe(first);
});

test('nobody marks the notice of another', async ({ call, db, given }) => {
  const [notice] = await given.notices((await given.talent()).id, 1);
  const id = notice?.id ?? '';
  const stranger = await given.talent();

  const one = await call('POST /api/notices/:id/read', { params: { id } }, stranger);
  await call('POST /api/notices/read', { body: { newest: id } }, stranger);

  expect(one.status).toBe(404);
  expect(await readingOf(db, id)).toBeNull();
});

test('all up to the newest that was seen are marked, and what came since stays unread', async ({
  call,
  given,
}) => {
  const talent = await given.talent();
  const [, seen] = await given.notices(talent.id, 2);
  const [newest] = await given.notices(talent.id, 1);

  await call('POST /api/notices/read', { body: { newest: seen?.id ?? '' } }, talent);

  const state = await call('GET /api/notices/wait', {}, talent);
  expect(state.body).toMatchObject({ newest: newest?.id, unread: 1 });
});

async function readingOf(db: Database, id: string) {
  const notice = db.selectFrom('notice').select('read_at').where('id', '=', id);
  return (await notice.executeTakeFirstOrThrow()).read_at;
}
