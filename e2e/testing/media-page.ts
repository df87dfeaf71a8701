import type { Reply } from '@kirdaar/contract/api';
import type { Medium } from '@kirdaar/contract/talent/media';
import type { Page } from 'playwright-core';
import { expect } from '#testing/expect.ts';
import { joinAsTalent, logIn } from '#testing/join.ts';

/** Joins as a new talent and opens the photos and videos page through the user menu. */
export async function openMedia(page: Page, origin: string, number: number) {
  const email = `ila${number}@talent.example`;
  await joinAsTalent(page, origin, { name: 'Ila Rao', email, mobile: `98470 2200${number}` });
  await logIn(page, email);
  await page.getByText('Welcome, Ila Rao').click();
  await page.getByRole('link', { name: 'Photos and Videos' }).click();
  await page.getByRole('heading', { name: 'Gallery' }).waitFor();
}

/** Waits until more than this many megabytes of the only running upload have been sent. */
export async function sentBeyond(page: Page, megabytes: number) {
  const row = page.getByRole('list', { name: 'Uploads' }).getByRole('listitem');
  await expect
    .poll(async () => Number(/([\d.]+) MB of/.exec(await row.innerText())?.[1] ?? 0), { timeout: 20_000 })
    .toBeGreaterThan(megabytes);
}

/** Waits until a media section shows this many items and returns the media stored on the server. */
export async function waitForMedia(page: Page, shelf: string, count: number) {
  const tiles = page.getByRole('region', { name: shelf }).getByRole('button', { name: /^Delete/ });
  await expect(tiles).toHaveCount(count, { timeout: 60_000 });
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
export async function sentWhole(page: Page, medium: Medium | undefined, bytes: Buffer): Promise<string> {
  const { kind = '', id = '' } = medium ?? {};
  const file = { name: 'whole.mp4', mimeType: 'video/mp4', buffer: bytes };
  const answer = await page.request.post('/api/user/media', {
    headers: { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}` },
    multipart: { kind, replaces: id, file },
  });
  return (await answer.json()).media.id;
}

/** Deletes the files that the browser kept for interrupted uploads. */
export async function forgetKeptFiles(page: Page) {
  await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('uploads');
      request.onsuccess = () => resolve(request.result);
    });
    database.transaction('files', 'readwrite').objectStore('files').clear();
    database.close();
  });
}

/** Replaces camera and microphone, which test machines do not have. */
export function mockDevices() {
  navigator.mediaDevices.getUserMedia = async (wanted) => {
    if (!wanted?.video) {
      const audio = new AudioContext();
      const microphone = audio.createMediaStreamDestination();
      const tone = audio.createOscillator();
      tone.connect(microphone);
      tone.start();
      return microphone.stream;
    }
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    setInterval(() => context?.fillRect(0, 0, Math.random() * 300, 150), 50);
    return canvas.captureStream();
  };
}
