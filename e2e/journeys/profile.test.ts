import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { languages } from '@kirdaar/contract/rules/languages';
import { picture, video } from '@kirdaar/server/testing/files';
import type { Page } from 'playwright-core';
import { accessibilityViolations } from '#testing/accessibility.ts';
import { startAsTalent } from '#testing/by-api.ts';
import { expect } from '#testing/expect.ts';
import { choose, fill } from '#testing/fill.ts';
import { logIn } from '#testing/join.ts';
import { sharedTest as test } from '#testing/journey.ts';
import { fieldName, pageText, partOfText, typedText } from '#testing/page-text.ts';
import { filePayload } from '#testing/post-call.ts';

const desktop = { width: 1280, height: 900 };

test('keeps typed input across a reload and another browser, by keyboard alone and without accessibility violations', async ({
  product,
  openPage,
}) => {
  const page = await openPage(desktop);
  const person = await startAsTalent(page, product.origin, 'Kabir Sen');
  await page.goto('/user/complate-profile');
  await page.getByLabel('City *', { exact: true }).focus();
  await page.keyboard.type('Siliguri');

  await page.getByRole('combobox', { name: /^Skills/ }).focus();
  await page.keyboard.type('riding');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  expect(await accessibilityViolations(page)).toEqual([]);
  const menu = page.getByRole('listbox');
  expect(await menu.evaluate((list) => list.clientHeight)).toBeLessThanOrEqual(300);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Draft saved. Only you can see it.')).toBeVisible();

  await page.reload();
  await expect(page.getByText(/^We restored your unsaved changes/)).toBeVisible();
  await expect(page.getByLabel('City *', { exact: true })).toHaveValue('Siliguri');

  const other = await openPage();
  await other.goto('/user/login');
  await logIn(other, person.email);
  await other.getByText(/^Welcome, /).waitFor();
  await other.goto('/user/complate-profile');
  await expect(other.getByLabel('City *', { exact: true })).toHaveValue('Siliguri');
  await expect(other.getByText('Horse Riding')).toBeVisible();
});

test.for(languages)(
  'lets a man fill the whole profile in three steps and save it once, in %s',
  async (language, { product, openPage }) => {
    const page = await openPage({ ...desktop, language });
    await startAsTalent(page, product.origin, 'Farhan Qureshi');
    await page.getByRole('link', { name: pageText(page, 'Complete Profile') }).click();

    await fillPersonal(page, '1991-04-12');
    await pick(page, 'Gender', 'Male');
    await next(page, 2);
    await fillBody(page);
    await fill(page, { Moustache: 'Handlebar', Biceps: '14', Collar: '15.5', Fork: '28' });
    await choose(page, { Beard: 'STUBBLE' });
    await expect(page.getByLabel(fieldName(page, 'Bust'))).toHaveCount(0);
    await next(page, 3);
    await fillWork(page);
    await page.getByRole('button', { name: pageText(page, 'Save and Submit') }).click();

    await expect(page.getByText(pageText(page, 'Profile updated successfully!'))).toBeVisible();
    await expect(page).toHaveURL(/\/user\/popular-casting-calls/);
    await expect(page.getByText(partOfText(page, 'Profile Type')).first().locator('..')).toContainText(
      language === 'en' ? /theater/i : 'थिएटर',
    );
    await page.goto('/user/complate-profile');
    await expect(page.getByLabel(fieldName(page, 'Date of Birth'))).toBeDisabled();
    await expect(page.getByRole('link', { name: partOfText(page, 'Personal Information') })).toContainText(
      partOfText(page, 'Complete'),
    );
    await expect(
      page.getByRole('link', { name: partOfText(page, 'Physical Attributes and Body Measurement') }),
    ).toContainText(partOfText(page, 'Complete'));
    await page.getByRole('link', { name: partOfText(page, 'Roles, experience and media') }).click();
    await expect(page.getByRole('img', { name: pageText(page, 'Headshot') })).toBeVisible();
    await expect(page.getByText(partOfText(page, '{} missing', '1'))).toHaveCount(0);
    expect(await accessibilityViolations(page)).toEqual([]);
  },
);

test("asks a woman for her measurements and steps back with the browser's back button", async ({
  product,
  openPage,
}) => {
  const page = await openPage();
  await startAsTalent(page, product.origin, 'Meera Iyer');
  await page.goto('/user/complate-profile');

  await fillPersonal(page, '1999-09-30');
  await pick(page, 'Gender', 'Female');
  await next(page, 2);
  await fillBody(page);
  await page.getByLabel('Petite model').check();
  await fill(page, {
    Bust: '34',
    'Cup Size': 'B',
    'Above Bust': '33',
    'Under Bust': '30',
    'Upper Thigh': '21',
    'Lower Thigh': '15',
    'Till Elbow': '12',
  });
  await expect(page.getByLabel('Beard *', { exact: true })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('group', { name: /Step 1/ })).toBeVisible();
  await page.goForward();
  await next(page, 3);
  await page.getByRole('button', { name: 'Save and Submit' }).click();

  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/user\/popular-casting-calls/);
  await page.goto('/user/complate-profile?step=2');
  await expect(page.getByLabel('Under Bust *')).toHaveValue('30');
  await expect(page.getByLabel('Petite model')).toBeChecked();
});

test("asks nothing for adults in a child's profile and asks for a parent", async ({ product, openPage }) => {
  const page = await openPage();
  await startAsTalent(page, product.origin, 'Tara Menon');
  await page.goto('/user/complate-profile');
  await pick(page, 'Gender', 'Female');

  await page.getByLabel('Date of Birth *').fill(addDays(dayInIndia(new Date()), -9 * 366));
  await expect(page.getByText('Different rules apply to talent under 18.')).toBeVisible();
  await fill(page, { City: 'Kochi' });
  await next(page, 2);
  for (const label of ['Bust *', 'Cup Size *', 'Hips *', 'Upper Thigh *', 'Plus-size model'])
    await expect(page.getByLabel(label, { exact: true })).toHaveCount(0);
  await next(page, 3);
  for (const label of ['Romantic Roles', 'Body double', 'LGBTQ+ friendly'])
    await expect(page.getByLabel(label, { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Save and Submit' }).click();
  await expect(page).toHaveURL(/\/user\/popular-casting-calls/);

  await page.goto('/user/complate-profile');
  await page.getByRole('link', { name: 'Parent or guardian' }).click();
  await fill(page, {
    'Full name of the parent or guardian': 'Anita Menon',
    'Mobile number of the parent or guardian': '99300 44559',
  });
  await choose(page, { 'Relationship to the child': 'Mother' });
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Waiting for Anita Menon')).toBeVisible();
  await page.getByRole('link', { name: 'Back to your profile' }).click();

  await expect(page.getByText('A parent or guardian must give consent before')).toBeVisible();
});

/** Fills the first step except for the gender. */
async function fillPersonal(page: Page, birthDate: string) {
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
async function fillBody(page: Page) {
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
async function fillWork(page: Page) {
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
  const files = { Headshot: await picture(), 'Full Photo': await picture(), 'Audition Video': video() };
  for (const [label, file] of Object.entries(files))
    await page.getByLabel(fieldName(page, label)).setInputFiles(await filePayload(file));
}

/** Clicks one of several visible answers to a question. */
async function pick(page: Page, question: string, answer: string) {
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
async function next(page: Page, step: number) {
  await page.getByRole('button', { name: pageText(page, 'Save and Next') }).click();
  await expect(
    page.getByRole('group', { name: partOfText(page, 'Step {} of {}', String(step), '3') }),
  ).toBeVisible();
}
