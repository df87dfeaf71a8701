import { expect } from '#testing/expect.ts';
import { logInAsTalent } from '#testing/join.ts';
import { sharedTest as test } from '#testing/journey.ts';

test('adds a passkey and logs in with it, without a password', async ({ browser, product }) => {
  // Browsers make passkeys for names of hosts, not for IP addresses.
  const baseURL = product.origin.replace('127.0.0.1', 'localhost');
  const page = await browser.newPage({ baseURL, viewport: { width: 390, height: 844 } });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await logInAsTalent(page, '/user/account');
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByLabel(/^Name of this device/).fill('My phone');
  await passkeys.getByLabel(/^Your password/).fill('kirdaar-demo');
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(passkeys.getByRole('listitem')).toContainText('My phone');

  await page.evaluate(() => localStorage.clear());
  // They would restore the session.
  await page.context().clearCookies();
  await page.goto('/user/login');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();

  await expect(page).toHaveURL(/\/user\/popular-casting-calls/);
  await page.close();
});
