import type { Language } from '@kirdaar/contract/rules/languages';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { test as base, expect } from 'vitest';
import { openBrowser } from '#testing/browser.ts';
import { copyDemoWorld, removeDataFolder } from '#testing/data-folder.ts';
import { setLanguage } from '#testing/page-text.ts';
import { startProduct } from '#testing/process.ts';
import { WAIT_MS } from '#testing/wait.ts';

interface Visitor {
  width?: number;
  height?: number;
  locale?: string;
  /** The language that the visitor reads: `msg` tells what pages say, and each page must be in it. */
  language?: Language;
  /** One of the test itself: a test that extends another has a product of its own. */
  browser?: Browser;
  serviceWorkers?: 'allow' | 'block';
}

const phone = { width: 390, height: 844 };

const inBrowser = base
  /** One browser for all test files of a worker; each page has a context of its own. */
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await openBrowser();
    onCleanup(() => browser.close());
    return browser;
  });

/** A test in a browser of a product that other files share. It must not change what the demo world's accounts see. */
export const sharedTest = journeyTest();

/**
 * A test of another shared product, in which the demo world's house and talent are at work: only what a test made
 * itself is as it left it.
 */
export const busyTest = journeyTest();

function journeyTest() {
  return (
    inBrowser
      /** The product with its demo world in a separate data folder. */
      .extend('product', { scope: 'worker' }, async ({}, { onCleanup }) => {
        const directory = await copyDemoWorld();
        const product = await startProduct({ DATA_DIR: directory });
        onCleanup(async () => {
          await product.stop();
          await removeDataFolder(directory);
        });
        return product;
      })
      /** Opens a page as another person's browser does. Any error on the page fails the test. */
      .extend('openPage', ({ browser, product }, { onCleanup }) => {
        const contexts: BrowserContext[] = [];
        const problems: string[] = [];
        const checks: Promise<string[]>[] = [];
        onCleanup(async () => {
          problems.push(...(await Promise.all(checks)).flat());
          for (const context of contexts) await context.close();
          expect(problems).toEqual([]);
        });
        return async ({
          language = 'en',
          locale = `${language}-IN`,
          browser: own = browser,
          serviceWorkers = 'block',
          ...size
        }: Visitor = {}) => {
          const context = await own.newContext({
            baseURL: product.origin,
            viewport: { ...phone, ...size },
            locale,
            serviceWorkers,
          });
          contexts.push(context);
          context.setDefaultTimeout(WAIT_MS);
          await setLanguage(context, language);
          const page = await context.newPage();
          page.on('pageerror', (error) => problems.push(error.message));
          page.on('console', (message) => {
            // Browsers log failed requests themselves; the page shows them as messages.
            const rejected = /^Failed to (load resource|fetch manifest patches)/.test(message.text());
            // A frame that shows an email runs no scripts, also not those with which tests look into it.
            const isFrame = message.text().startsWith("Blocked script execution in 'about:blank'");
            if (message.type() === 'error' && !rejected && !isFrame) problems.push(message.text());
          });
          if (language !== 'en')
            page.on('domcontentloaded', () => checks.push(checkLanguage(page, language)));
          return page;
        };
      })
  );
}

/** Returns the open page if it is in another language, unless the visitor is leaving it already. */
async function checkLanguage(page: Page, language: Language): Promise<string[]> {
  const { lang, address } = await page
    .evaluate(() => ({ lang: document.documentElement.lang, address: window.location.pathname }))
    .catch(() => ({ lang: language, address: '' }));
  return lang.startsWith(language) ? [] : [`${address} is in ${lang}`];
}
