import sharp from 'sharp';

const PIXELS_MOST = 50_000_000;

/**
 * A received picture as WebP, at most `longest` pixels on its longer side, upright and
 * without the EXIF and GPS data it came with.
 */
export function renderWebp(path: string, longest = 1600): Promise<Buffer> {
  return sharp(path, { limitInputPixels: PIXELS_MOST })
    .rotate()
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();
}
