import { IMAGE_PIXELS } from '@kirdaar/contract/rules/limits';
import type { RenditionFormat } from '@kirdaar/contract/rules/renditions';
import sharp from 'sharp';
import { openConcurrencyLimit } from '#platform/http/concurrency-limit.ts';

const readable = ['jpeg', 'png', 'webp', 'heif'];
// Reading a picture of the maximum size takes a few hundred megabytes of memory.
const pass = openConcurrencyLimit({ atOnce: 2, waiting: 50 });

/** A picture in its stored form. */
export interface Picture {
  webp: Buffer;
  width: number;
  height: number;
}

/**
 * Converts a received picture to WebP: at most `longest` pixels on its longer side, upright, without EXIF and
 * GPS data. Returns undefined when it cannot be read.
 */
export async function renderWebp(path: string, longest = 1600): Promise<Picture | undefined> {
  return pass(async () => {
    try {
      const picture = sharp(path, { limitInputPixels: IMAGE_PIXELS });
      if (!readable.includes((await picture.metadata()).format ?? '')) return undefined;
      const { data, info } = await picture
        .rotate()
        .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer({ resolveWithObject: true });
      return { webp: data, width: info.width, height: info.height };
    } catch {
      return undefined;
    }
  });
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
