import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { picture } from '@kirdaar/server/testing/files';
import { newEmail, newMobile } from '@kirdaar/server/testing/registrations';
import { startAsTalent } from '#testing/by-api.ts';
import { expect } from '#testing/expect.ts';
import { choose, fill } from '#testing/fill.ts';
import { sharedTest as test } from '#testing/journey.ts';
import { codeSentTo, linkSentTo } from '#testing/outbox.ts';
import { filePayload } from '#testing/post-call.ts';

test('a guardian consents for a child by the link and a code, chooses, sends documents, and withdraws', async ({
  product,
  openPage,
}) => {
  const [child, guardian] = [await openPage(), await openPage({ width: 360, height: 740 })];
  const mother = newEmail();
  await startAsTalent(child, product.origin, 'Tara Menon');
  await child.goto('/user/guardian');
  await fill(child, {
    'The child’s date of birth': addDays(dayInIndia(new Date()), -9 * 366),
    'Full name of the parent or guardian': 'Anita Menon',
    'Email of the parent or guardian': mother,
  });
  await choose(child, { 'Relationship to the child': 'Mother' });
  await child.getByRole('button', { name: 'Send the link' }).click();
  await expect(child.getByText('Waiting for Anita Menon')).toBeVisible();

  await guardian.goto(await linkSentTo(product.origin, mother, '/guardian'));
  await guardian.getByRole('button', { name: 'Send me a code' }).click();
  await guardian.getByLabel('Code').fill(await codeSentTo(product.origin, mother, /guardian/));
  await guardian.getByRole('button', { name: 'Continue' }).click();
  await guardian.getByRole('checkbox', { name: /^I am 18 or older/ }).check();
  await guardian.getByRole('button', { name: 'Give consent for Tara' }).click();
  await expect(guardian.getByText(/^You gave consent on /)).toBeVisible();
  expect(await guardian.evaluate(() => window.location.hash)).toBe('');
  await guardian.getByRole('switch', { name: 'Lists and searches' }).click();
  await expect(guardian.getByRole('switch', { name: 'Lists and searches' })).toBeChecked();
  await child.reload();
  await expect(
    child.getByText(/^Anita Menon has given consent. The profile stays hidden until/),
  ).toBeVisible();

  const mobile = newMobile();
  await guardian.getByRole('textbox', { name: 'Your mobile number' }).fill(mobile);
  await guardian.getByRole('button', { name: 'Send me a code' }).click();
  await guardian.getByLabel('Code').fill(await codeSentTo(product.origin, mobile, /guardian/));
  await guardian.getByRole('button', { name: 'Continue' }).click();
  await choose(guardian, { 'Your identity document': 'Passport' });
  await guardian.getByLabel(/^Photo or PDF/).setInputFiles(await filePayload(await picture('passport.png')));
  await guardian
    .getByLabel(/^Birth certificate/)
    .setInputFiles(await filePayload(await picture('birth.png')));
  await guardian.getByRole('button', { name: 'Send documents' }).click();
  await expect(guardian.getByRole('heading', { name: 'We are checking your documents' })).toBeVisible();

  await guardian.getByRole('button', { name: 'Withdraw my consent' }).click();
  await guardian.getByRole('button', { name: 'Withdraw consent' }).click();
  await expect(guardian.getByText(/^The consent was withdrawn on /)).toBeVisible();
  await child.reload();
  await expect(child.getByText(/^The consent of Anita Menon was withdrawn on /)).toBeVisible();
});
