import { expect } from 'vitest';
import { contentEditor, legalWords } from '#testing/content-editor.ts';
import { pdf } from '#testing/files.ts';
import type { Caller } from '#testing/given.ts';
import { test as base } from '#testing/identity-desk.ts';

/** Takes the login from one of the staff. */
const test = base.extend('remove', ({ callApi, given }) => async ({ id }: { id: string }) => {
  await callApi('DELETE /api/admin/staff/:id', { params: { id } }, await given.staff('owner'));
});

test('two of those who are still on the staff suspend a house', async ({
  callApi,
  given,
  remove,
  takeEffect,
}) => {
  const params = { id: (await given.house()).production_house_id };
  const [gone, one, other] = [
    await given.staff('moderator'),
    await given.staff('moderator'),
    await given.staff('moderator'),
  ];
  const read = async (as: Caller) => (await callApi('GET /api/admin/houses/:id', { params }, as)).body.house;
  const confirm = async (as: Caller) => {
    const suspension = { params: { id: (await read(as)).proposed?.id ?? '' } };
    const { status } = await callApi('POST /api/admin/suspensions/:id/confirm', suspension, as);
    await takeEffect();
    return [status, (await read(as)).in_force?.kind];
  };
  const body = { kind: 'suspension', reason: 'Fees' } as const;
  await callApi('POST /api/admin/houses/:id/suspend', { params, body }, gone);
  await remove(gone);
  const before = (await read(one)).proposed?.has_lapsed;

  const confirmed = [await confirm(one), await confirm(one), await confirm(other)];

  expect(before).toBe(true);
  expect(confirmed).toEqual([
    [200, undefined],
    [409, undefined],
    [200, 'suspension'],
  ]);
});

test('two of those who are still on the staff verify a house for children', async ({
  callApi,
  given,
  remove,
  takeEffect,
}) => {
  const house = await given.house();
  const params = { id: house.production_house_id };
  const sent = { kind: 'gst_certificate', for_children: true } as const;
  await callApi('POST /api/production/documents', { body: sent, files: { document: [await pdf()] } }, house);
  const [gone, one, other] = [
    await given.staff('moderator'),
    await given.staff('moderator'),
    await given.staff('moderator'),
  ];
  const read = async (as: Caller) =>
    (await callApi('GET /api/admin/house-documents/:id', { params }, as)).body.document;
  const approve = async (as: Caller) => {
    const body = { sent_at: (await read(as)).sent_at, children_reason: 'Known.' };
    await callApi('POST /api/admin/house-documents/:id/verify', { params, body }, as);
    await takeEffect();
  };
  const confirm = async (as: Caller) => {
    const body = { sent_at: (await read(as)).sent_at };
    await callApi('POST /api/admin/house-documents/:id/verify-for-children', { params, body }, as);
    await takeEffect();
    return (await callApi('GET /api/admin/houses/:id', { params }, as)).body.house.sees_children;
  };
  await approve(gone);
  const waiting = (await read(other)).first_approval?.by;
  await remove(gone);

  const lapsed = (await read(other)).first_approval;
  const early = await confirm(other);
  await approve(one);

  expect([waiting, lapsed, early]).toEqual([gone.name, null, false]);
  expect(await confirm(other)).toBe(true);
});

test('two of those who are still on the staff correct a date of birth', async ({
  callApi,
  desk,
  given,
  remove,
  takeEffect,
}) => {
  const talent = await given.talent({ date_of_birth: '1990-05-01' });
  const born = async () => (await callApi('GET /api/user/profile', {}, talent)).body.user.date_of_birth;
  const approve = async (as: Caller) => {
    const { status } = await desk.decide('approve', as);
    await takeEffect();
    return [status, await born()];
  };
  await desk.propose(talent.id, '1991-05-01');
  await remove(desk.first);

  const approved = [await approve(desk.second), await approve(desk.second)];

  expect(approved).toEqual([
    [200, '1990-05-01'],
    [409, '1990-05-01'],
  ]);
  expect(await approve(await given.staff('support'))).toEqual([200, '1991-05-01']);
});

test('two of those who are still on the staff publish a legal text', async ({ callApi, given, remove }) => {
  const [gone, one, other] = [
    await given.staff('editor'),
    await given.staff('owner'),
    await given.staff('owner'),
  ];
  const terms = contentEditor(callApi, gone, 'legal', 'terms');
  const live = async () =>
    (await callApi('GET /api/content/legal', { query: { page: 'terms' } })).body.legal.html;
  await terms.save(legalWords('<p>Rules.</p>'));
  await terms.publish();
  await remove(gone);

  const shown = [];
  for (const as of [one, one, other]) {
    await contentEditor(callApi, as, 'legal', 'terms').publish();
    shown.push(await live());
  }

  expect(shown.map((html) => html === '<p>Rules.</p>')).toEqual([false, false, true]);
});
