import { expect } from 'vitest';
import { test } from '#testing/family-world.ts';

test('hides a child whose named guardian says that it is not theirs, ends the link and tells staff', async ({
  callApi,
  db,
  family,
}) => {
  const { child, mother, pass } = await family();
  const body = { pass, child: child.id };
  const again = { name: 'Sunita Rao', relation: 'Mother', email: mother } as const;

  const disowned = await callApi('POST /api/guardian/not-mine', { body });
  const later = await callApi('POST /api/guardian/withdraw', { body });
  const named = await callApi('PUT /api/user/guardian', { body: again }, child);

  expect(disowned).toMatchObject({ status: 200, body: { children: [] } });
  expect(later).toMatchObject({ status: 403, body: { code: 'guardian_pass_expired' } });
  expect(named).toMatchObject({ status: 409, body: { fields: { email: expect.any(String) } } });
  const state = await callApi('GET /api/user/guardian', {}, child);
  expect(state.body.guardian).toMatchObject({ state: 'withdrawn' });
  const reports = db
    .selectFrom('report')
    .select(['subject', 'reason', 'text'])
    .where('subject_id', '=', child.id);
  expect(await reports.execute()).toMatchObject([{ subject: 'talent', reason: 'fake' }]);
});
