import { readFile } from 'node:fs/promises';
import { openArchive } from '@kirdaar/server/testing/archive';
import { expect } from '#testing/expect.ts';
import { logInAsTalent } from '#testing/join.ts';
import { sharedTest as test } from '#testing/journey.ts';

test('notifies a talent when the requested data export is ready and lets them download it', async ({
  openPage,
}) => {
  const page = await openPage();
  await logInAsTalent(page);
  await page.goto('/user/account');
  const part = page.getByRole('region', { name: 'Your data' });
  await part.getByLabel(/^Your password/).fill('kirdaar-demo');
  await part.getByRole('button', { name: 'Request my data' }).click();

  // The page updates without a reload.
  await expect(part.getByText(/^Your file is ready until/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Notifications, \d+ unread/ })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    part.getByRole('button', { name: /^Download \(/ }).click(),
  ]);

  const { lists, names, readMe } = openArchive(await readFile(await file.path()));
  expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/);
  expect(readMe).toContain('Your Kirdaar data');
  expect(lists('account').account).toMatchObject([{ email: 'talent@kirdaar.example' }]);
  expect(lists('applications').applications).not.toEqual([]);
  const media = lists('profile').media?.map(({ file }) => `media/${file}`) ?? [];
  expect(media).not.toEqual([]);
  expect(names).toEqual(expect.arrayContaining(media));
});
