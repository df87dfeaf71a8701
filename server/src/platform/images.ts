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
