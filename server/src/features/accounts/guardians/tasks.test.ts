import { guardianConsent } from '@kirdaar/contract/rules/consents';
import { expect } from 'vitest';
import { test } from '#testing/test.ts';

const consent = {
  name: 'Sunita Rao',
  relation: 'Mother',
  mobile: '98123 00001',
  consent_version: guardianConsent.version,
  agreed: true,
} as const;

test('notifies a guardian by email and text message when consent is given, withdrawn or replaced', async ({
  callApi,
  deliver,
  given,
}) => {
  const child = await given.talent({ name: 'Tara Rao', date_of_birth: '2015-05-01' });
  const other = { ...consent, mobile: '98123 00002' };

  await callApi('PUT /api/user/guardian', { body: consent }, child);
  await callApi('PUT /api/user/guardian', { body: consent }, child);
  const given_to = await deliver();
  await callApi('PUT /api/user/guardian', { body: other }, child);
  const replaced = await deliver();
  await callApi('DELETE /api/user/guardian', {}, child);
  await callApi('DELETE /api/user/guardian', {}, child);
  const withdrawn = await deliver();

  const notified = [given_to, replaced, withdrawn].map((emails) =>
    emails.map(({ to, template }) => [to, template?.name]),
  );
  expect(notified).toEqual([
    [
      [child.email, undefined],
      ['+919812300001', 'consent-given'],
    ],
    [
      [child.email, undefined],
      ['+919812300002', 'consent-given'],
      ['+919812300001', 'guardian-replaced'],
    ],
    [
      [child.email, undefined],
      ['+919812300002', 'consent-withdrawn'],
    ],
  ]);
});
