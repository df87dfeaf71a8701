import { startAsTalent } from '#testing/by-api.ts';
import { expect } from '#testing/expect.ts';
import { logIn } from '#testing/join.ts';
import { sharedTest as test } from '#testing/journey.ts';

test('opens in the language of the browser, and a switch keeps the page and what was typed', async ({
  openPage,
}) => {
  const page = await openPage({ locale: 'hi-IN' });
  await page.goto('/user/register?from=mail');
  await expect(page).toHaveURL(/\/hi\/user\/register\?from=mail$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[ऀ-ॿ]/);
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
  await expect(second.locator('html')).toHaveAttribute('lang', 'hi-IN');
});
