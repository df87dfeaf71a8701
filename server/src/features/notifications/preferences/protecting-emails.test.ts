import { expect } from 'vitest';
import { test } from '#testing/test.ts';

test('warns of fraud and of a suspended house by email also who turned off emails about applications', async ({
  callApi,
  given,
  takeEffect,
}) => {
  const { production_house_id } = await given.house({ verification: 'documents' });
  const [job, refused] = [await given.job({ production_house_id }), await given.job({ production_house_id })];
  const talent = await given.talent();
  for (const { id } of [job, refused]) await given.application({ talent_id: talent.id, job_id: id });
  const choice = { kind: 'applications', channel: 'email', wanted: false } as const;
  await callApi('PUT /api/preferences', { body: choice }, talent);
  const [one, other] = [await given.staff('moderator'), await given.staff('moderator')];
  const toTalent = async () =>
    (await takeEffect()).filter(({ channel, to }) => channel === 'email' && to === talent.email);

  const refusal = { version: 1, ground: 'fraud', reason: 'A fee was asked.' } as const;
  const call = { params: { id: refused.id }, body: refusal };
  await callApi('POST /api/admin/jobs/:id/refuse', call, one);
  const ofFraud = await toTalent();
  const params = { id: production_house_id };
  const body = { kind: 'suspension', reason: 'A fee was asked.' } as const;
  await callApi('POST /api/admin/houses/:id/suspend', { params, body }, one);
  const { house } = (await callApi('GET /api/admin/houses/:id', { params }, other)).body;
  const suspension = { params: { id: house.proposed?.id ?? '' } };
  await callApi('POST /api/admin/suspensions/:id/confirm', suspension, other);
  const ofSuspension = await toTalent();
  await callApi('POST /api/admin/suspensions/:id/end', suspension, one);

  expect(ofFraud).toMatchObject([{ subject: expect.stringContaining('Casting call removed') }]);
  expect(ofSuspension).toMatchObject([{ subject: expect.stringContaining('Casting call on hold') }]);
  expect(JSON.stringify([ofFraud, ofSuspension])).not.toContain('/stop/');
  expect(await toTalent()).toEqual([]);
});
