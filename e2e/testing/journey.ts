import type { Language } from '@kirdaar/contract/rules/languages';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { test as base, expect } from 'vitest';
import { openBrowser } from '#testing/browser.ts';
import { copyDemoWorld, removeDataFolder } from '#testing/data-folder.ts';
import { setLanguage } from '#testing/page-text.ts';
import { type Product, startProduct } from '#testing/process.ts';

interface Fixtures {
  /** Only journeys without a connection let pages install the service worker, which takes time. */
  serviceWorkers: 'allow' | 'block';
  /** The product with its demo world in a separate data folder. */
  product: Product;
  /** One browser for all test files of a worker; each page has a context of its own. */
  browser: Browser;
  /**
   * Opens a page in a separate browser context, like another person's browser. Any error on the page fails
   * the test.
   */
  openPage: (as?: Visitor) => Promise<Page>;
}

interface Visitor {
  width?: number;
  height?: number;
  locale?: string;
  /** The language that the visitor reads: `msg` tells what pages say, and each page must be in it. */
  language?: Language;
}

const phone = { width: 390, height: 844 };

/** A test in a browser, of a product that no other test file uses. */
export const test = journeyOf('file');

/**
 * A test of a product shared with other test files, because starting it takes longer than most of them. It must
 * not change what the demo world's accounts see; it may join as new people.
 */
export const sharedTest = journeyOf('worker');

function journeyOf(scope: 'file' | 'worker') {
  return base.extend<Fixtures>({
    serviceWorkers: 'block',
    product: [
      async ({}, use) => {
        const directory = await copyDemoWorld();
        const product = await startProduct({ DATA_DIR: directory });
        await use(product);
        await product.stop();
        await removeDataFolder(directory);
      },
      { scope },
    ],
    browser: [
      async ({}, use) => {
        const browser = await openBrowser();
        await use(browser);
        await browser.close();
      },
      { scope: 'worker' },
    ],
    openPage: async ({ browser, product, serviceWorkers }, use) => {
      const contexts: BrowserContext[] = [];
      const problems: string[] = [];
      const checks: Promise<string[]>[] = [];
      await use(async ({ language = 'en', locale = `${language}-IN`, ...size } = {}) => {
        const context = await browser.newContext({
          baseURL: product.origin,
          viewport: { ...phone, ...size },
          locale,
          serviceWorkers,
        });
        contexts.push(context);
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
        if (language !== 'en') page.on('domcontentloaded', () => checks.push(checkLanguage(page, language)));
        return page;
      });
      problems.push(...(await Promise.all(checks)).flat());
      for (const context of contexts) await context.close();
      expect(problems).toEqual([]);
    },
  });
}

/** Returns the open page if it is in another language, unless the visitor is leaving it already. */
async function checkLanguage(page: Page, language: Language): Promise<string[]> {
  const { lang, address } = await page
    .evaluate(() => ({ lang: document.documentElement.lang, address: window.location.pathname }))
    .catch(() => ({ lang: language, address: '' }));
  return lang.startsWith(language) ? [] : [`${address} is in ${lang}`];
}
