import { expect } from 'vitest';
import { buildApp } from '#app.ts';
import { connect } from '#platform/database/database.ts';
import { tasks } from '#tasks.ts';
import type { World } from '#testing/matrix/matrix.ts';
import { answers } from '#testing/posts.ts';
import { apiCallerFor, test } from '#testing/test.ts';

/** An agency that acts for a talent within these scopes. */
async function representation({ given }: Pick<World, 'given'>, scopes: string[]) {
  const talent = await given.talent({ name: 'Asha Rao' });
  const agency = await given.talent({ name: 'Star Agency' });
  const { id } = await given.mandate({ talent_id: talent.id, holder_id: agency.id, scopes });
  return { talent, agency, id };
}

test('acts for a talent within the scope, and the talent reads who did what', async ({ callApi, given }) => {
  const { talent, agency, id } = await representation({ given }, ['apply']);
  const { id: job_id } = await given.job();

  const opened = await callApi('POST /api/user/acting', { body: { mandate: id } }, agency);
  const acting = { token: opened.body.token };
  const applied = await callApi('POST /api/user/job-apply', { body: { ...answers, job_id } }, acting);
  const outside = await callApi('GET /api/user/conversations', {}, acting);
  const never = await callApi('DELETE /api/user/sessions', {}, acting);

  expect(opened.body).toMatchObject({ user: { id: talent.id }, kind: 'agency', scopes: ['apply'] });
  expect(applied.status).toBe(200);
  for (const rejected of [outside, never])
    expect(rejected).toMatchObject({
      status: 403,
      body: { code: 'only_talent_may', message: 'Only Asha Rao can do this.' },
    });
  const { body } = await callApi('GET /api/user/acting-history', {}, talent);
  expect(body.events).toMatchObject([{ actor_name: 'Star Agency', agency_name: null, act: 'applied' }]);
  expect(body.events[0]?.title).toContain(' · ');
  expect((await callApi('GET /api/user/job-applications', {}, talent)).status).toBe(200);
  expect((await callApi('GET /api/user/sessions', {}, talent)).body.sessions).toHaveLength(1);
});

test('ends an acting session with its mandate at once, also in another process', async ({
  callApi,
  given,
  services,
  url,
}) => {
  const { talent, agency, id } = await representation({ given }, ['apply']);
  const { body } = await callApi('POST /api/user/acting', { body: { mandate: id } }, agency);
  const db = connect(url, () => {});
  const other = await buildApp({ ...services, db });
  const elsewhere = apiCallerFor(other);
  const read = () => elsewhere('GET /api/user/job-applications', {}, { token: body.token });

  const before = await read();
  const ended = await callApi('POST /api/user/mandates/:id/end', { params: { id } }, talent);
  const after = await read();

  await other.close();
  await db.destroy();
  expect([before.status, ended.status, after.status]).toEqual([200, 200, 401]);
  const again = await callApi('POST /api/user/acting', { body: { mandate: id } }, agency);
  expect(again).toMatchObject({ status: 404, body: { code: 'mandate_not_found' } });
});

test.for<
  ['the holder logs out' | 'the talent logs out everywhere' | 'the last day is over' | 'the holder closes it']
>([
  ['the holder logs out'],
  ['the talent logs out everywhere'],
  ['the last day is over'],
  ['the holder closes it'],
])('ends an acting session when %s', async ([event], { callApi, clock, db, given }) => {
  const { talent, agency, id } = await representation({ given }, ['apply']);
  await db.updateTable('mandate').set({ until: '2099-01-01' }).where('id', '=', id).execute();
  const { body } = await callApi('POST /api/user/acting', { body: { mandate: id } }, agency);
  const acting = { token: body.token };
  const read = async () => (await callApi('GET /api/user/job-applications', {}, acting)).status;
  const before = await read();

  if (event === 'the holder logs out') await callApi('POST /api/user/logout', {}, agency);
  if (event === 'the talent logs out everywhere') await callApi('DELETE /api/user/sessions', {}, talent);
  if (event === 'the holder closes it') await callApi('DELETE /api/user/acting', {}, acting);
  if (event === 'the last day is over') {
    const yesterday = new Date(clock.now.getTime() - 86_400_000).toISOString().slice(0, 10);
    await db.updateTable('mandate').set({ until: yesterday }).where('id', '=', id).execute();
  }

  expect([before, await read()]).toEqual([200, 401]);
  const own = (await callApi('GET /api/user/mandates', {}, agency)).status;
  expect(own).toBe(event === 'the holder logs out' ? 401 : 200);
});

