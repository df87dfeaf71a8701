import { picture } from '@kirdaar/server/testing/files';
import { expect } from '#testing/expect.ts';
import { choose, fill } from '#testing/fill.ts';
import { logIn, registerHouse, verify } from '#testing/join.ts';
import { test } from '#testing/journey.ts';
import { codeSentTo } from '#testing/outbox.ts';

test('updates the panel after a house completes its profile', async ({ product, openPage }) => {
  const page = await openPage({ width: 1280, height: 900 });
  const email = 'ira@studio.example';
  await registerHouse(page, { name: 'Studio Ira', email, mobile: '98400 55443' });
  await verify(page, await codeSentTo(product.origin, email));
  await page.waitForURL(/\/production\/login/);
  await logIn(page, email);
  await expect(page.getByRole('img', { name: 'Profile completion: 60%' })).toBeVisible();
  await expect(page.getByText('Not updated yet')).toBeVisible();

  await page.getByRole('link', { name: 'Complete Profile' }).click();
  await fill(page, { 'Owner Name': 'Ira Sen', Location: 'Mumbai', Website: 'studio.example' });
  await choose(page, { 'Type of Work': 'Advertisement' });
  await page.getByLabel('Ad Agency').check();
  await page.getByLabel('OTT').check();
  await page.getByLabel('Logo').setInputFiles(await asUpload());
  await expect(page.getByRole('img', { name: 'Company profile: 91%' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(/^Owner Name/)).toHaveValue('Ira Sen');
  await page.getByLabel('Logo').setInputFiles(await asUpload());
  await page.getByRole('button', { name: 'Save and Go back' }).click();

  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/production\/add-job/);
  await expect(page.getByRole('img', { name: 'Profile completion: 100%' })).toBeVisible();
  await expect(page.getByText('Type of Work: Advertisement')).toBeVisible();
  await page.goto('/production/complete-profile');
  await expect(page.getByLabel('OTT')).toBeChecked();
  await expect(page.getByLabel('Website')).toHaveValue('https://studio.example');
});

async function asUpload() {
  const file = await picture('logo.png');
  return { name: file.name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) };
}
