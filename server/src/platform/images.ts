import { IMAGE_PIXELS } from '@kirdaar/contract/rules/limits';
import type { RenditionFormat } from '@kirdaar/contract/rules/renditions';
import sharp from 'sharp';

/**
 * A received picture as WebP, at most `longest` pixels on its longer side, upright and
 * without the EXIF and GPS data it came with.
 */
export function renderWebp(path: string, longest = 1600): Promise<Buffer> {
  return sharp(path, { limitInputPixels: IMAGE_PIXELS })
    .rotate()
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();
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
  return sharp(picture, { limitInputPixels: PIXELS_MOST })
    .rotate()
    .resize({ ...frame, fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}
