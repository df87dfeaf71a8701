import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
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
  const max = isWhole ? HEIC_PIXELS : IMAGE_PIXELS;
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
  { width, height, crops }: { width: number; height: number; crops: boolean },
  { across, down }: { across: number; down: number },
): Promise<Buffer | undefined> {
  if (!crops) return (await renderWebp(path, Math.max(width, height)))?.webp;
  // Large enough to fill the frame whatever its shape, within what one upload may take of the memory.
  const whole = await renderWebp(path, 2 * Math.max(width, height));
  if (!whole) return undefined;
  const scale = Math.max(width / whole.width, height / whole.height);
  const scaled = { width: Math.round(whole.width * scale), height: Math.round(whole.height * scale) };
  const left = Math.round(((scaled.width - width) * across) / 100);
  const top = Math.round(((scaled.height - height) * down) / 100);
  return sharp(whole.webp)
    .resize({ ...scaled, fit: 'fill' })
    .extract({ left, top, width, height })
    .webp({ quality: 82 })
    .toBuffer();
}

/** Renders an SVG as a square PNG of `pixels` pixels on each side. */
export function renderPng(svg: Buffer, pixels: number): Promise<Buffer> {
  return sharp(svg, { density: 300 }).resize(pixels, pixels, { kernel: 'nearest' }).png().toBuffer();
}

/** Crops a stored picture to a frame for print, keeping its most striking part. */
export function renderForPrint(picture: Buffer, frame: { width: number; height: number }): Promise<Buffer> {
  return sharp(picture, { limitInputPixels: IMAGE_PIXELS })
    .rotate()
    .resize({ ...frame, fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}
