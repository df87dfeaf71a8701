import { expect } from '#testing/expect.ts';
import { sharedTest as test } from '#testing/journey.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };

test('leads from each link in the header to its page, and from the name to the home page', async ({
  openPage,
  product,
}) => {
  const page = await openPage(desktop);
  const header = page.getByRole('banner');
  await page.goto('/privacy');
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

test('shows the menu full-screen on a phone and closes it when a link is chosen', async ({
  openPage,
  product,
}) => {
  const page = await openPage();
  await page.goto('/');
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

test('marks the header once the page is scrolled', async ({ openPage }) => {
  const page = await openPage();
  await page.goto('/privacy');
  const header = page.getByRole('banner');
  await expect(header).toHaveAttribute('data-scrolled', 'false');

  await page.evaluate(() => window.scrollTo(0, 10));
  await expect(header).toHaveAttribute('data-scrolled', 'false');
  await page.evaluate(() => window.scrollTo(0, 11));
  await expect(header).toHaveAttribute('data-scrolled', 'true');
});

test('shows the login links and the latest content on the home page', async ({ openPage, product }) => {
  const page = await openPage();
  await page.goto('/');

  const loginLinks = page.getByRole('link', { name: /^Click to login/ });
  await expect(loginLinks).toHaveText(['Click to login: Talent Login', 'Click to login: Client Login']);
  await expect(page.getByRole('img', { name: /partner association/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Celebrating talent today!' })).toBeVisible();
  const latest = page.getByRole('region', { name: 'Latest jobs' });
  await expect(latest.getByRole('article')).toHaveCount(6);
  const calls = page.getByRole('region', { name: 'Casting calls' });
  await expect(calls.getByRole('listitem').first()).toContainText(/\d\d \w{3,4} \d{4}/);
  await calls.getByRole('link', { name: /^View All/ }).click();
  await expect(page).toHaveURL(`${product.origin}/castingcalls`);
});

test('leads from the search panel to the matching profiles', async ({ openPage, product }) => {
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
});

test('reveals the genders of a talent category on hover and on focus', async ({ openPage, product }) => {
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
});

test('filters projects by type and opens a page for each', async ({ openPage, product }) => {
  const page = await openPage(desktop);
  await page.goto('/projects');
  await expect(page.getByRole('navigation', { name: 'Sort projects' }).getByRole('link')).toHaveText([
    'All',
    'Movies',
    'Web Series',
    'Advertisement',
  ]);

  await page.getByRole('link', { name: 'Web Series', exact: true }).click();
  await expect(page).toHaveURL(`${product.origin}/projects?type=Web+Series`);
  await expect(page.getByRole('article').filter({ hasNotText: 'Web Series' })).toHaveCount(0);
  const title = await page.getByRole('article').first().getByRole('heading').innerText();
  await page.getByRole('article').first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveTitle(`${title} · Kirdaar`);
  await page.goBack();
  await expect(page).toHaveURL(`${product.origin}/projects?type=Web+Series`);
  await page.goForward();
  await page.getByRole('link', { name: 'Back to projects' }).click();
  await expect(page).toHaveURL(`${product.origin}/projects`);
});

test('loads the office map only on request', async ({ openPage }) => {
  const page = await openPage();
  const asked: string[] = [];
  await page.route('https://www.openstreetmap.org/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<p>A map</p>' });
  });
  await page.goto('/contact');
  await expect(page.getByRole('link', { name: '+91 22 0000 0000' })).toHaveAttribute(
    'href',
    'tel:+912200000000',
  );
  expect(asked).toEqual([]);

  await page.getByRole('button', { name: 'Show map' }).click();

  await expect(page.frameLocator('iframe').getByText('A map')).toBeVisible();
  expect(asked[0]).toContain('marker=19.1364%2C72.8296');
});

test('shows the text and two pictures of the About page after client-side navigation', async ({
  openPage,
}) => {
  const page = await openPage(desktop);
  await page.goto('/plans');

  await page.getByRole('banner').getByRole('link', { name: 'ABOUT US' }).click();

  await expect(page.getByRole('heading', { name: 'What we do not allow' })).toBeVisible();
  await expect(page.getByRole('complementary').getByRole('img')).toHaveCount(2);
  await page.getByRole('link', { name: 'tell us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to a person.');
});

test('shows a logged-in user a link to their own area', async ({ openPage }) => {
  const page = await openPage(desktop);
  await page.goto('/');
  await page.evaluate(() => {
    localStorage.setItem('token', 'anything');
    localStorage.setItem('user', '{}');
  });

  await page.reload();

  await expect(page.getByRole('banner').getByRole('link', { name: 'My casting calls' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Talent Login' })).toBeHidden();
});
