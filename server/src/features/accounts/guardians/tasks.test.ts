import { guardianConsent } from '@kirdaar/contract/rules/consents';
import { expect } from 'vitest';
import { guardianTokenIn, openGuardianPage } from '#testing/guardian-page.ts';
import { test } from '#testing/test.ts';

const yes = {
  consent_version: guardianConsent.version,
  agreed: true,
  listed: true,
  birthday_greeting: false,
} as const;

test('notifies a guardian at their own contact when consent is given, withdrawn or replaced', async ({
  callApi,
  deliver,
  given,
}) => {
  const child = await given.talent({ name: 'Tara Rao', date_of_birth: '2015-05-01' });
  const mother = { name: 'Sunita Rao', relation: 'Mother', mobile: '+919812300001' } as const;
  const father = { name: 'Ravi Rao', relation: 'Father', email: 'ravi@test.example' } as const;
  const consent = async (guardian: typeof mother | typeof father, contact: string) => {
    await callApi('PUT /api/user/guardian', { body: guardian }, child);
    await callApi('PUT /api/user/guardian', { body: guardian }, child);
    const asked = await deliver();
    const token = guardianTokenIn(asked, contact);
    const { pass } = await openGuardianPage({ callApi, deliver }, token);
    await callApi('POST /api/guardian/consent', { body: { pass, child: child.id, ...yes } });
    return { asked, given: await deliver() };
  };

  await callApi('PUT /api/user/guardian', { body: mother }, child);
  await callApi('DELETE /api/user/guardian', {}, child);
  const withoutConsent = await deliver();
  const first = await consent(mother, mother.mobile);
  await callApi('DELETE /api/user/guardian', {}, child);
  await callApi('DELETE /api/user/guardian', {}, child);
  const withdrawn = await deliver();
  const second = await consent(father, father.email);

  expect(withoutConsent.map(({ template }) => template?.name)).toEqual(['guardian-link']);
  const notified = [first.asked, first.given, withdrawn, second.asked, second.given].map((messages) =>
    messages.map(({ to, channel, template, subject }) => [to, channel, template?.name ?? subject]),
  );
  expect(notified).toEqual([
    [[mother.mobile, 'sms', 'guardian-link']],
    [
      [child.email, 'email', 'We have recorded your consent for Tara'],
      [mother.mobile, 'sms', 'consent-given'],
    ],
    [
      [child.email, 'email', 'The consent for Tara was withdrawn'],
      [mother.mobile, 'sms', 'consent-withdrawn'],
    ],
    [[father.email, 'email', 'Tara has named you as guardian on Kirdaar']],
    [
      [child.email, 'email', 'We have recorded your consent for Tara'],
      [father.email, 'email', 'We have recorded your consent for Tara'],
      [mother.mobile, 'sms', 'guardian-replaced'],
    ],
  ]);
});
