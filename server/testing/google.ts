import { buildApp } from '#app.ts';
import type { Services } from '#platform/services.ts';
import { openBrowser } from '#testing/browser.ts';
import { captureLog } from '#testing/captured-log.ts';
import { openLyingProvider } from '#testing/lying-provider.ts';
import { client, openOidcProvider } from '#testing/oidc-provider.ts';
import { test as base } from '#testing/test.ts';

const SITE = 'http://localhost:3000';
export const START = '/api/auth/google/production';
export const CALLBACK = `${START}/callback`;

interface Fixtures {
  /** An OpenID provider that replaces Google, and the app configured as its client. */
  google: Awaited<ReturnType<typeof openGoogle>>;
  /** The app configured with a provider that sends false ID tokens. */
  liar: Awaited<ReturnType<typeof openLyingClient>>;
}

export const test = base.extend<Fixtures>({
  google: async ({ services, clock: _present }, use) => {
    const google = await openGoogle(services);
    await use(google);
    await google.close();
  },
  liar: async ({ services, clock: _present }, use) => {
    const liar = await openLyingClient(services);
    await use(liar);
    await liar.close();
  },
});

async function openGoogle(services: Services) {
  const provider = await openOidcProvider(SITE + CALLBACK);
  const site = await openSite(services, provider.issuer);

  /** Runs the whole sign-in in a new browser and returns the response of the code exchange. */
  async function signIn() {
    const browser = site.browser();
    return browser.exchange(await browser.visit(START));
  }
  async function close() {
    await site.app.close();
    await provider.interrupt();
  }
  return { ...provider, ...site, signIn, close };
}

async function openLyingClient(services: Services) {
  const provider = await openLyingProvider();
  const site = await openSite(services, provider.issuer);
  async function close() {
    await site.app.close();
    await provider.close();
  }
  return { ...provider, ...site, close };
}

/** Builds the app with a captured log and a factory for test browsers. */
async function openSite(services: Services, issuer: string) {
  const config = { ...services.config, ...client, PUBLIC_URL: SITE, GOOGLE_ISSUER: issuer };
  const { log, lines } = captureLog(config);
  const app = await buildApp({ ...services, config }, log);
  return { app, config, lines, browser: () => openBrowser(app, SITE) };
}
