import type { Page } from 'playwright-core';
import { accessibilityViolations } from '#testing/accessibility.ts';
import { expect } from '#testing/expect.ts';
import { logInAsHouse } from '#testing/join.ts';
import { busyTest as test } from '#testing/journey.ts';
import { fillJobPost } from '#testing/post-call.ts';

const desktop = { width: 1280, height: 900 };

test('posts a film with two roles after a preview, and opens its project', async ({ openPage }) => {
  const house = await openPage(desktop);
  await logInAsHouse(house);
  await fillJobPost(house);
  await addRole(house, 2, 'Mill Owner');
  await house.getByRole('button', { name: 'Preview' }).click();
  const preview = house.getByRole('dialog');
  await preview.getByRole('button', { name: 'Mill Owner' }).click();
  await expect(preview.getByRole('heading', { name: 'Mill Owner · Short Film' })).toBeVisible();
  await house.keyboard.press('Escape');

  await house.getByRole('button', { name: 'Add Job Post' }).click();
  await expect(house.getByText('Job Post Added Successfully 🎉')).toBeVisible();
  await house.waitForURL('**/production/projects/*');
  for (const title of ['Night Watchman', 'Mill Owner'])
    await expect(house.getByRole('row').filter({ hasText: title })).toContainText('0 of 1');
  expect(await accessibilityViolations(house)).toEqual([]);
});

async function addRole(house: Page, number: number, title: string) {
  await house.getByRole('button', { name: 'Add another role' }).click();
  const role = house.getByRole('region', { name: `Role Details: role ${number}` });
  const answers = {
    'Role Title': title,
    'Age Range': '25-60',
    Height: 'Any',
    'Body Type': 'Average',
    'Skills Needed': 'Being heard in a hall',
    'Role Description': 'A worker who grew up at the mill.',
  };
  for (const [label, answer] of Object.entries(answers)) await role.getByLabel(label).fill(answer);
  await role.getByLabel('Role Type').selectOption('Secondary');
  await role.getByLabel('Gender').selectOption('Female');
}
