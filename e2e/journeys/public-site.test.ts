import { expect } from '#testing/expect.ts';
import { sharedTest as test } from '#testing/journey.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };

test('marks the header once the page is scrolled, and leads from each link in it to its page', async ({
  openPage,
  product,
}) => {
  const page = await openPage(desktop);
  const header = page.getByRole('banner');
  await page.goto('/privacy');
  await expect(header).toHaveAttribute('data-scrolled', 'false');
  await page.evaluate(() => window.scrollTo(0, 10));
  await expect(header).toHaveAttribute('data-scrolled', 'false');
  await page.evaluate(() => window.scrollTo(0, 11));
  await expect(header).toHaveAttribute('data-scrolled', 'true');

  for (const [label, path, heading] of [
    ['HOME', '/', 'Find the perfect face for your project...'],
    ['CASTING CALLS', '/castingcalls', 'Casting calls'],
    ['ABOUT US', '/about', 'About Kirdaar'],
    ['SERVICES', '/services', 'Nine kinds of talent'],
    ['PROFILES', '/profiles', /./],
    ['PROJECTS', '/projects', 'Projects cast here'],
    ['PLANS', '/plans', 'Two plans, one year each'],
    ['CONTACT US', '/contact', 'Talk to a person.'],
    ['OUR CLIENTS', '/clients', 'They cast with us'],
  ] as const) {
    await header.getByRole('link', { name: label, exact: true }).click();

    await expect(page).toHaveURL(product.origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const active = header.getByRole('link').and(page.locator('[aria-current="page"]'));
    await expect(active).toHaveText([label]);
  }
  await header.getByRole('link', { name: 'Kirdaar' }).click();
  await expect(page).toHaveURL(`${product.origin}/`);
});

test('searches by the panel of the home page, and shows the menu full-screen on a phone', async ({
  openPage,
  product,
}) => {
  const page = await openPage();
  await page.goto('/');
  await page.getByPlaceholder('Search...').fill('Mumbai');
  await page.getByRole('button', { name: 'Age' }).click();
  await page.getByText('18-24').click();
  await page.getByRole('button', { name: 'Gender' }).click();
  await page.getByRole('form', { name: 'Find talent' }).getByText('Female', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'Gender Female' })).toBeVisible();
  await page.getByRole('button', { name: 'Advance Filter' }).click();
  await expect(page).toHaveURL(`${product.origin}/profiles?search=Mumbai&age=18-24&gender=Female`);
  await page.goBack();
  await expect(page.getByPlaceholder('Search...')).toBeVisible();

  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, ...phone });
  await expect(menu.getByRole('navigation', { name: 'Site' }).getByRole('link')).toHaveText([
    'CASTING CALLS',
    'HOME',
    'ABOUT US',
    'SERVICES',
    'PROFILES',
    'PROJECTS',
    'PLANS',
    'CONTACT US',
    'OUR CLIENTS',
  ]);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();

  await page.getByRole('button', { name: 'Open menu' }).press('Enter');
  await menu.getByRole('link', { name: 'PLANS' }).click();
  await expect(page).toHaveURL(`${product.origin}/plans`);
  await expect(menu).toBeHidden();
});

test('reveals the genders of a category on hover and on focus, and loads the office map only on request', async ({
  openPage,
  product,
}) => {
  const page = await openPage(desktop);
  await page.goto('/services');
  await expect(page.getByRole('article')).toHaveCount(9);
  const dancers = page.getByRole('article').filter({ hasText: 'DANCERS' });
  await expect(dancers).toContainText(/\d+ talent/);
  const genders = dancers.getByRole('list');
  await expect(genders).toHaveCSS('opacity', '0');

  await dancers.hover();
  await expect(genders).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(genders).toHaveCSS('opacity', '0');
  await dancers.getByRole('link', { name: 'Male DANCERS', exact: true }).focus();
  await expect(genders).toHaveCSS('opacity', '1');
  await dancers.getByRole('link', { name: 'Female DANCERS' }).click();

  await expect(page).toHaveURL(`${product.origin}/profiles?category=DANCERS&gender=Female`);
  expect(await page.evaluate(() => history.state.usr)).toEqual({ category: 'DANCERS', gender: 'Female' });

  const asked: string[] = [];
  await page.route('https://www.openstreetmap.org/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<p>A map</p>' });
  });
  await page.getByRole('banner').getByRole('link', { name: 'CONTACT US' }).click();
  await page.getByRole('button', { name: 'Show map' }).waitFor();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Show map' }).click();
  await expect(page.frameLocator('iframe').getByText('A map')).toBeVisible();
});