test('lets a guardian act for a child by their consent, decides by acting, and ends on the 18th birthday', async ({
  callApi,
  clock,
  db,
  given,
  services,
}) => {
  const child = await given.talent({ name: 'Tara Rao', date_of_birth: '2015-05-01' });
  const mother = await given.talent({ name: 'Sunita Rao' });
  await given.guardian(child.id, { mobile: mother.mobile, contact: mother.mobile, applies_alone: false });
  const { production_house_id } = await given.houseForChildren();
  const { id: job_id } = await given.job({ production_house_id });

  const { body: listed } = await callApi('GET /api/user/mandates', {}, mother);
  const [mandate] = listed.acts_for;
  const opened = await callApi('POST /api/user/acting', { body: { mandate: mandate?.id ?? '' } }, mother);
  const acting = { token: opened.body.token };
  const applied = await callApi('POST /api/user/job-apply', { body: { ...answers, job_id } }, acting);
  const decisions = await db
    .selectFrom('guardian_decision')
    .select(['approved', 'kind'])
    .where('talent_id', '=', child.id)
    .execute();

  expect(mandate).toMatchObject({ kind: 'guardian', state: 'active', talent: { name: 'Tara Rao' } });
  expect(applied.body).toMatchObject({ success: true, already_applied: false });
  expect(applied.body).not.toHaveProperty('waits_for_guardian', true);
  expect(decisions).toEqual([{ approved: true, kind: 'application' }]);

  const later = '2099-01-01T00:00:00Z';
  await db
    .updateTable('session')
    .set({ expires_at: later })
    .where('account_id', 'in', [child.id, mother.id])
    .execute();
  clock.now = new Date('2033-04-30T23:59:00+05:30');
  const dayBefore = await callApi('GET /api/user/job-applications', {}, acting);
  clock.now = new Date('2033-05-01T00:00:00+05:30');
  const birthday = await callApi('GET /api/user/job-applications', {}, acting);
  await tasks.find(({ name }) => name === 'end-past-mandates')?.run(services, {}, '');
  const { body: after } = await callApi('GET /api/user/mandates', {}, mother);

  expect([dayBefore.status, birthday.status]).toEqual([200, 401]);
  expect(after.acts_for).toMatchObject([{ state: 'ended', ended_at: expect.any(String) }]);
});

test('ends the mandate of a guardian with the consent', async ({ callApi, given }) => {
  const child = await given.talent({ date_of_birth: '2015-05-01' });
  const mother = await given.talent();
  await given.guardian(child.id, { mobile: mother.mobile, contact: mother.mobile });
  const { body } = await callApi('GET /api/user/mandates', {}, mother);
  const id = body.acts_for[0]?.id ?? '';
  const { body: opened } = await callApi('POST /api/user/acting', { body: { mandate: id } }, mother);

  const byChild = await callApi('POST /api/user/mandates/:id/end', { params: { id } }, child);
  await callApi('DELETE /api/user/guardian', {}, child);

  expect(byChild).toMatchObject({ status: 409, body: { code: 'mandate_of_guardian' } });
  const { status } = await callApi('GET /api/user/profile', {}, { token: opened.token });
  expect(status).toBe(401);
});

test('gives no child the mandate of a guardian with the same number', async ({ callApi, given }) => {
  const [older, younger] = [
    await given.talent({ date_of_birth: '2012-05-01' }),
    await given.talent({ date_of_birth: '2015-05-01' }),
  ];
  for (const { id } of [older, younger])
    await given.guardian(id, { mobile: older.mobile, contact: older.mobile });

  const { body } = await callApi('GET /api/user/mandates', {}, older);

  expect(body.acts_for).toEqual([]);
});

test('lets a member of an agency act for its clients, as far as both mandates reach', async ({
  callApi,
  given,
}) => {
  const { talent, agency, id } = await representation({ given }, ['apply', 'profile']);
  const riya = await given.talent({ name: 'Riya Sen' });
  const membership = { kind: 'member', talent_id: agency.id, holder_id: riya.id } as const;
  const { id: member } = await given.mandate({ ...membership, scopes: ['apply', 'answer'] });
  const { id: job_id } = await given.job();

  const desk = await callApi('POST /api/user/acting', { body: { mandate: member } }, riya);
  const atDesk = { token: desk.body.token };
  const ownWrite = await callApi('PUT /api/user/saved-jobs/:id', { params: { id: job_id } }, atDesk);
  const client = await callApi('POST /api/user/acting', { body: { mandate: id } }, atDesk);
  const acting = { token: client.body.token };
  const applied = await callApi('POST /api/user/job-apply', { body: { ...answers, job_id } }, acting);
  const profile = await callApi('PUT /api/user/profile/draft', { body: { draft: {} } } as never, acting);
  const { body } = await callApi('GET /api/user/acting-history', {}, talent);
  await callApi('POST /api/user/mandates/:id/end', { params: { id: member } }, agency);
  const after = await callApi('GET /api/user/job-applications', {}, acting);

  expect(ownWrite.body.message).toBe('Only Star Agency can do this.');
  expect([applied.status, profile.status, after.status]).toEqual([200, 403, 401]);
  expect(body.events).toMatchObject([{ actor_name: 'Riya Sen', agency_name: 'Star Agency', act: 'applied' }]);
});
