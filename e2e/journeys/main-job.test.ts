import { picture, video } from '@kirdaar/server/testing/files';
import type { Page } from 'playwright-core';
import { startAsTalent } from '#testing/by-api.ts';
import { expect } from '#testing/expect.ts';
import { choose, fill } from '#testing/fill.ts';
import { joinAsHouse, logIn, newPerson } from '#testing/join.ts';
import { sharedTest as test } from '#testing/journey.ts';
import { fieldName, pageText, partOfText } from '#testing/page-text.ts';
import { filePayload, fillJobPost } from '#testing/post-call.ts';

/** A role that no other journey on the shared product posts. */
const title = 'Mill Guard';

test('posts a casting call, lets a talent find it and apply in Hindi without a connection, and shows the house who applied', async ({
  product,
  openPage,
}) => {
  const house = await openPage({ width: 1280, height: 900 });
  const person = newPerson('Lantern Films');
  await joinAsHouse(house, product.origin, person);
  await logIn(house, person.email);
  await fillJobPost(house, title);
  await house.getByRole('button', { name: 'Add Job Post' }).click();
  await expect(house.getByText('Job Post Added Successfully 🎉')).toBeVisible();

  const talent = await openPage({ language: 'hi' });
  await startAsTalent(talent, product.origin, 'Farhan Qureshi');
  await applyTo(talent);

  await house.getByRole('link', { name: 'Previous Job Post' }).click();
  const call = house.getByRole('article').filter({ hasText: title });
  await call.locator('a[href*="/production/applicants/"]').first().click();
  await expect(house.getByRole('article')).toHaveCount(1);
  await expect(house.getByRole('heading', { name: 'Farhan Qureshi' })).toBeVisible();
  await house.locator('a[href*="/application-details/"]').first().click();
  await expect(house.getByText('I walked nights as a guard in Nagpur.')).toBeVisible();
  // A new house has not sent a document yet.
  await expect(house.getByRole('link', { name: 'Verify your production house' })).toBeVisible();
  await expect(house.getByText(/@talent\.example/)).toHaveCount(0);

  await house.getByText('Welcome, Lantern Films').click();
  await house.getByRole('button', { name: 'Log Out' }).click();
  await expect(house).toHaveURL(`${product.origin}/`);
  await house.goto('/production/previous-job');
  await expect(house).toHaveURL(/\/user\/login/);
});

async function applyTo(page: Page) {
  await page.goto('/user/new-casting-calls');
  const card = page.getByRole('article').filter({ hasText: title });
  await card.locator('a[href*="castingapplicaton"]').first().click();
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
  await page
    .getByLabel(fieldName(page, 'Headshot'))
    .setInputFiles(await filePayload(await picture('headshot.png')));
  await page
    .getByLabel(fieldName(page, 'Full Photo'))
    .setInputFiles(await filePayload(await picture('full.png')));
  await page.getByLabel(fieldName(page, 'Audition Video')).setInputFiles(await filePayload(video()));
  for (const consent of await page.getByRole('checkbox').all()) await consent.check();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: partOfText(page, 'Submit Application') }).click();
  const waiting = page.getByText(partOfText(page, 'Not sent yet, you are offline: {}', ''));
  await expect(waiting).toBeVisible();
  await page.context().setOffline(false);
  await expect(waiting).toHaveCount(0);
  await page.goto('/user/my-application');
  const application = page.getByRole('article').filter({ hasText: title });
  await expect(application.getByText(pageText(page, 'Applied'), { exact: true }).first()).toBeVisible();
}
