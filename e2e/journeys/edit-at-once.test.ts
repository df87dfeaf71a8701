import { expect } from '#testing/expect.ts';
import { fill } from '#testing/fill.ts';
import { logIn, logInAsHouse } from '#testing/join.ts';
import { test } from '#testing/journey.ts';
import { postCall } from '#testing/post-call.ts';

const desktop = { width: 1280, height: 900 };

test('shows the second of two editors the changes of the first, without losing input', async ({
  openPage,
}) => {
  const [owner, mira] = [await openPage(desktop), await openPage()];
  await logInAsHouse(owner);
  await owner.goto('/production/team');
  await owner.getByRole('combobox', { name: /^Role of Mira Das/ }).selectOption('Owner');
  await expect(owner.getByText(/^Mira Das’s role changed to Owner by Ila Sengupta/)).toBeVisible();
  const id = await postCall(owner);
  await mira.goto('/production/login');
  await logIn(mira, 'reviewer@kirdaar.example', 'kirdaar-demo');
  await mira.getByText(/^Welcome, /).waitFor();
  await owner.goto(`/production/edit-job/${id}`);
  await mira.goto(`/production/edit-job/${id}`);

  await fill(owner, { 'Shoot Duration': '9 nights', Height: '165 cm or more' });
  await owner.getByRole('button', { name: 'Save changes' }).click();
  await expect(owner).toHaveURL(new RegExp(`/production/view-job-details/${id}`));
  await fill(mira, { 'Shoot Duration': '7 nights', 'City / Location': 'Thane' });
  await mira.getByRole('button', { name: 'Save changes' }).click();

  const told = mira.getByRole('alert').filter({ hasText: 'Ila Sengupta changed this casting call' });
  await expect(told).toContainText('Updated in the form: Height.');
  await expect(told).toContainText('9 nights');
  await expect(mira.getByLabel(/^Height/)).toHaveValue('165 cm or more');
  await expect(mira.getByLabel(/^Shoot Duration/)).toHaveValue('7 nights');
  await mira.getByRole('button', { name: 'Save changes' }).click();

  await expect(mira).toHaveURL(new RegExp(`/production/view-job-details/${id}`));
  await owner.reload();
  await expect(owner.getByText('7 nights')).toBeVisible();
  await expect(owner.getByText('Average · 165 cm or more')).toBeVisible();
  await expect(owner.getByText('Thane').first()).toBeVisible();
  await expect(owner.getByRole('list', { name: 'History' })).toContainText('Edited by Mira Das');
});

test('loads the saved version when an editor discards their changes', async ({ openPage }) => {
  const owner = await openPage(desktop);
  await logInAsHouse(owner);
  const id = await postCall(owner);
  const window = await owner.context().newPage();
  await owner.goto(`/production/edit-job/${id}`);
  await window.goto(`/production/edit-job/${id}`);
  await fill(owner, { 'Shoot Duration': '9 nights' });
  await owner.getByRole('button', { name: 'Save changes' }).click();
  await expect(owner).toHaveURL(/view-job-details/);

  await fill(window, { 'Shoot Duration': '7 nights' });
  await window.getByRole('button', { name: 'Save changes' }).click();
  await window.getByRole('button', { name: 'Discard my changes and load the saved version' }).click();

  await expect(window.getByLabel(/^Shoot Duration/)).toHaveValue('9 nights');
  await expect(window.getByText(/changed this casting call in the meantime/)).toHaveCount(0);
});
