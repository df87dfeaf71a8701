import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { picture, video } from '@kirdaar/server/testing/files';
import { expect } from '@playwright/test';
import type { Page } from 'playwright-core';
import { choose, fill } from '#testing/fill.ts';
import { test } from '#testing/journey.ts';
import { codeSentTo } from '#testing/outbox.ts';

const password = 'monsoon over Worli';
const desktop = { width: 1280, height: 900 };

test('a house posts a call, a talent finds it and applies, and the house sees who applied', async ({
  product,
  openPage,
}) => {
  const house = await openPage(desktop);
  await joinAsHouse(house, product.address);
  await postCall(house);

  const talent = await openPage();
  await joinAsTalent(talent, product.address);
  await applyTo(talent, 'Night Watchman · Short Film');

  await talent.goto('/user/my-application');
  const application = talent.getByRole('article').filter({ hasText: 'Night Watchman · Short Film' });
  await expect(application.getByText('Applied', { exact: true })).toBeVisible();

  await house.getByRole('link', { name: 'Previous Job Post' }).click();
  const call = house.getByRole('article').filter({ hasText: 'Night Watchman · Short Film' });
  await call.getByRole('link', { name: /applicant/i }).click();
  await expect(house.getByRole('article')).toHaveCount(1);
  await expect(house.getByRole('heading', { name: 'Farhan Qureshi' })).toBeVisible();

  await house.getByRole('link', { name: /View More/ }).click();
  await expect(house.getByText('I walked nights as a guard in Nagpur.')).toBeVisible();
  await expect(house.getByText('farhan@talent.example')).toBeVisible();

  await house.getByText('Welcome, Lantern Films').click();
  await house.getByRole('button', { name: 'Log Out' }).click();
  await expect(house).toHaveURL(`${product.address}/`);
  await house.goto('/production/previous-job');
  await expect(house).toHaveURL(/\/user\/login/);
});

async function joinAsHouse(page: Page, address: string) {
  await page.goto('/production/register');
  await fill(page, {
    'Company name': 'Lantern Films',
    Email: 'office@lantern.example',
    'Mobile number': '98200 11223',
    PAN: 'aabcl 1234 f',
    'Aadhaar number': '2345 6789 0124',
    Password: password,
  });
  await choose(page, { 'Type of work': 'Film Production' });
  await page.getByRole('button', { name: 'Register' }).click();
  await verifyAndLogIn(page, address, 'office@lantern.example');
  await expect(page.getByRole('heading', { name: 'Add Job Post' })).toBeVisible();
}

async function joinAsTalent(page: Page, address: string) {
  await page.goto('/user/register');
  await fill(page, {
    'Full name': 'Farhan Qureshi',
    Email: 'Farhan@talent.example',
    'Mobile number': '+91 99300 44556',
    PAN: 'ABCPQ1234R',
    'Aadhaar number': '3456 7890 1237',
    Password: password,
  });
  await page.getByRole('button', { name: 'Register' }).click();
  await verifyAndLogIn(page, address, 'farhan@talent.example');
  await expect(page.getByRole('heading', { name: 'Popular Casting Calls' })).toBeVisible();
}

async function verifyAndLogIn(page: Page, address: string, email: string) {
  await page.getByLabel('Code').fill(await codeSentTo(address, email));
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByText('Your account is verified.')).toBeVisible();
  await page.waitForURL(/\/login/);
  await fill(page, { 'Email or mobile number': email, Password: password });
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

async function postCall(page: Page) {
  const today = dayInIndia(new Date());
  await fill(page, {
    'Project Type': 'Short Film',
    'Language Required': 'Hindi, Marathi',
    'Project Description': 'One night in a closed textile mill, told by the man who guards it.',
    'Role Title': 'Night Watchman',
    'Age Range': '30-55',
    Height: 'Any',
    'Body Type': 'Average',
    'Skills Needed': 'Comfortable with silence',
    'Role Description': 'A man who has learnt to listen to an empty building.',
    'Phone Number': '9820011223',
    Email: 'casting@lantern.example',
    'City / Location': 'Mumbai',
    'Audition Date': addDays(today, 12),
    'Shoot Date': addDays(today, 30),
    'Shoot Duration': '6 nights',
    'Application Deadline': addDays(today, 8),
  });
  await choose(page, {
    'Role Type': 'Primary',
    Gender: 'Male',
    'Audition Type': 'Offline',
    'Availability Required': 'Full-time',
  });
  await page.getByLabel('Image').setInputFiles(await filePayload(await picture('poster.png')));
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
    Phone: '+91 99300 44556',
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
  await page.getByRole('button', { name: /Submit/ }).click();
  await expect(page.getByText('✅ Application submitted successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/user\/new-casting-calls/);
  await expect(card.getByText('Applied', { exact: true })).toBeVisible();
}

async function filePayload(file: File) {
  return { name: file.name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) };
}
