import type { Reply } from '@kirdaar/contract/api';
import type { Medium } from '@kirdaar/contract/media';
import { expect } from '@playwright/test';
import type { Page } from 'playwright-core';
import { joinAsTalent, logIn } from '#testing/join.ts';

/** Joins as a talent of one's own and opens the page of photos and videos by the menu under the name. */
export async function openMedia(page: Page, address: string, number: number) {
  const email = `ila${number}@talent.example`;
  await joinAsTalent(page, address, { name: 'Ila Rao', email, mobile: `98470 2200${number}` });
  await logIn(page, email);
  await page.getByText('Welcome, Ila Rao').click();
  await page.getByRole('link', { name: 'Photos and Videos' }).click();
  await page.getByRole('heading', { name: 'Gallery' }).waitFor();
}

/** Waits until more than so many megabytes of the only file on its way have gone. */
export async function sentBeyond(page: Page, megabytes: number) {
  const row = page.getByRole('list', { name: 'Files on their way' }).getByRole('listitem');
  await expect
    .poll(async () => Number(/([\d.]+) MB of/.exec(await row.innerText())?.[1] ?? 0), { timeout: 20_000 })
    .toBeGreaterThan(megabytes);
}

/** Waits until a shelf shows so many, with nothing on its way that is not refused; answers what the server has. */
export async function arrivedIn(page: Page, shelf: string, count: number) {
  const tiles = page.getByRole('region', { name: shelf }).getByRole('button', { name: /^Delete/ });
  await expect(tiles).toHaveCount(count, { timeout: 60_000 });
  const { media } = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    // The product's own answer.
    return (await (await fetch('/api/user/media', { headers })).json()) as Reply<'GET /api/user/media'>;
  });
  return media;
}

/**
 * Sends a file once more, whole and in place of a medium; answers the id of what is then in that place. It is the
 * same one if, and only if, the server had those very bytes already.
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

/** Has the browser lose the files it kept of interrupted uploads. */
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

/** A machine that runs tests has no camera and no microphone. */
export function standInForDevices() {
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
