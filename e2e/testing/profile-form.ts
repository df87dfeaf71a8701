import { picture, video } from '@kirdaar/server/testing/files';
import type { Page } from 'playwright-core';
import { expect } from '#testing/expect.ts';
import { choose, fill } from '#testing/fill.ts';
import { fieldName, pageText, partOfText, typedText } from '#testing/page-text.ts';
import { filePayload } from '#testing/post-call.ts';

/** Fills the first step except for the gender. */
export async function fillPersonal(page: Page, birthDate: string) {
  await page.getByLabel(fieldName(page, 'Date of Birth')).fill(birthDate);
  await choose(page, { 'Profile Type': 'Theater Artist' });
  await fill(page, {
    'Current Location': 'Andheri West, Mumbai',
    City: 'Mumbai',
    State: 'Maharashtra',
    Country: 'India',
    Nationality: 'Indian',
    'CINTA Card': 'C-1042',
    Hobbies: 'Kite flying',
    Sports: 'Kabaddi',
  });
  await pick(page, 'Passport', 'Yes');
  await pick(page, 'Driver License', 'No');
  await search(page, 'Language', ['Marathi', 'Urdu']);
  await search(page, 'Skills', ['yoga', 'Stunt Skills']);
  await search(page, 'Availabilities', ['Available for Web Series']);
  await search(page, 'Availability Categories', ['DANCERS']);
}

/** Fills the fields of the second step that do not depend on the gender. */
export async function fillBody(page: Page) {
  await choose(page, {
    'Body Type': 'Athletic',
    'Skin Tone': 'DUSKY',
    'Hair Length': 'MILATRY CUT',
    'Hair Color': 'BLACK',
    'Eye Color': 'BROWN',
    'Tattoo / Piercing': 'No',
  });
  await fill(page, {
    'Distinctive Features': 'None',
    Height: '5 ft 8 in',
    Weight: '64 kg',
    'Shoe Size': 'UK 8',
    Measurement: '38-32-38',
    Waist: '32',
    Hips: '38',
    'Arm Hole': '18',
    Shoulder: '17',
    'Sleeve Length': '24',
    'Trouser Length': '40',
    'Inseam Length': '30',
  });
  await pick(page, '2-wheeler', 'Yes');
  await pick(page, '4-wheeler', 'No');
}

/** Fills the last step, including its files. */
export async function fillWork(page: Page) {
  for (const label of ['Lead Roles', 'Villain/Negative Roles', 'in Theatre'])
    await page.getByLabel(partOfText(page, label)).check();
  await fill(page, {
    'Acting Experience': 'Eleven years with a theatre group.',
    'Portfolio Link': 'https://farhan.example',
    'IMDb Profile': 'https://www.imdb.com/name/nm0000001/',
    'Instagram Link': '@farhan.q',
    'Facebook Link': 'farhan.q',
    'YouTube Link': 'https://www.youtube.com/@farhanq',
    'Agency Name': 'None',
  });
  await page
    .getByLabel(fieldName(page, 'Headshot'))
    .setInputFiles(await filePayload(await picture('headshot.png')));
  await page
    .getByLabel(fieldName(page, 'Full Photo'))
    .setInputFiles(await filePayload(await picture('full.png')));
  await page.getByLabel(fieldName(page, 'Audition Video')).setInputFiles(await filePayload(video()));
}

/** Clicks one of several visible answers to a question. */
export async function pick(page: Page, question: string, answer: string) {
  await page
    .getByRole('group', { name: partOfText(page, question) })
    .getByText(pageText(page, answer), { exact: true })
    .click();
}

/** Selects several options in a searchable list by typing. */
async function search(page: Page, label: string, words: string[]) {
  const select = page.getByRole('combobox', { name: fieldName(page, label) });
  for (const word of words) {
    await select.fill(typedText(page, word));
    await select.press('Enter');
  }
  await select.press('Escape');
}

/** Continues to the next step of the wizard. */
export async function next(page: Page, step: number) {
  await page.getByRole('button', { name: pageText(page, 'Save and Next') }).click();
  await expect(
    page.getByRole('group', { name: partOfText(page, 'Step {} of {}', String(step), '3') }),
  ).toBeVisible();
}
