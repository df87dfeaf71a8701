import { readFile } from 'node:fs/promises';
import { HEIC_PIXELS, IMAGE_PIXELS } from '@kirdaar/contract/rules/limits';
import heicDecode from 'heic-decode';
import sharp from 'sharp';

// Runs as a program of its own, as clean-pdf does, because a hostile file may take long or much memory. Writes the
// first picture of a file, upright, with at most `longest` pixels on its longer side.
const [, , from = '', to = '', longest = ''] = process.argv;
const frame = {
  width: Number(longest),
  height: Number(longest),
  fit: 'inside',
  withoutEnlargement: true,
} as const;
// What one segment of a JPEG has room for.
const LONGEST_PROFILE = 65_500;
process.stdout.write(
  await shrink().then(
    () => 'done',
    () => 'unreadable',
  ),
);

async function shrink() {
  const { format, compression, icc } = await sharp(from, { limitInputPixels: false }).metadata();
  const isHeic = format === 'heif' && compression !== 'av1';
  const picture = isHeic
    ? sharp(await decodeHeic(icc))
    : sharp(from, { limitInputPixels: IMAGE_PIXELS }).rotate().resize(frame);
  await picture.webp({ lossless: true, effort: 0 }).toFile(to);
}

/** Returns the picture as a JPEG of the best quality in its own colours, which sharp converts to sRGB. */
async function decodeHeic(profile: Buffer | undefined): Promise<Buffer> {
  // The type of the package leaves out the size, which is known before decoding.
  const [first] = (await heicDecode.all({ buffer: await readFile(from) })) as (Awaited<
    ReturnType<typeof heicDecode.all>
  >[number] & {
    width: number;
    height: number;
  })[];
  if (!first || first.width * first.height > HEIC_PIXELS)
    throw new Error('There is no picture of this size.');
  const { width, height, data } = await first.decode();
  const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
    .resize(frame)
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return profile && profile.length < LONGEST_PROFILE ? withProfile(jpeg, profile) : jpeg;
}

/** Adds a colour profile to a JPEG, as segment APP2 after the start of the image. */
function withProfile(jpeg: Buffer, profile: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), profile]);
  const head = Buffer.from([0xff, 0xe2, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}
