import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { FOCUS_STEP, type Focus } from '@kirdaar/contract/rules/focus';
import { HEIC_PIXELS, IMAGE_PIXELS } from '@kirdaar/contract/rules/limits';
import type { RenditionFormat } from '@kirdaar/contract/rules/renditions';
import sharp from 'sharp';
import { openConcurrencyLimit } from '#platform/http/concurrency-limit.ts';
import { runNodeBounded } from '#platform/media/run-bounded.ts';

const readable = ['jpeg', 'png', 'webp', 'heif'];
const LARGE_SECONDS = 30;
const USUAL_PIXELS = 50_000_000;
const pass = openConcurrencyLimit({ atOnce: 2, waiting: 50 });
const passLarge = openConcurrencyLimit({ atOnce: 1, waiting: 50 });

/** A picture in its stored form. */
export interface Picture {
  webp: Buffer;
  width: number;
  height: number;
}

/** Reads the header of a picture; undefined when it is none that is read. */
async function readHeader(path: string) {
  const picture = sharp(path, { limitInputPixels: false });
  const found = await picture.metadata().catch(() => undefined);
  if (!found?.format || !readable.includes(found.format)) return undefined;
  const pixels = found.width * found.height;
  // HEIC and AVIF are decoded whole, which takes much memory.
  const isWhole = found.format === 'heif';
  // So are interlaced PNG; with 16 bits in each channel half as many pixels fit.
  const isDeep = found.format === 'png' && found.isProgressive && found.depth === 'ushort';
  const max = isWhole ? HEIC_PIXELS : isDeep ? IMAGE_PIXELS / 2 : IMAGE_PIXELS;
  return { isLarge: isWhole || pixels > USUAL_PIXELS, isTooLarge: pixels > max, max };
}

/** Returns the number of megapixels up to which a picture is read, if it has more. */
export async function megapixelsExceeded(path: string): Promise<number | undefined> {
  const header = await readHeader(path);
  return header?.isTooLarge ? Math.floor(header.max / 1_000_000) : undefined;
}

/**
 * Converts a received picture to WebP: at most `longest` pixels on its longer side, upright, in sRGB, without EXIF
 * and GPS data; of an animation the first frame. Returns undefined when it cannot be read.
 */
export async function renderWebp(path: string, longest = 1600): Promise<Picture | undefined> {
  const header = await readHeader(path);
  if (!header || header.isTooLarge) return undefined;
  const { isLarge } = header;
  return (isLarge ? passLarge : pass)(async () => {
    const shrunk = `${path}.shrunk`;
    try {
      if (isLarge && !(await shrink(path, shrunk, longest))) return undefined;
      const { data, info } = await sharp(isLarge ? shrunk : path)
        .rotate()
        .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer({ resolveWithObject: true });
      return { webp: data, width: info.width, height: info.height };
    } catch {
      return undefined;
    } finally {
      await rm(shrunk, { force: true });
    }
  });
}

/** Returns whether the picture could be decoded, which takes several hundred megabytes of memory. */
async function shrink(path: string, target: string, longest: number): Promise<boolean> {
  const program = fileURLToPath(import.meta.resolve('#platform/media/shrink-picture.ts'));
  return (await runNodeBounded(program, [path, target, String(longest)], LARGE_SECONDS, 'used')) === 'done';
}

// At these qualities both formats look alike; AVIF is a third smaller, but slow to encode with more effort.
const formats = { avif: { quality: 52, effort: 2 }, webp: { quality: 78 } };

/** Resizes a stored picture to at most `width` pixels wide. */
export function renderNarrow(picture: Buffer, width: number, format: RenditionFormat): Promise<Buffer> {
  return sharp(picture, { limitInputPixels: IMAGE_PIXELS })
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, formats[format])
    .toBuffer();
}

/**
 * Converts a received picture to WebP in a frame: cropped around a point given in percent, or whole on a
 * transparent ground. Returns undefined when it cannot be read.
 */
export async function renderInFrame(
  path: string,
  { width, height, crops }: Frame & { crops: boolean },
  focus: Focus,
): Promise<Buffer | undefined> {
  if (!crops) return (await renderWebp(path, Math.max(width, height)))?.webp;
  // Large enough to fill the frame whatever its shape, within what one upload may take of the memory.
  const whole = await renderWebp(path, 2 * Math.max(width, height));
  if (!whole) return undefined;
  return crop(whole.webp, whole, { width, height }, focus).webp({ quality: 82 }).toBuffer();
}

interface Frame {
  width: number;
  height: number;
}

/** Renders an SVG in its own size; text in it must be paths. */
export function renderSvg(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}

/** Cuts the largest part with the shape of a frame out of a picture, where the focus says, and scales it to the frame. */
function crop(picture: Buffer, size: Frame, frame: Frame, { across, down }: Focus) {
  const scale = Math.min(size.width / frame.width, size.height / frame.height);
  const width = Math.max(1, Math.round(frame.width * scale));
  const height = Math.max(1, Math.round(frame.height * scale));
  const left = Math.round(((size.width - width) * across) / 100);
  const top = Math.round(((size.height - height) * down) / 100);
  return sharp(picture, { limitInputPixels: IMAGE_PIXELS })
    .extract({ left, top, width, height })
    .resize({ ...frame, fit: 'fill' });
}

const SAMPLE = 160;

/**
 * Finds where a square crop of a picture keeps what stands out, usually a face: '30,50', or null for the middle. Other
 * shapes keep it there too, which they would not if it were the position of the face.
 */
export async function findFocus({ webp, ...size }: Picture): Promise<string | null> {
  const { info } = await sharp(webp)
    .resize({ width: SAMPLE, height: SAMPLE, fit: 'cover', position: 'attention' })
    .toBuffer({ resolveWithObject: true });
  const scale = SAMPLE / Math.min(size.width, size.height);
  const place = (length: number, offset = 0) => {
    const room = Math.round(length * scale) - SAMPLE;
    const percent = room < 1 ? 50 : Math.min(100, (-100 * offset) / room);
    return Math.round(percent / FOCUS_STEP) * FOCUS_STEP;
  };
  const focus = `${place(size.width, info.cropOffsetLeft)},${place(size.height, info.cropOffsetTop)}`;
  return focus === '50,50' ? null : focus;
}

/** Renders an SVG as a square PNG of `pixels` pixels on each side. */
export function renderPng(svg: Buffer, pixels: number): Promise<Buffer> {
  return sharp(svg, { density: 300 }).resize(pixels, pixels, { kernel: 'nearest' }).png().toBuffer();
}

/** Crops a stored picture to a frame for print. */
export async function renderForPrint(picture: Buffer, frame: Frame, focus: Focus): Promise<Buffer> {
  return crop(picture, await sharp(picture).metadata(), frame, focus)
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}
