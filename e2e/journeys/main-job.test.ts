import { picture, video } from '@kirdaar/server/testing/files';
import type { Page } from 'playwright-core';
import { expect } from '#testing/expect.ts';
import { choose, fill } from '#testing/fill.ts';
import { joinAsTalent, logIn, registerHouse, verify } from '#testing/join.ts';
import { sharedTest as test } from '#testing/journey.ts';
import { codeSentTo } from '#testing/outbox.ts';
import { filePayload, fillJobPost } from '#testing/post-call.ts';

// A title that no other journey on the shared product posts.
const title = 'Mill Guard · Short Film';
const desktop = { width: 1280, height: 900 };

test('posts a casting call, lets a talent find it and apply without a connection, and shows the house who applied', async ({
  product,
  openPage,
}) => {
  const house = await openPage(desktop);
  await startAsHouse(house, product.origin);
  await postCall(house);

  const talent = await openPage();
  await startAsTalent(talent, product.origin);
  await applyTo(talent, title);

  await talent.goto('/user/my-application');
  const application = talent.getByRole('article').filter({ hasText: title });
  await expect(application.getByText('Applied', { exact: true })).toBeVisible();

  await house.getByRole('link', { name: 'Previous Job Post' }).click();
  const call = house.getByRole('article').filter({ hasText: title });
  await call.getByRole('link', { name: /applicant/i }).click();
  await expect(house.getByRole('article')).toHaveCount(1);
  await expect(house.getByRole('heading', { name: 'Farhan Qureshi' })).toBeVisible();

  await house.getByRole('link', { name: /View More/ }).click();
  await expect(house.getByText('I walked nights as a guard in Nagpur.')).toBeVisible();
  // A new house has not sent a document yet.
  await expect(house.getByRole('link', { name: 'Verify your production house' })).toBeVisible();
  await expect(house.getByText('farhan@talent.example')).toHaveCount(0);

  await house.getByText('Welcome, Lantern Films').click();
  await house.getByRole('button', { name: 'Log Out' }).click();
  await expect(house).toHaveURL(`${product.origin}/`);
  await house.goto('/production/previous-job');
  await expect(house).toHaveURL(/\/user\/login/);
});

async function startAsHouse(page: Page, origin: string) {
  const email = 'office@lantern.example';
  await registerHouse(page, { name: 'Lantern Films', email, mobile: '98200 11223' });
  await verify(page, await codeSentTo(origin, email));
  await page.waitForURL(/\/production\/login/);
  await logIn(page, email);
  await expect(page.getByRole('heading', { name: 'Add Job Post' })).toBeVisible();
}

async function startAsTalent(page: Page, origin: string) {
  const person = { name: 'Farhan Qureshi', email: 'Farhan@talent.example', mobile: '+91 99300 55667' };
  await joinAsTalent(page, origin, person);
  await logIn(page, person.email);
  await expect(page.getByRole('heading', { name: 'Popular Casting Calls' })).toBeVisible();
}

async function postCall(page: Page) {
  await fillJobPost(page, 'Mill Guard');
  await page.getByRole('button', { name: 'Add Job Post' }).click();
  await expect(page.getByText('Job Post Added Successfully 🎉')).toBeVisible();
}

async function applyTo(page: Page, title: string) {
  await page.goto('/user/new-casting-calls');
  const card = page.getByRole('article').filter({ hasText: title });
  await card.getByRole('link', { name: /Apply/ }).click();
  await fill(page, {
    'Full Name': 'Farhan Qureshi',
    Email: 'farhan@talent.example',
    Phone: '+91 99300 55667',
    'Date of Birth': '1985-05-17',
    Location: 'Mumbai',
    Height: '5 ft 8 in',
    Weight: '70 kg',
    'Acting Experience': 'Eleven years with a theatre group.',
    'Key Skills': 'Urdu, cycling',
    'Previous Work': 'Three short films',
    Courses: 'None',
    'Portfolio Link': 'https://farhan.example',
    'Instagram Link': 'https://instagram.com/farhan',
    'Role Information': 'I walked nights as a guard in Nagpur.',
  });
  await choose(page, {
    Gender: 'Male',
    'Skin Tone': 'WHEATISH',
    'Hair Color': 'BLACK',
    'Eye Color': 'BROWN',
    'Body Type': 'Average',
    'Travel or Relocation': 'Yes',
    'Specified Dates': 'Yes',
  });
  await page.getByLabel('Headshot').setInputFiles(await filePayload(await picture('headshot.png')));
  await page.getByLabel('Full Photo').setInputFiles(await filePayload(await picture('full.png')));
  await page.getByLabel('Audition Video').setInputFiles(await filePayload(video()));
  for (const consent of await page.getByRole('checkbox').all()) await consent.check();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: /Submit/ }).click();
  const waiting = page.getByText(`Waiting for a connection: ${title}`);
  await expect(waiting).toBeVisible();
  await page.context().setOffline(false);
  await expect(waiting).toHaveCount(0);
  await page.goto('/user/new-casting-calls');
  await expect(card.getByText('Applied', { exact: true })).toBeVisible();
}
