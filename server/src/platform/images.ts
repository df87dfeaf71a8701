import { IMAGE_PIXELS } from '@kirdaar/contract/rules/limits';
import type { RenditionFormat } from '@kirdaar/contract/rules/renditions';
import sharp from 'sharp';
import { openGate } from '#platform/gate.ts';

const readable = ['jpeg', 'png', 'webp', 'heif'];
// A picture of the most pixels takes some hundred megabytes to read.
const pass = openGate({ atOnce: 2, waiting: 50 });

/** A picture as it is kept. */
export interface Picture {
  webp: Buffer;
  width: number;
  height: number;
}

/**
 * A received picture as WebP, at most `longest` pixels on its longer side, upright and
 * without the EXIF and GPS data it came with; undefined when it cannot be read.
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

// At these qualities both look alike; AVIF is a third smaller, and slow to make with more effort.
const formats = { avif: { quality: 52, effort: 2 }, webp: { quality: 78 } };

/** A stored picture at most `width` pixels wide. */
export function renderNarrow(picture: Buffer, width: number, format: RenditionFormat): Promise<Buffer> {
  return sharp(picture, { limitInputPixels: IMAGE_PIXELS })
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, formats[format])
    .toBuffer();
}

/** A drawing as a PNG of so many pixels on each side. */
export function renderPng(svg: Buffer, pixels: number): Promise<Buffer> {
  return sharp(svg, { density: 300 }).resize(pixels, pixels, { kernel: 'nearest' }).png().toBuffer();
}

/** A stored picture cut to fill a frame, for print: what draws the eye stays in it. */
export function renderForPrint(picture: Buffer, frame: { width: number; height: number }): Promise<Buffer> {
  return sharp(picture, { limitInputPixels: IMAGE_PIXELS })
    .rotate()
    .resize({ ...frame, fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}
