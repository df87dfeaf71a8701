import { buildApp } from '#app.ts';
import { openBrowser } from '#testing/browser.ts';
import { client, openOidcProvider } from '#testing/oidc-provider.ts';
import { test as base } from '#testing/test.ts';

export const site = 'http://localhost:3000';

type Services = Parameters<typeof buildApp>[0];

/** A test with an OpenID provider in Google's place, and the app set up with a client of it. */
export const test = base.extend<{ google: Awaited<ReturnType<typeof openGoogle>> }>({
  google: async ({ services, clock: _present }, use) => {
    const google = await openGoogle(services);
    await use(google);
    await google.close();
  },
});

async function openGoogle(services: Services) {
  const provider = await openOidcProvider(`${site}/api/auth/google/production/callback`);
  const config = { ...services.config, ...client, PUBLIC_URL: site, GOOGLE_ISSUER: provider.issuer };
  const app = await buildApp({ ...services, config });
  const browser = () => openBrowser(app, site);

  /** Goes the whole way in a new browser and returns the answer to its exchange. */
  async function signIn() {
    const browserOfPerson = browser();
    return browserOfPerson.exchange(await browserOfPerson.visit('/api/auth/google/production'));
  }
  async function close() {
    await app.close();
    await provider.interrupt();
  }
  return { ...provider, app, browser, signIn, close };
}
