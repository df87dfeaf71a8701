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

export const test = base
  /** An OpenID provider that replaces Google, and the app configured as its client. */
  .extend('google', async ({ services, clock: _present }, { onCleanup }) => {
    const provider = await openOidcProvider(SITE + CALLBACK);
    const site = await openSite(services, provider.issuer);
    onCleanup(async () => {
      await site.app.close();
      await provider.interrupt();
    });
    /** Runs the whole sign-in in a new browser and returns the response of the code exchange. */
    async function signIn() {
      const browser = site.browser();
      return browser.exchange(await browser.visit(START));
    }
    return { ...provider, ...site, signIn };
  })
  /** The app configured with a provider that sends false ID tokens. */
  .extend('liar', async ({ services, clock: _present }, { onCleanup }) => {
    const provider = await openLyingProvider();
    const site = await openSite(services, provider.issuer);
    onCleanup(async () => {
      await site.app.close();
      await provider.close();
    });
    return { ...provider, ...site };
  });

/** Builds the app with a captured log and a factory for test browsers. */
async function openSite(services: Services, issuer: string) {
  const config = { ...services.config, ...client, PUBLIC_URL: SITE, GOOGLE_ISSUER: issuer };
  const { log, lines } = captureLog(config);
  const app = await buildApp({ ...services, config }, log);
  return { app, config, lines, browser: () => openBrowser(app, SITE) };
}
