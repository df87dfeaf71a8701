import { readFile } from 'node:fs/promises';
import { HEIC_PIXELS } from '@kirdaar/contract/rules/limits';
import heicDecode from 'heic-decode';
import sharp from 'sharp';

// Runs as a program of its own, as clean-pdf does, because a hostile file may take long or much memory. Writes the
// first picture of a HEIC file, upright and in sRGB, as a lossless WebP of at most `longest` pixels on its longer side.
const [, , from = '', to = '', longest = ''] = process.argv;
process.stdout.write(
  await decode().then(
    () => 'done',
    () => 'unreadable',
  ),
);

async function decode() {
  const file = await readFile(from);
  // The type of the package leaves out the size, which is known before decoding.
  const [first] = (await heicDecode.all({ buffer: file })) as (Awaited<
    ReturnType<typeof heicDecode.all>
  >[number] & {
    width: number;
    height: number;
  })[];
  if (!first || first.width * first.height > HEIC_PIXELS)
    throw new Error('There is no picture of this size.');
  const { width, height, data } = await first.decode();
  const side = Number(longest);
  const { data: pixels, info } = await sharp(data, { raw: { width, height, channels: 4 } })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (isDisplayP3(file)) toSrgb(pixels);
  await sharp(pixels, { raw: { width: info.width, height: info.height, channels: 3 } })
    .webp({ lossless: true, effort: 0 })
    .toFile(to);
}

/** Whether the file has the colour profile of an iPhone, whose name stands in it as UTF-16. */
function isDisplayP3(file: Buffer): boolean {
  const profile = file.indexOf('colrprof');
  return profile >= 0 && file.includes(Buffer.from('Display P3', 'utf16le').swap16(), profile);
}

/** Converts pixels from Display P3, which differs from sRGB in its primaries only. */
function toSrgb(pixels: Buffer) {
  for (let at = 0; at < pixels.length; at += 3) {
    const [red, green, blue] = [lightOf(pixels[at]), lightOf(pixels[at + 1]), lightOf(pixels[at + 2])];
    pixels[at] = encoded(1.2249 * red - 0.2247 * green);
    pixels[at + 1] = encoded(-0.042 * red + 1.0419 * green);
    pixels[at + 2] = encoded(-0.0197 * red - 0.0786 * green + 1.0979 * blue);
  }
}

const light = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

function lightOf(value = 0): number {
  return light[value] ?? 0;
}

function encoded(value: number): number {
  const share = Math.min(Math.max(value, 0), 1);
  return Math.round(255 * (share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055));
}
