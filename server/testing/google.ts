import { buildApp } from '#app.ts';
import { openBrowser } from '#testing/browser.ts';
import { captureLog } from '#testing/captured-log.ts';
import { client, openOidcProvider } from '#testing/oidc-provider.ts';
import { test as base } from '#testing/test.ts';

const SITE = 'http://localhost:3000';
export const START = '/api/auth/google/production';
export const CALLBACK = `${START}/callback`;

/** An OpenID provider that replaces Google, and the app configured as its client, with a captured log. */
export const test = base.extend('google', async ({ services, clock: _present }, { onCleanup }) => {
  const provider = await openOidcProvider(SITE + CALLBACK);
  const config = { ...services.config, ...client, PUBLIC_URL: SITE, GOOGLE_ISSUER: provider.issuer };
  const { log, lines } = captureLog(config);
  const app = await buildApp({ ...services, config }, log);
  onCleanup(async () => {
    await app.close();
    await provider.interrupt();
  });
  const browser = () => openBrowser(app, SITE);
  /** Runs the whole sign-in in a new browser and returns the response of the code exchange. */
  async function signIn() {
    const opened = browser();
    return opened.exchange(await opened.visit(START));
  }
  return { ...provider, app, config, lines, browser, signIn };
});
