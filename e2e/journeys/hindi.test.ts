import { accessibilityViolations } from '#testing/accessibility.ts';
import { startAsTalent } from '#testing/by-api.ts';
import { expect } from '#testing/expect.ts';
import { fill } from '#testing/fill.ts';
import { logIn } from '#testing/join.ts';
import { sharedTest as test } from '#testing/journey.ts';
import { fieldName, pageText } from '#testing/page-text.ts';

test('opens in the language of the browser, and a switch keeps the page and what was typed', async ({
  openPage,
}) => {
  const page = await openPage({ locale: 'hi-IN' });
  await page.goto('/user/register?from=mail');
  await expect(page).toHaveURL(/\/hi\/user\/register\?from=mail$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[ऀ-ॿ]/);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.locator('[name=name]').fill('Asha Rao');
  await page.locator('[name=password]').fill('not kept');

  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/[^i]\/user\/register\?from=mail$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  await expect(page.locator('[name=name]')).toHaveValue('Asha Rao');
  await expect(page.locator('[name=password]')).toHaveValue('');

  // The choice now counts for more than the browser's language.
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'हिंदी' })).toHaveAttribute('href', '/hi');
  await expect(page.locator('link[hreflang=hi]')).toHaveAttribute('href', /\/hi$/);
  await page.goto('/hi/nothing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[ऀ-ॿ]/);
});

test('shows the area in the language of the account, also on another device', async ({
  openPage,
  product,
}) => {
  const [first, second] = [await openPage({ width: 1280 }), await openPage()];
  const { email } = await startAsTalent(first, product.origin, 'Asha Rao');
  await first.getByText(/^Welcome, /).click();
  await first.getByRole('link', { name: 'हिंदी' }).click();
  await expect(first.getByText(/^नमस्ते, /)).toBeVisible();

  await second.goto('/user/login');
  await logIn(second, email);
  await expect(second).toHaveURL(/\/hi\/user\//);
  // Links in emails have no language.
  await second.goto('/user/applications');
  await expect(second).toHaveURL(/\/hi\/user\/applications/);
  await expect(second.locator('html')).toHaveAttribute('lang', 'hi-IN');

  await second.goto('/user/account/messages');
  await second.getByLabel('English').check();
  await expect(second.locator('html')).toHaveAttribute('lang', 'en-IN');
});

test('finds the same casting calls and talent by a city in either script, and shows it in Hindi', async ({
  openPage,
}) => {
  const [english, hindi] = [await openPage(), await openPage({ language: 'hi' })];
  for (const list of ['/castingcalls', '/profiles']) {
    await english.goto(`${list}?city=Bombay`);
    await hindi.goto(`/hi${list}?city=मुम्बई`);
    const [found, same] = [english.getByRole('article'), hindi.getByRole('article')];

    await expect(found.first()).toContainText('Mumbai');
    await expect(same.first()).toContainText('मुंबई');
    expect(await same.count()).toBe(await found.count());
  }
});

test('keeps a profile and a saved search in Hindi, and matches by them', async ({ openPage, product }) => {
  const page = await openPage({ language: 'hi' });
  await startAsTalent(page, product.origin, 'आशा राव');
  await page.goto('/hi/user/complate-profile');
  await fill(page, { City: 'पुणे' });
  await expect(page.getByLabel(fieldName(page, 'State'))).toHaveValue('महाराष्ट्र');
  await fill(page, { City: 'बंबई' });
  for (const step of [2, 3]) {
    await page.getByRole('button', { name: pageText(page, 'Save and Next') }).click();
    await expect(page).toHaveURL(new RegExp(`step=${step}`));
  }
  await page.getByRole('button', { name: pageText(page, 'Save and Submit') }).click();
  await expect(page).toHaveURL(/\/user\/popular-casting-calls/);
  await page.goto('/hi/user/complate-profile');
  await expect(page.getByLabel(fieldName(page, 'City'))).toHaveValue('मुंबई');
  await expect(page.getByLabel(fieldName(page, 'State'))).toHaveValue('महाराष्ट्र');

  await page.goto('/hi/user/new-casting-calls?city=मुम्बई');
  await expect(page.getByText('मुंबई में').first()).toBeVisible();
  await page.getByRole('button', { name: pageText(page, 'Save search') }).click();

  await page.getByRole('button', { name: pageText(page, 'Delete search {}', 'मुम्बई') }).waitFor();
  await page.getByRole('link', { name: 'मुम्बई' }).click();
  await expect(page).toHaveURL(/city=Mumbai/);
  await expect(page.getByLabel(fieldName(page, 'City'))).toHaveValue('मुंबई');
  await expect(page.locator('[aria-current=page]', { hasText: 'मुम्बई' })).toBeVisible();
});
