import { newEmail } from '@kirdaar/server/testing/registrations';
import { expect } from '#testing/expect.ts';
import { fill } from '#testing/fill.ts';
import { logIn, password } from '#testing/join.ts';
import { sharedTest as test } from '#testing/journey.ts';
import { codeSentTo } from '#testing/outbox.ts';

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
] as const)('renders %s completely without JavaScript', async ([path, ...texts], { product }) => {
  const { status, html, main } = await open(product.origin + path);

  expect(status).toBe(200);
  for (const text of texts) expect(main).toMatch(text);
  expect(html.match(/<h1\b/g)).toHaveLength(1);
  expect(html).toContain(`<link rel="canonical" href="${product.origin}${path}"`);
  expect(html).toMatch(/<meta name="description" content="[^"]*\w{3}/);
  expect(html).toMatch(/<meta property="og:image" content="http[^"]+\.png"/);
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

test('responds 404 with a readable message for unknown pages', async ({ product }) => {
  for (const id of ['00000000-0000-4000-8000-000000000000', 'x']) {
    const project = await open(`${product.origin}/project-details/${id}`);
    expect(project.status).toBe(404);
    expect(project.main).toContain('Project not found.');
  }

  const page = await open(`${product.origin}/no/such/page`);
  expect(page.status).toBe(404);
  expect(page.main).toContain('Page not found');
  expect(page.html).toContain('<meta name="robots" content="noindex"');
});

test.for([
  ['/castingcalls?page=99999', 200, 'This list has no page 99999.', 'Go to the first page'],
  ['/castingcalls?page=-1', 200, 'open casting calls', 'View More'],
  ['/castingcalls?search=%00&city=%C0%80&page=abc', 200, 'open casting calls', 'Clear all'],
  ['/profiles?page=1001', 200, 'This list has no page 1001.', 'Go to the first page'],
  ['/profiles?city=%00&search=%', 200, 'No profiles found', 'Clear all'],
  ['/castingcalls/%', 404, 'Job not found', 'See the casting calls'],
  ['/no%00such/%C0%80', 404, 'Page not found', 'Go to the home page'],
] as const)('answers %s with a page that leads on', async ([path, status, text, link], { product }) => {
  const page = await open(product.origin + path);

  expect(page.status).toBe(status);
  expect(page.main).toContain(text);
  expect(page.main).toContain(link);
});

test('registers, verifies, logs in and sets a new password without JavaScript, and keeps what was typed', async ({
  browser,
  product,
}) => {
  const page = await browser.newPage({ baseURL: product.origin, javaScriptEnabled: false, viewport: phone });
  const email = newEmail();
  const answers = {
    'Full name': 'Nandini Rao',
    Email: email,
    'Mobile number': '98123 40017',
    PAN: 'ABCPQ1234',
    'Aadhaar number': '3456 7890 1237',
    Password: password,
  };
  await page.goto('/user/register?return=%2Fuser%2Fplans');
  await fill(page, answers);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('A PAN has five letters')).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Nandini Rao');
  await expect(page.locator('input[name=password]')).toHaveValue('');
  const shown = await page.content();
  for (const secret of [password, answers.PAN, answers['Aadhaar number']])
    expect(shown).not.toContain(secret);

  await fill(page, { ...answers, PAN: 'ABCPQ1234R' });
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText(`code we sent to ${email}`)).toBeVisible();
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.locator('main')).toContainText('Invalid OTP');
  await page.getByRole('button', { name: 'Resend Code' }).click();
  await expect(page.getByRole('alert')).toContainText('second');
  await page.getByLabel('Code').fill(await codeSentTo(product.origin, email));
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByText('Your account is verified.')).toBeVisible();

  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/user\/login\?return=/);
  await logIn(page, email, 'another password');
  await expect(page.getByText('Invalid')).toBeVisible();
  await expect(page.getByLabel('Email or mobile number')).toHaveValue(email);
  await logIn(page, email);
  await expect(page.getByText('Your email and password are correct.')).toBeVisible();
  expect(await page.content()).toContain('Turn it on and log in again.');

  await page.goto('/user/forgot-password');
  await fill(page, { Email: email });
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Code').fill(await codeSentTo(product.origin, email, /password/i));
  await page.getByRole('button', { name: 'Continue' }).click();
  await fill(page, { 'New password': 'lanterns of Bandra', 'New password again': 'lanterns of Khar' });
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await fill(page, { 'New password': 'lanterns of Bandra', 'New password again': 'lanterns of Bandra' });
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await page.close();
});

test('logs in by a tap before the scripts of the page have loaded', async ({ openPage, product }) => {
  const page = await openPage();
  const arrived = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto('/user/login?return=%2Fuser%2Fplans', { waitUntil: 'commit' });
  await fill(page, { 'Email or mobile number': 'talent@kirdaar.example', Password: 'kirdaar-demo' });
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Opening your pages')).toBeVisible();
  arrived.resolve();

  await expect(page).toHaveURL(`${product.origin}/user/plans`);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toMatch(/\w{20}/);
});

test('answers a posted form of another site or of an unknown page with a page that does nothing', async ({
  product,
}) => {
  const body = new URLSearchParams({
    write: 'logIn',
    identifier: 'talent@kirdaar.example',
    password: 'kirdaar-demo',
  });
  const post = (path: string, headers = {}) =>
    fetch(product.origin + path, { method: 'POST', body, headers });

  const own = await post('/user/login', { 'sec-fetch-site': 'same-origin' });
  expect(own.status).toBe(200);
  expect(own.headers.get('cache-control')).toBe('no-store');
  expect((await post('/user/login', { 'sec-fetch-site': 'same-site' })).status).toBe(403);
  expect((await post('/user/login', { origin: 'https://other.example' })).status).toBe(403);
  const about = await post('/about');
  expect(about.status).toBe(405);
  expect(about.headers.get('content-type')).toContain('text/html');
});

/** Returns a page as the server sends it, and the text of its main part. */
async function open(address: string) {
  const answer = await fetch(address);
  const html = await answer.text();
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const text = main
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll('&amp;', '&');
  return { status: answer.status, html, main: text };
}
