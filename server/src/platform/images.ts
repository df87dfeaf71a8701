import sharp from 'sharp';
import { Refusal } from '#platform/refusal.ts';

const PIXELS_MOST = 50_000_000;

/**
 * A received picture as WebP, at most `longest` pixels on its longer side, upright and
 * without the EXIF and GPS data it came with.
 */
export async function renderWebp(path: string, longest = 1600): Promise<Buffer> {
  try {
    return await sharp(path, { limitInputPixels: PIXELS_MOST })
      .rotate()
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    throw new Refusal(400, 'This picture cannot be read. Please choose another.');
  }
}
