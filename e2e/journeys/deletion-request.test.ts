import type { Page } from 'playwright-core';
import { accessibilityViolations } from '#testing/accessibility.ts';
import { newTalent } from '#testing/by-api.ts';
import { queryDatabase } from '#testing/database.ts';
import { expect } from '#testing/expect.ts';
import { fill } from '#testing/fill.ts';
import { logIn, newPerson } from '#testing/join.ts';
import { sharedTest as test } from '#testing/journey.ts';
import { logInAsStaff } from '#testing/staff-log-in.ts';

test('support carries out a deletion asked for by post: the profile disappears at once, the account after 30 days', async ({
  openPage,
  product,
}) => {
  const [support, talent] = [await openPage(), await openPage()];
  const person = newPerson('Vasudha Rane');
  const { email } = person;
  await newTalent(product.origin, person);
  await talent.goto('/user/login');
  await logIn(talent, email);
  await talent.getByText(/^Welcome, /).waitFor();
  await logInAsStaff(support, 'support');
  await find(support, email);
  await support.getByRole('region', { name: 'People' }).getByRole('link').click();
  await support.getByRole('button', { name: 'Record a request' }).click();
  await fill(support.getByRole('dialog'), {
    'Where it is filed, and how you know who sent it': 'Folder 12. The signature fits.',
  });
  await support.getByRole('dialog').getByLabel('By').selectOption('post');
  await check(support);
  await support.getByRole('button', { name: 'Record request' }).click();
  await expect(support.getByText('Deletion of the account: open')).toBeVisible();
  const profile = `/talent/${support.url().split('/').at(-1)}`;
  const statusOf = async () => (await talent.request.get(profile)).status();
  expect(await statusOf()).toBe(200);

  await support.getByRole('link', { name: 'Today' }).click();
  await check(support);
  await support.getByRole('link', { name: /^Delete an account/ }).click();
  await support.getByRole('button', { name: 'Delete account in 30 days' }).click();
  await expect(support.getByText('Deletion of the account: done')).toBeVisible();
  await expect(support.getByText('To be deleted')).toBeVisible();
  await check(support);

  expect(await statusOf()).toBe(404);
  await expect
    .poll(() => subjectsTo(product.origin, email))
    .toContainEqual(expect.stringMatching(/deletion requested/));
  await talent.goto('/user/account');
  await expect(talent).toHaveURL(/\/user\/login/);

  // What happens 30 days later, once the task of the hour runs.
  await queryDatabase(
    product.dataDirectory,
    `update account_deletion set asked_at = asked_at - interval '31 days', erase_at = erase_at - interval '31 days'`,
  );
  await queryDatabase(product.dataDirectory, `insert into pgboss.job (name) values ('erase-accounts')`);
  await expect(async () => {
    await find(support, email);
    await expect(support.getByText(/^Nothing found/)).toBeVisible({ timeout: 1000 });
  }).toPass();
});

async function find(page: Page, email: string) {
  await page.getByRole('searchbox').fill(email);
  await page.keyboard.press('Enter');
}

async function subjectsTo(origin: string, email: string): Promise<string[]> {
  const { messages } = (await (await fetch(`${origin}/api/dev/outbox`)).json()) as {
    messages: { to: string; subject: string | null }[];
  };
  return messages.filter(({ to }) => to === email).map(({ subject }) => subject ?? '');
}

async function check(page: Page) {
  expect(await accessibilityViolations(page)).toEqual([]);
}
