import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { answers } from '@kirdaar/server/testing/posts';
import type { Page } from 'playwright-core';
import { expect } from '#testing/expect.ts';
import { fill } from '#testing/fill.ts';
import { logInAsHouse, logInAsTalent } from '#testing/join.ts';
import { busyTest as test } from '#testing/journey.ts';
import { postCall } from '#testing/post-call.ts';

const desktop = { width: 1280, height: 900 };
const title = 'Lift Operator · Short Film';
const today = dayInIndia(new Date());
const slots = {
  day: addDays(today, 20),
  from: '10:00',
  to: '11:00',
  minutes: 30,
  break_minutes: 0,
  capacity: 1,
  place: 'Studio 4, Andheri',
  contact_name: 'Ravi Menon',
  is_private: 'no',
};

test('lets a talent confirm an audition, and gets an offer of the role accepted', async ({ openPage }) => {
  const [house, talent] = [await openPage(desktop), await openPage()];
  await logInAsHouse(house, '/production/previous-job');
  const id = await postCall(house, 'Lift Operator');
  await send(house, `/api/production/auditions/${id}/slots`, slots);
  await logInAsTalent(talent);
  const applications = [await apply(talent, id)];
  await send(house, `/api/production/auditions/${id}/invitations`, { applications });

  await talent.goto('/user/my-application');
  const audition = talent.getByRole('region', { name: `Audition for ${title}` });
  await audition.getByRole('button', { name: 'Confirm' }).first().click();
  await expect(audition.getByText('Your audition is confirmed')).toBeVisible();

  await house.goto(`/production/auditions/${id}`);
  await expect(house.getByText('Confirmed', { exact: true }).first()).toBeVisible();
  await house.getByRole('link', { name: 'Ananya Deshpande' }).first().click();
  const steps = house.getByRole('article').filter({ hasText: title });
  await steps.getByRole('button', { name: 'Make an offer' }).click();
  await fill(house, {
    'Message to the talent': 'We would love you to guard our nights.',
    'Answer by': addDays(today, 7),
  });
  await steps.getByRole('button', { name: 'Send offer' }).click();
  await expect(steps.getByText('Offer sent, not answered yet')).toBeVisible();

  await talent.reload();
  const offer = talent.getByRole('region', { name: `Offer for ${title}` });
  await expect(offer.getByText('We would love you to guard our nights.')).toBeVisible();
  await offer.getByRole('button', { name: /^Accept/ }).click();
  await offer.getByRole('button', { name: 'Accept offer' }).click();
  await expect(offer.getByText('You accepted the offer')).toBeVisible();
  await expect(talent.getByText('You got the role').first()).toBeVisible();
});

async function apply(page: Page, job_id: string): Promise<string> {
  await send(page, '/api/user/job-apply', { ...answers, job_id });
  const sent = await send(page, `/api/user/job-applications?job_id=${job_id}`);
  return sent.data[0].application_id;
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
