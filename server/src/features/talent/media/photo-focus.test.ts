import * as avataaars from '@dicebear/avataaars';
import { createAvatar } from '@dicebear/core';
import { focusOf } from '@kirdaar/contract/rules/focus';
import sharp from 'sharp';
import { extractImages, getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';
import { test } from '#testing/library.ts';

const HEIGHT = 300;
const skins = ['f3cfa9', 'dfa873', 'b87843', '8f5730'];

/** Draws a person before leaves and lamps. Returns the picture and where the face is. */
async function portrait(place: number, width: number, left: number) {
  const figure = createAvatar(avataaars, {
    seed: String(place),
    size: 200,
    skinColor: [skins[place % skins.length] ?? 'dfa873'],
  }).toString();
  const lamps = Array.from({ length: 14 }, (_, lamp) => {
    const [x, y] = [(lamp * 83 + place * 31) % width, (lamp * 47) % HEIGHT];
    const colour = ['#3c6b2f', '#8db36b', '#4a78b0', '#2b2b2b'][lamp % 4];
    return `<circle cx="${x}" cy="${y}" r="${12 + lamp}" fill="${colour}" opacity="0.4"/>`;
  }).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}">
    <rect width="${width}" height="${HEIGHT}" fill="#7d8f84"/>${lamps}
    <svg x="${left}" y="100" width="200" height="200">${figure}</svg></svg>`;
  const bytes = await sharp(Buffer.from(svg)).jpeg().toBuffer();
  // The face is at 98 to 182 of the 280 units of the figure.
  return { bytes, from: left + 70, to: left + 130 };
}

const file = (bytes: Buffer) => new File([new Uint8Array(bytes)], 'me.jpg');

test('keeps the face in the crop of at least nine of ten photos', async ({ given, send }) => {
  const talent = await given.talent();
  const width = 480;
  let kept = 0;
  for (const [place, left] of [-20, 0, 10, 30, 60, 220, 250, 270, 280, 300].entries()) {
    const { bytes, from, to } = await portrait(place, width, left);
    const { media } = (await send(talent, 'image', file(bytes))).body;
    for (const shape of [3 / 4, 1]) {
      const start = ((width - HEIGHT * shape) * focusOf(media.url).across) / 100;
      if (start <= from && start + HEIGHT * shape >= to) kept += 0.5;
    }
  }

  expect(kept).toBeGreaterThanOrEqual(9);
});

test('crops every picture of a profile where its talent says', async ({ callApi, given, send }) => {
  const talent = await given.talent({ date_of_birth: '1990-01-01', visibility: 'public' });
  const { bytes } = await portrait(1, 480, 270);
  const image = (await send(talent, 'image', file(bytes))).body.media;
  const photo = (await send(talent, 'photo', file(bytes))).body.media;

  for (const { id } of [image, photo]) {
    const input = { params: { id }, body: { across: 0, down: 100 } };
    const { status, body } = await callApi('PUT /api/user/media/:id/focus', input, talent);
    expect([status, body.media.url]).toEqual([200, expect.stringMatching(/\.webp(\?.*)?#focus=0,100$/)]);
  }

  const own = (await callApi('GET /api/user/profile', {}, talent)).body;
  const shown = JSON.stringify(own).match(/#focus=\d+,\d+/g) ?? [];
  expect(shown.length).toBeGreaterThanOrEqual(3);
  expect(new Set(shown)).toEqual(new Set(['#focus=0,100']));
});

test.for([
  { across: 101, down: 50 },
  { across: 50, down: -5 },
  { across: 33, down: 50 },
])('rejects the crop %o', async (body, { callApi, given, send }) => {
  const talent = await given.talent();
  const { id } = (await send(talent, 'photo', file((await portrait(2, 480, 0)).bytes))).body.media;

  const input = { params: { id }, body };
  expect((await callApi('PUT /api/user/media/:id/focus', input, talent)).status).toBe(400);
});

test.for([
  [0, 'red'],
  [100, 'blue'],
] as const)(
  'prints a photo cropped at %i percent, where it is %s',
  async ([across, colour], { app, given, services }) => {
    const half = { create: { width: 600, height: 400, channels: 3, background: 'red' } } as const;
    const whole = await sharp({ create: { ...half.create, width: 1200, background: 'blue' } })
      .composite([{ input: await sharp(half).png().toBuffer(), left: 0, top: 0 }])
      .webp()
      .toBuffer();
    const name = await services.storage.save('public', whole, 'webp');
    const profile_photo = `/media/public/${name}#focus=${across},50`;
    const { token } = await given.talent({ date_of_birth: '1996-05-04', profile_photo });

    const headers = { authorization: `Bearer ${token}` };
    const { rawPayload } = await app.inject({ url: '/api/user/comp-card.pdf', headers });
    const [front] = await extractImages(await getDocumentProxy(new Uint8Array(rawPayload)), 1);

    const [red = 0, , blue = 0] = front?.data ?? [];
    expect(red > blue ? 'red' : 'blue').toBe(colour);
    expect(Math.abs(red - blue)).toBeGreaterThan(200);
  },
);
