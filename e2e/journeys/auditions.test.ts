import { answers } from '@kirdaar/server/testing/posts';
import type { Page } from 'playwright-core';
import { expect } from '#testing/expect.ts';
import { fill } from '#testing/fill.ts';
import { logIn, logInAsHouse, logInAsTalent } from '#testing/join.ts';
import { busyTest as test } from '#testing/journey.ts';
import { postCall } from '#testing/post-call.ts';

const desktop = { width: 1280, height: 900 };
const title = 'Lift Operator · Short Film';

test('invites two talent to an audition, records a confirmation and a request for another time, and gets a role offer accepted', async ({
  openPage,
}) => {
  const house = await openPage(desktop);
  await logInAsHouse(house);
  const id = await postCall(house, 'Lift Operator');
  const [first, second] = [await openPage(), await openPage(desktop)];
  await logInAsTalent(first);
  await second.goto('/user/login');
  await logIn(second, 'manpreet.bajwa@mail.example', 'kirdaar-demo');
  await second.getByText(/^Welcome, /).waitFor();
  const applications = [await apply(first, id), await apply(second, id)];

  await house.goto(`/production/view-job-details/${id}`);
  await house.getByRole('link', { name: 'Auditions', exact: true }).click();
  await house.getByRole('button', { name: 'Add slots' }).click();
  await fill(house, { 'Place or link': 'Studio 4, Andheri', 'Contact person': 'Ravi Menon' });
  await house.getByLabel('Is this a private home or a hotel room?').selectOption('no');
  await house.getByRole('dialog').getByRole('button', { name: 'Add slots' }).click();
  await expect(house.getByText('Free', { exact: true }).first()).toBeVisible();
  await invite(house, id, applications);

  await first.goto('/user/my-application');
  const audition = first.getByRole('region', { name: `Audition for ${title}` });
  await audition.getByRole('button', { name: 'Confirm' }).first().click();
  await expect(audition.getByText('Your audition is confirmed')).toBeVisible();
  await second.goto('/user/my-application');
  const other = second.getByRole('region', { name: `Audition for ${title}` });
  await other.getByRole('button', { name: 'Ask for another time' }).click();
  await fill(second, { 'Which times suit you?': 'After six in the evening.' });
  await other.getByRole('button', { name: 'Send request' }).click();
  await expect(other.getByText('You wrote: After six in the evening.')).toBeVisible();

  await house.goto(`/production/auditions/${id}`);
  await expect(house.getByText('Confirmed', { exact: true }).first()).toBeVisible();
  await expect(house.getByText('“After six in the evening.”')).toBeVisible();
  await house.getByRole('link', { name: 'Ananya Deshpande' }).first().click();
  const steps = house.getByRole('article').filter({ hasText: title });
  await steps.getByRole('button', { name: 'Make an offer' }).click();
  await fill(house, {
    'Message to the talent': 'We would love you to guard our nights.',
    'Answer by': inAWeek(),
  });
  await steps.getByRole('button', { name: 'Send offer' }).click();
  await expect(steps.getByText('Offer sent, not answered yet')).toBeVisible();

  await first.reload();
  const offer = first.getByRole('region', { name: `Offer for ${title}` });
  await expect(offer.getByText('We would love you to guard our nights.')).toBeVisible();
  await offer.getByRole('button', { name: /^Accept/ }).click();
  await offer.getByRole('button', { name: 'Accept offer' }).click();
  await expect(offer.getByText('You accepted the offer')).toBeVisible();
  await expect(first.getByText('You got the role').first()).toBeVisible();
  await house.reload();
  await expect(steps.getByText('Offer accepted')).toBeVisible();
});

async function apply(page: Page, job_id: string): Promise<string> {
  await send(page, '/api/user/job-apply', { ...answers, job_id });
  const sent = await send(page, `/api/user/job-applications?job_id=${job_id}`);
  return sent.data[0].application_id;
}

/** Invites applicants the way the board does for selected ones. */
async function invite(page: Page, id: string, applications: string[]) {
  await send(page, `/api/production/auditions/${id}/invitations`, { applications });
}

async function send(page: Page, address: string, body?: object) {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const response = await fetch(new URL(address, page.url()), {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(response.status).toBe(200);
  return response.json();
}

function inAWeek(): string {
  return new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
}
