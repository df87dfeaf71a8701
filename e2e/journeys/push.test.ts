import type { BrowserContext, Page } from 'playwright-core';
import { openBrowser } from '#testing/browser.ts';
import { expect } from '#testing/expect.ts';
import { sharedTest as test } from '#testing/journey.ts';

const notification = {
  title: 'Young mother: you are invited',
  text: 'Monsoon Frames invites you to an audition.',
  link: 'https://elsewhere.example/user/my-application',
  tag: 'a message',
};

test('shows a pushed notification in the browser and opens its page on this site only', async ({
  product,
}) => {
  // Not the browser that other files of the worker share, which shows no notifications.
  await using browser = await openBrowser({ isWhole: true });
  const page = await browser.newPage({ baseURL: product.origin });
  await page.context().grantPermissions(['notifications'], { origin: product.origin });
  await page.goto('/');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));

  await push(page, JSON.stringify(notification));
  await push(page, JSON.stringify({ ...notification, text: 'It was moved to noon.' }));
  await push(page, 'no JSON');

  await expect
    .poll(() => shownBy(page))
    .toEqual([
      { title: notification.title, body: 'It was moved to noon.', tag: 'a message' },
      { title: new URL(product.origin).host, body: '', tag: 'message' },
    ]);
  expect(await clickOn(page.context(), 'a message')).toBe(`${product.origin}/user/my-application`);
});

test('serves the push worker without caching and blocks loading from other origins', async ({ product }) => {
  const response = await fetch(`${product.origin}/push-worker.js`);

  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; img-src 'self'; connect-src 'self'",
    'content-type': expect.stringContaining('javascript'),
  });
});

/**
 * Hands a push message to the worker as the browser does after decryption. Not through the developer tools,
 * which drop messages to a worker that is just starting.
 */
async function push(page: Page, data: string) {
  const worker = await workerOf(page.context());
  await worker.evaluate((text) => {
    const scope = globalThis as unknown as {
      PushEvent: new (kind: string, about: object) => Event;
      dispatchEvent: (event: Event) => boolean;
    };
    scope.dispatchEvent(new scope.PushEvent('push', { data: text }));
  }, data);
}

async function workerOf(context: BrowserContext) {
  return context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker');
}

function shownBy(page: Page) {
  return page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    const shown = await worker.getNotifications();
    return shown
      .map(({ title, body, tag }) => ({ title, body, tag }))
      .sort((one, other) => one.tag.localeCompare(other.tag));
  });
}

/** Clicks a notification and returns the URL that it opens. */
async function clickOn(context: BrowserContext, tag: string): Promise<string> {
  const worker = await workerOf(context);
  return worker.evaluate(async (named) => {
    const scope = globalThis as unknown as {
      registration: { getNotifications: (filter: object) => Promise<object[]> };
      clients: { openWindow: (address: string) => Promise<null> };
      NotificationEvent: new (kind: string, about: object) => Event;
      dispatchEvent: (event: Event) => boolean;
    };
    // Replaced because browsers open windows only after a real user click.
    const opened = new Promise<string>((resolve) => {
      scope.clients.openWindow = async (address) => {
        resolve(address);
        return null;
      };
    });
    const [notification] = await scope.registration.getNotifications({ tag: named });
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
    return opened;
  }, tag);
}
