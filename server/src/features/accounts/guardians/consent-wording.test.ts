import { guardianConsent } from '@kirdaar/contract/rules/consents';
import { expect } from 'vitest';
import { test } from '#testing/test.ts';

test('keeps the consent to a new wording beside the same consent to the old one', async ({
  callApi,
  clock,
  db,
  given,
}) => {
  const child = await given.talent({ date_of_birth: '2015-05-01' });
  const details = { name: 'Sunita Rao', relation: 'Mother', mobile: '+919812300001' } as const;
  const consented_at = new Date(clock.now.getTime() - 60_000).toISOString();
  await db
    .insertInto('guardian')
    .values({ ...details, consent_version: 'old', talent_id: child.id, consented_at })
    .execute();

  const body = { ...details, consent_version: guardianConsent.version, agreed: true } as const;
  await callApi('PUT /api/user/guardian', { body }, child);

  const consents = db
    .selectFrom('guardian')
    .select(['consent_version', 'withdrawn_at'])
    .where('talent_id', '=', child.id)
    .orderBy('consented_at');
  expect(await consents.execute()).toEqual([
    { consent_version: 'old', withdrawn_at: clock.now.toISOString() },
    { consent_version: guardianConsent.version, withdrawn_at: null },
  ]);
});
