import type { Reply } from '@kirdaar/contract/api';
import type { Medium } from '@kirdaar/contract/talent/media';
import { picture } from '@kirdaar/server/testing/files';
import type { Page } from 'playwright-core';
import { accessibilityViolations } from '#testing/accessibility.ts';
import { startAsTalent } from '#testing/by-api.ts';
import { mockDevices } from '#testing/devices.ts';
import { expect } from '#testing/expect.ts';
import { sharedTest as test } from '#testing/journey.ts';
import { largeVideo } from '#testing/large-file.ts';
import { filePayload } from '#testing/post-call.ts';

const MB = 1024 * 1024;
const UNLIMITED = -1;
/** So slow that no upload ends while a busy machine loads a page. */
const HARDLY = 64 * 1024;

test('adds photos, moves one by drag and drop, and keeps the order', async ({ product, openPage }) => {
  const page = await openPage({ width: 1280, height: 900 });
  await openMedia(page, product.origin);
  const photos = [await photo('one.png'), await photo('two.png', '#226644')];
  await page.getByLabel('Choose photos').setInputFiles(photos);
  await waitForMedia(page, 'Gallery', 2);
  await page.getByRole('button', { name: 'Add a caption to photo 1' }).press('Enter');
  await page.getByLabel('Caption of photo 1').fill('In red');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Open photo 1, In red' }).waitFor();

  await page.getByTitle('Drag to reorder').first().hover();
  await page.mouse.down();
  await page.getByRole('button', { name: 'Open photo 2' }).hover();
  await page.mouse.up();
  const moved = page.getByRole('button', { name: 'Open photo 2, In red' });
  await expect(moved).toBeVisible();

  await page.reload();
  await expect(moved).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('uploads a video byte for byte despite a lost connection and a reload, also when it is chosen again', async ({
  product,
  openPage,
}) => {
  await using scene = await largeVideo('scene.mp4', 24);
  const page = await openPage();
  await openMedia(page, product.origin);
  const { hardlyFrom, cut, offsets } = await throttled(page);

  hardlyFrom(8 * MB);
  await page.getByLabel('Choose intro videos').setInputFiles(scene.path);
  await sentBeyond(page, 8);
  await expect(page.getByText(/^\d+\.\d MB of 24\.0 MB · \d.* a second · .* left$/)).toBeVisible();
  await cut(true);
  await expect(page.getByText(/^Connection lost at \d+\.\d MB of 24\.0 MB\./)).toBeVisible();
  const sentBefore = offsets.length;
  hardlyFrom(16 * MB);
  await cut(false);
  // What the browser kept of the file is sent without a question.
  await page.reload();
  await sentBeyond(page, 16);
  expect(offsets[sentBefore]).toBeGreaterThanOrEqual(8 * MB);
  await forgetKeptFiles(page);
  await page.reload();
  await expect(page.getByText(/The page was reloaded\. Choose scene\.mp4 again/)).toBeVisible();
  hardlyFrom(scene.bytes.length);
  await page.getByLabel('Choose the file again').setInputFiles(scene.path);

  const [arrived] = await waitForMedia(page, 'Intro videos', 1);
  expect(await sentWhole(page, arrived, scene.bytes)).toBe(arrived?.id);
});

test('takes a photo and records a voice sample with the device', async ({ product, openPage }) => {
  const page = await openPage({ width: 1280, height: 900 });
  await page.addInitScript(mockDevices);
  await openMedia(page, product.origin);

  await page.getByRole('region', { name: 'Headshot' }).getByRole('button', { name: 'Take a photo' }).click();
  await page.getByRole('button', { name: 'Take photo' }).click();
  await page.getByRole('button', { name: 'Use this photo' }).click();
  await waitForMedia(page, 'Headshot', 1);
  await page.getByRole('button', { name: 'Record your voice' }).click();
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(page.getByText('0:01')).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Use this recording' }).click();

  await waitForMedia(page, 'Voice samples', 1);
  await expect(page.getByRole('region', { name: 'Voice samples' }).locator('audio')).toBeVisible();
});

/** Sends the pieces of an upload that begin at an offset or later so slowly that they hardly advance, and can cut the connection. */
async function throttled(page: Page) {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.enable');
  let slowFrom = 0;
  let offline = false;
  const offsets: number[] = [];
  const limit = (uploadThroughput: number) =>
    tools.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      uploadThroughput,
      downloadThroughput: UNLIMITED,
    });
  await page.route('**/media/uploads/*', async (route, request) => {
    if (request.method() === 'PATCH') {
      const offset = Number(request.headers()['upload-offset']);
      offsets.push(offset);
      await limit(offset >= slowFrom ? HARDLY : UNLIMITED);
    }
    await route.continue();
  });
  return {
    offsets,
    hardlyFrom: (offset: number) => {
      slowFrom = offset;
    },
    cut: (isCut: boolean) => {
      offline = isCut;
      return limit(HARDLY);
    },
  };
}

async function photo(name: string, colour = '#884422') {
  return filePayload(await picture(name, colour));
}

/** Joins as a new talent and opens the photos and videos page. */
async function openMedia(page: Page, origin: string) {
  await startAsTalent(page, origin, 'Ila Rao', '/user/media');
  await page.getByRole('heading', { name: 'Gallery' }).waitFor();
}

/** Waits until more than this many megabytes of the only running upload have been sent. */
async function sentBeyond(page: Page, megabytes: number) {
  const row = page.getByRole('list', { name: 'Uploads' }).getByRole('listitem');
  await expect
    .poll(async () => Number(/([\d.]+) MB of/.exec(await row.innerText())?.[1] ?? 0))
    .toBeGreaterThan(megabytes);
}

/** Waits until a media section shows this many items and returns the media stored on the server. */
async function waitForMedia(page: Page, shelf: string, count: number) {
  const tiles = page.getByRole('region', { name: shelf }).getByRole('button', { name: /^Delete/ });
  await expect(tiles).toHaveCount(count);
  const { media } = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    // The response comes from the product itself, so its type is known.
    return (await (await fetch('/api/user/media', { headers })).json()) as Reply<'GET /api/user/media'>;
  });
  return media;
}

/**
 * Uploads a whole file in place of a media item and returns the ID now in that place. The ID stays the same
 * if and only if the server already had exactly these bytes.
 */
async function sentWhole(page: Page, medium: Medium | undefined, bytes: Buffer): Promise<string> {
  const { kind = '', id = '' } = medium ?? {};
  const file = { name: 'whole.mp4', mimeType: 'video/mp4', buffer: bytes };
  const answer = await page.request.post('/api/user/media', {
    headers: { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}` },
    multipart: { kind, replaces: id, file },
  });
  return (await answer.json()).media.id;
}

/** Deletes the files that the browser kept for interrupted uploads. */
async function forgetKeptFiles(page: Page) {
  await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('uploads');
      request.onsuccess = () => resolve(request.result);
    });
    await new Promise((resolve) => {
      const change = database.transaction('files', 'readwrite');
      change.oncomplete = resolve;
      change.objectStore('files').clear();
    });
    database.close();
  });
}
