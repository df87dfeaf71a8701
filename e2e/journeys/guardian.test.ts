import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { newEmail } from '@kirdaar/server/testing/registrations';
import { accessibilityViolations } from '#testing/accessibility.ts';
import { startAsTalent } from '#testing/by-api.ts';
import { expect } from '#testing/expect.ts';
import { choose, fill } from '#testing/fill.ts';
import { sharedTest as test } from '#testing/journey.ts';
import { codeSentTo, linkSentTo } from '#testing/outbox.ts';

test('a guardian whom a child names consents by the link and a code, and chooses what is shown', async ({
  product,
  openPage,
}) => {
  const [child, guardian] = [await openPage(), await openPage({ width: 360, height: 740 })];
  const mother = newEmail();
  await startAsTalent(child, product.origin, 'Tara Menon', '/user/guardian');
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
  const choice = guardian.getByRole('switch', { name: 'Lists and searches' });
  await choice.click();
  await expect(choice).toBeChecked();
  expect(await accessibilityViolations(guardian)).toEqual([]);
});
