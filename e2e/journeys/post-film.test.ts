import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import type { Page } from 'playwright-core';
import { expect } from '#testing/expect.ts';
import { fill } from '#testing/fill.ts';
import { logInAsHouse, logInAsTalent } from '#testing/join.ts';
import { busyTest as test } from '#testing/journey.ts';
import { fillJobPost } from '#testing/post-call.ts';

const desktop = { width: 1280, height: 900 };
const today = dayInIndia(new Date());

test('posts a film with three roles, copies and edits a casting call, and closes it with an outcome for everyone', async ({
  openPage,
}) => {
  const house = await openPage(desktop);
  await logInAsHouse(house);
  await postFilm(house);

  await openCall(house, 'Mill Owner · Short Film');
  const talent = await openPage();
  await logInAsTalent(talent);
  await applyTo(talent, house.url().split('/').at(-1));

  await house.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(house.getByText(/Someone has applied/)).toBeVisible();
  await fill(house, { 'Application Deadline': addDays(today, 10) });
  await house.getByRole('button', { name: 'Save changes' }).click();
  await expect(house.getByText('Changes saved.')).toBeVisible();

  await house.getByRole('button', { name: 'Close', exact: true }).click();
  await house
    .getByLabel(/Message to rejected applicants/)
    .fill('Thank you, Meera. We will not go on this time; your voice stays with us.');
  await house.getByRole('button', { name: 'Close and reject 1 applicant' }).click();
  await expect(house.getByText(/1 applicant was told/)).toBeVisible();
  await expect(house.getByRole('paragraph').filter({ hasText: /^Closed$/ })).toBeVisible();

  await talent.goto('/user/my-application?state=ended');
  const application = talent.getByRole('article').filter({ hasText: 'Mill Owner · Short Film' });
  await expect(application.getByText('Not selected this time').first()).toBeVisible();
  // Nobody opened the application, so the talent is told that instead of the message.
  await expect(application.getByText('your voice stays with us', { exact: false })).toHaveCount(0);

  await house.getByRole('button', { name: 'Reopen' }).click();
  await house.getByRole('dialog').getByRole('button', { name: 'Reopen casting call' }).click();
  await expect(house.getByText('Open', { exact: true })).toBeVisible();
});

async function postFilm(house: Page) {
  await fillJobPost(house);
  await addRole(house, 2, 'Mill Owner');
  await addRole(house, 3, 'Union Leader');
  await house.getByRole('button', { name: 'Preview' }).click();
  const preview = house.getByRole('dialog');
  await preview.getByRole('button', { name: 'Mill Owner' }).click();
  await expect(preview.getByRole('heading', { name: 'Mill Owner · Short Film' })).toBeVisible();
  await house.keyboard.press('Escape');

  // Input is saved on the server, so another browser of the house finds the draft.
  await expect(house.getByText('Draft saved.', { exact: false })).toBeVisible();
  await house.getByRole('button', { name: 'Add Job Post' }).click();
  await expect(house.getByText('Job Post Added Successfully 🎉')).toBeVisible();

  await openCall(house, 'Night Watchman · Short Film');
  await expect(house.getByRole('link', { name: 'Union Leader' })).toBeVisible();
  await house.getByRole('button', { name: 'Copy' }).click();
  await expect(house.getByLabel(/^Role Title/)).toHaveValue('Night Watchman');
  await expect(house.getByLabel(/^Shoot Date/)).toHaveValue('');
  await house.getByRole('link', { name: 'Previous Job Post' }).click();
  await expect(house.getByRole('link', { name: 'Night Watchman · Short Film', exact: true })).toBeVisible();
}

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

async function openCall(house: Page, title: string) {
  await house.getByRole('link', { name: 'Previous Job Post' }).click();
  await house.getByRole('link', { name: `View More about ${title}` }).click();
  await expect(house.getByText('Days to Expire')).toBeVisible();
}

/** Applies through the API; another test covers the form itself. */
async function applyTo(talent: Page, job_id: string | undefined) {
  const token = await talent.evaluate(() => localStorage.getItem('token'));
  const sent = await talent.request.post('/api/user/job-apply', {
    headers: { authorization: `Bearer ${token}` },
    data: { job_id, role_specific_info: 'I kept the books of a mill.', travel: true, availability: true },
  });
  expect(sent.status()).toBe(200);
}
