import { HOUR_MS } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { test as base } from '#testing/audition-world.ts';
import type { Caller } from '#testing/given.ts';

const test = base.extend('confirmed', async ({ arranged, callApi, db, given }) => {
  const { application, slot, talent } = arranged;
  const facts = { contact_name: 'Ravi Menon', contact_phone: '98200 00000' };
  await db.updateTable('audition_slot').set(facts).where('id', '=', slot.id).execute();
  await given.confirmed(application.id, slot.id);
  const params = { id: application.id };
  const share = (as: Caller = talent) => callApi('POST /api/user/auditions/:id/pass', { params }, as);
  const follow = ({ url = '' }: { url?: string }) =>
    callApi('POST /api/audition-pass', { body: { token: url.split('/').at(-1) ?? '' } });
  return { ...arranged, params, share, follow };
});

test('a shared link shows family who, where, when, the verified house, the contact and the check-in', async ({
  callApi,
  clock,
  given,
  confirmed: { params, share, follow, slot, talent },
}) => {
  const [first, again] = [await share(), await share()];
  const before = await follow(first.body);
  clock.now = new Date(Date.parse(slot.starts_at) - HOUR_MS);
  const as = { token: await given.session(talent.id) };
  await callApi('PUT /api/user/auditions/:id/check-in', { params }, as);
  const after = await follow(first.body);

  expect(first.body.url).toMatch(/\/pass\/[\w-]{43}$/);
  expect(again.body.url).toBe(first.body.url);
  expect(before.body).toMatchObject({
    ...{ name: 'Asha Rao', title: 'Lead Detective · Web Series', house: 'Lantern Films', is_verified: true },
    ...{ arrived_at: null, left_at: null },
    slot: {
      ...{ starts_at: slot.starts_at, place: 'Studio 4, Andheri' },
      ...{ contact_name: 'Ravi Menon', contact_phone: '98200 00000' },
    },
  });
  expect(after.body).toMatchObject({ arrived_at: clock.now.toISOString(), left_at: null });
});

test('a link ends when it is revoked, and the next one is another', async ({
  callApi,
  confirmed: { params, share, follow, talent },
}) => {
  const has = async () => (await callApi('GET /api/user/auditions', {}, talent)).body.auditions[0]?.has_pass;
  const first = (await share()).body;
  const shared = await has();
  await callApi('DELETE /api/user/auditions/:id/pass', { params }, talent);
  const revoked = [await has(), (await follow(first)).body.code];
  const second = (await share()).body;

  expect([shared, ...revoked]).toEqual([true, false, 'audition_pass_ended']);
  expect(second.url).not.toBe(first.url);
  expect((await follow(second)).status).toBe(200);
});

test('a link ends a day after the audition, and with the confirmation', async ({
  callApi,
  clock,
  given,
  confirmed: { params, share, follow, slot, talent },
}) => {
  const { body } = await share();
  const at = async (ms: number) => {
    clock.now = new Date(Date.parse(slot.ends_at) + ms);
    return (await follow(body)).status;
  };
  const days = [await at(24 * HOUR_MS - 1), await at(24 * HOUR_MS)];
  const late = await share({ token: await given.session(talent.id) });
  clock.now = new Date(Date.parse(slot.starts_at) - HOUR_MS);
  const as = { token: await given.session(talent.id) };
  await callApi('POST /api/user/auditions/:id/decline', { params, body: {} }, as);

  expect(days).toEqual([200, 404]);
  expect(late.status).toBe(409);
  expect((await follow(body)).status).toBe(404);
});

test('a link ends when its house is suspended before the talent came, until the suspension ends', async ({
  callApi,
  given,
  takeEffect,
  confirmed: { share, follow, house },
}) => {
  const { body } = await share();
  const id = await given.suspension(house.production_house_id);
  const suspended = await follow(body);
  await callApi('POST /api/admin/suspensions/:id/end', { params: { id } }, await given.staff('moderator'));
  await takeEffect();

  expect([suspended.body.code, (await follow(body)).status]).toEqual(['audition_pass_ended', 200]);
});

test('a link for the first round does not show the second', async ({
  db,
  given,
  confirmed: { application, job, share, slot, follow },
}) => {
  const { body } = await share();
  const round = { round: 2, place: 'Studio 9' };
  const second = await given.slot(job.id, round);
  await db
    .updateTable('audition_invitation')
    .set({ round: 2, answer: 'offered', changed_at: slot.ends_at })
    .where('application_id', '=', application.id)
    .execute();
  await given.confirmed(application.id, second.id);

  expect((await follow(body)).status).toBe(404);
  expect((await follow((await share()).body)).body.slot.place).toBe('Studio 9');
});

test('only the talent can share an audition, and of a child only the guardian', async ({
  callApi,
  confirmed: { share },
  given,
}) => {
  const { job, talent, application } = await given.applied({
    hasGuardian: true,
    talent: { date_of_birth: given.born(12), name: 'Mira Rao' },
  });
  await given.invitation(application.id);
  await given.confirmed(application.id, (await given.slot(job.id)).id);
  const own = await callApi('POST /api/user/auditions/:id/pass', { params: application }, talent);
  await given.guardian(talent.id, { mobile: talent.mobile, contact: talent.mobile });
  const guardian = await callApi('POST /api/user/auditions/:id/pass', { params: application }, talent);
  const token = guardian.body.url.split('/').at(-1) ?? '';

  expect((await share(await given.talent())).status).toBe(404);
  expect([own.body.code, guardian.status]).toEqual(['guardian_shares', 200]);
  const { body } = await callApi('POST /api/audition-pass', { body: { token } });
  expect(body.name).toBe('Mira');
});
