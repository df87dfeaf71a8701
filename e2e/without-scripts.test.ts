import { expect } from '#testing/expect.ts';
import { sharedTest as test } from '#testing/journey.ts';

const phone = { width: 390, height: 844 };

test.for([
  ['/', 'Featured artist by Kirdaar', 'Celebrating talent today!', 'View All casting calls'],
  ['/about', 'What we do not allow', 'Children come first'],
  ['/services', 'ACTORS & ACTRESS', 'Theater Artist', /\d+ talent/],
  ['/projects', 'Neeli Chhatri', 'Family drama'],
  ['/projects?type=Movies', 'Neeli Chhatri'],
  ['/plans', '₹999', '₹2,999', 'Casting calls a year', 'Mon, Wed and Fri', 'Work links'],
  ['/contact', 'support@kirdaar.example', '+91 22 0000 0000', 'Andheri West'],
  ['/clients', 'Dhanak Broadcasting'],
  ['/privacy', 'Digital Personal Data Protection Act, 2023', 'Kirdaar Casting Private Limited (demo)'],
  ['/terms', 'Never pay to be cast.', 'Kirdaar Casting Private Limited (demo)'],
  ['/grievance', 'Asha Menon', 'Within 24 hours'],
] as const)('renders %s completely without JavaScript', async ([path, ...texts], { browser, product }) => {
  const page = await browser.newPage({ baseURL: product.origin, javaScriptEnabled: false, viewport: phone });

  const answer = await page.goto(path);

  expect(answer?.status()).toBe(200);
  for (const text of texts) await expect(page.locator('main')).toContainText(text);
  await expect(page.locator('main h1')).toHaveCount(1);
  expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBe(phone.width);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', product.origin + path);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\w{3}/);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^http.+\.png$/);
  await page.close();
});

test('supports the search panel, the menu and the gender links without JavaScript', async ({
  browser,
  product,
}) => {
  const page = await browser.newPage({
    baseURL: product.origin,
    javaScriptEnabled: false,
    viewport: phone,
  });
  await page.goto('/');
  await page.getByPlaceholder('Search...').fill('Pune');
  await page.getByRole('button', { name: 'Age' }).click();
  await page.getByText('25-34').click();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/profiles\?search=Pune&age=25-34/);

  await page.goto('/plans');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'SERVICES' }).click();
  await page.getByRole('link', { name: 'Female FASHION MODELS' }).click();
  await expect(page).toHaveURL(/category=FASHION\+MODELS&gender=Female/);
  await page.close();
});

test('responds 404 with a readable message for unknown pages', async ({ browser, product }) => {
  const page = await browser.newPage({ baseURL: product.origin, javaScriptEnabled: false });

  const project = await page.goto('/project-details/00000000-0000-4000-8000-000000000000');
  expect(project?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Project not found.' })).toBeVisible();
  expect((await page.goto('/project-details/x'))?.status()).toBe(404);

  expect((await page.goto('/no/such/page'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.close();
});
