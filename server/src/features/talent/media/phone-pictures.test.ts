import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { expect } from 'vitest';
import { clipBytes } from '#testing/files.ts';
import { test as base } from '#testing/library.ts';

const skin = { r: 210, g: 160, b: 122 };
const drawn = (width: number, height: number, background: object = skin) =>
  sharp({ create: { width, height, channels: 3, background } });

const noise = sharp({
  create: {
    width: 320,
    height: 240,
    channels: 3,
    background: skin,
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  },
});

const test = base.extend<{
  /** Sends a photo and returns its stored pixels. */
  keep: (name: string, bytes: Buffer) => Promise<Sharp>;
}>({
  keep: async ({ app, given, send }, use) => {
    await use(async (name, bytes) => {
      const { status, body } = await send(
        await given.talent(),
        'photo',
        new File([new Uint8Array(bytes)], name),
      );
      expect([status, body.message]).toEqual([200, expect.anything()]);
      return sharp((await app.inject(body.media.url ?? '')).rawPayload);
    });
  },
});

async function expectColour(picture: Sharp, colour: { r: number; g: number; b: number }) {
  const { channels } = await picture.stats();
  const means = channels.slice(0, 3).map(({ mean }) => mean);
  for (const [channel, value] of [colour.r, colour.g, colour.b].entries())
    expect(Math.abs((means[channel] ?? 0) - value), `channel ${channel} of ${means}`).toBeLessThan(12);
}

test('reads the picture of an iPhone, upright', async ({ keep }) => {
  const kept = await keep('IMG_0001.HEIC', clipBytes('iphone.heic'));

  expect(await kept.metadata()).toMatchObject({ width: 1200, height: 1600 });
});

test.for([
  ['iphone48.heic', 'of 48 megapixels', 'IMG_0001.HEIC', { width: 1600, height: 1200 }],
  ['thumbnail.heic', 'with a thumbnail, named like a JPEG', 'IMG_0001.jpg', { width: 480, height: 640 }],
  ['thumbnail.heic', 'named in another script', 'फ़ोटो 😊', { width: 480, height: 640 }],
] as const)('reads %s, %s', async ([file, , name, size], { keep }) => {
  const kept = await keep(name, clipBytes(file));

  expect(await kept.metadata()).toMatchObject(size);
  await expectColour(kept, skin);
});

test('converts the colours of a HEIC by the profile in it, whatever its name', async ({ keep }) => {
  const corner = (await keep('p3.heic', clipBytes('p3.heic'))).extract({
    left: 4,
    top: 4,
    width: 40,
    height: 40,
  });

  // A red that is 184, 50, 41 in Display P3.
  await expectColour(sharp(await corner.png().toBuffer()), { r: 200, g: 30, b: 30 });
});

test.for(['photo.jfif', 'photo.jpe', 'photo.JPG.', 'photo'])(
  'takes a JPEG named %s',
  async (name, { keep }) => {
    await expectColour(await keep(name, await drawn(300, 400).jpeg().toBuffer()), skin);
  },
);

test('shrinks a picture of 50 megapixels, and keeps it upright', async ({ keep }) => {
  const turned = drawn(8160, 6144).jpeg().withMetadata({ orientation: 6 });

  const kept = await keep('large.jpg', await turned.toBuffer());

  expect(await kept.metadata()).toMatchObject({ width: 1205, height: 1600 });
});

test.for<[string, string, () => Promise<Buffer>]>([
  [
    'JPEG',
    '200 megapixels',
    async () => {
      const jpeg = await drawn(80, 60).jpeg().toBuffer();
      // The size in the header of the frame.
      const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
      jpeg.writeUInt16BE(13_000, frame + 5);
      jpeg.writeUInt16BE(16_000, frame + 7);
      return jpeg;
    },
  ],
  [
    'AVIF',
    '50 megapixels',
    async () => {
      const avif = await drawn(80, 60).avif().toBuffer();
      // The size in the box of the picture's extents.
      const box = avif.indexOf('ispe');
      avif.writeUInt32BE(10_000, box + 8);
      avif.writeUInt32BE(10_000, box + 12);
      return avif;
    },
  ],
  [
    'interlaced PNG of 16 bits',
    '100 megapixels',
    async () => {
      const png = await drawn(80, 60).toColourspace('rgb16').png({ progressive: true }).toBuffer();
      png.writeUInt32BE(14_000, 16);
      png.writeUInt32BE(14_000, 20);
      png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
      return png;
    },
  ],
])('names the limit for a %s with more megapixels', async ([, limit, bytes], { given, send }) => {
  const file = new File([new Uint8Array(await bytes())], 'huge.jpg');

  const { status, body } = await send(await given.talent(), 'photo', file);

  expect([status, body.code]).toEqual([400, 'picture_too_many_pixels']);
  expect(body.message).toContain(limit);
});

test('keeps the first frame of an animation', async ({ keep }) => {
  const frames = await Promise.all([
    drawn(40, 30).png().toBuffer(),
    drawn(40, 30, { r: 0, g: 0, b: 255 }).png().toBuffer(),
  ]);
  const animated = await sharp(frames, { join: { animated: true } })
    .webp({ lossless: true })
    .toBuffer();

  await expectColour(await keep('moving.webp', animated), skin);
  const first = await sharp(clipBytes('animated.png')).stats();
  const [r = 0, g = 0, b = 0] = first.channels.map(({ mean }) => mean);
  await expectColour(await keep('moving.png', clipBytes('animated.png')), { r, g, b });
});

test.for<[string, () => Promise<Buffer>]>([
  ['AVIF', () => drawn(80, 60).avif({ lossless: true }).toBuffer()],
  ['Display P3', () => drawn(80, 60).withIccProfile('p3').jpeg({ quality: 95 }).toBuffer()],
  ['CMYK', () => drawn(80, 60).toColourspace('cmyk').withIccProfile('cmyk').jpeg({ quality: 95 }).toBuffer()],
])('keeps the colours of %s', async ([, bytes], { keep }) => {
  await expectColour(await keep('colours', await bytes()), skin);
});

test.for<[string, () => Buffer | Promise<Buffer>]>([
  ['HEIC', () => clipBytes('thumbnail.heic')],
  ['AVIF', () => noise.avif().toBuffer()],
  ['JPEG', () => noise.jpeg().withMetadata({ orientation: 6 }).toBuffer()],
  ['PNG', () => noise.png().toBuffer()],
  ['WebP', () => noise.webp({ quality: 90 }).toBuffer()],
])('says that a %s is cut off', async ([name, bytes], { given, send }) => {
  const whole = await bytes();
  const file = new File([new Uint8Array(whole.subarray(0, Math.floor(whole.length * 0.6)))], `cut.${name}`);

  const { status, body } = await send(await given.talent(), 'photo', file);

  expect([status, body.code]).toEqual([400, 'picture_cut_off']);
  expect(body.message).toContain('cut off');
});

test('says that a damaged picture cannot be opened', async ({ given, send }) => {
  const damaged = await noise.png().toBuffer();
  damaged.fill(0, 2000, 4000);

  const { status, body } = await send(
    await given.talent(),
    'photo',
    new File([new Uint8Array(damaged)], 'a.png'),
  );

  expect([status, body.code]).toEqual([400, 'picture_unreadable']);
});
