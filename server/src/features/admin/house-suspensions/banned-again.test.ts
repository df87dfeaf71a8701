import { expect } from 'vitest';
import { houseRegistration } from '#testing/registrations.ts';
import { test } from '#testing/test.ts';

test('the owners of a banned house cannot register another, even after their accounts are deleted', async ({
  callApi,
  db,
  given,
  services,
  takeEffect,
}) => {
  const [proposer, confirmer] = await Promise.all([given.staff('moderator'), given.staff('moderator')]);
  const first = houseRegistration();
  await callApi('POST /api/production/register', { body: first });
  const { id: account_id, production_house_id } = await db
    .selectFrom('account')
    .select(['id', 'production_house_id'])
    .where('email', '=', first.email)
    .executeTakeFirstOrThrow();
  const house = production_house_id ?? '';
  const { id } = await db
    .insertInto('house_suspension')
    .values({
      ...{ production_house_id: house, kind: 'ban', reason: 'Fees', proposed_by: proposer.id },
      proposed_at: services.now().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const strange = { pan_no: 'AAACF9012L', aadhaar_no: '234123412346', gst_no: undefined };
  const register = (given: object) =>
    callApi('POST /api/production/register', { body: { ...houseRegistration(), ...strange, ...given } });

  const proposed = await register({ pan_no: first.pan_no });
  await callApi('POST /api/admin/suspensions/:id/confirm', { params: { id } }, confirmer);
  await takeEffect();
  const again = await Promise.all([
    register({ email: first.email }),
    register({ email: first.email.replace('@', '+second@') }),
    register({ phone_number: first.phone_number }),
    register({ pan_no: first.pan_no }),
  ]);
  await db.deleteFrom('account').where('id', '=', account_id).execute();
  const afterwards = await register({ email: first.email });
  const stranger = await register({});
  const job = await given.job({
    production_house_id: (await given.house({ company_name: 'Fake  Films' })).production_house_id,
  });
  await db
    .updateTable('production_house')
    .set({ company_name: 'FAKE FILMS.' })
    .where('id', '=', house)
    .execute();
  const flags = async () =>
    (await callApi('GET /api/admin/jobs/:id', { params: { id: job.id } }, confirmer)).body.job.flags;
  const flagged = await flags();

  expect(proposed.status).toBe(200);
  expect([...again, afterwards].map(({ body }) => body.code)).toEqual(Array(5).fill('house_banned'));
  expect(afterwards.body.message).toContain('To appeal');
  expect(stranger.status).toBe(200);
  expect(flagged).toContainEqual({ flag: 'banned_before', text: expect.stringContaining('FAKE FILMS.') });
});
