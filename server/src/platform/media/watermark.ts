import { IMAGE_PIXELS } from '@kirdaar/contract/rules/limits';
import sharp from 'sharp';
import { runsOf } from '#platform/documents/pdf-fonts.ts';

const LONGEST = 1000;
const SIZE = 26;
const GAP = 70;
const ROW = 110;

/** Renders a stored picture, at most 1000 pixels on its longer side, with a text repeated across it. */
export async function renderWatermarked(picture: Buffer, text: string): Promise<Buffer> {
  const { data, info } = await sharp(picture, { limitInputPixels: IMAGE_PIXELS })
    .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
    .toBuffer({ resolveWithObject: true });
  return sharp(data)
    .composite([{ input: watermarkOverlay(text, info) }])
    .webp({ quality: 76 })
    .toBuffer();
}

/** Draws the text in slanting rows as outlines, which also works on a machine without fonts. */
function watermarkOverlay(text: string, { width, height }: { width: number; height: number }): Buffer {
  const { outlines, advance } = glyphPaths(text);
  const tile = Math.ceil(advance + GAP);
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><pattern id="rows" width="${tile}" height="${ROW}" patternUnits="userSpaceOnUse" patternTransform="rotate(-28)">
      <g transform="translate(${GAP / 2} ${ROW / 2})" fill="#fff" fill-opacity="0.55" stroke="#000" stroke-opacity="0.35">
        ${outlines}
      </g>
    </pattern></defs>
    <rect width="${width}" height="${height}" fill="url(#rows)"/>
  </svg>`);
}

/** The outlines contain only numbers, so the text cannot break out of its element. */
function glyphPaths(text: string) {
  let advance = 0;
  const outlines: string[] = [];
  for (const { text: part, font } of runsOf('strong', text)) {
    const scale = SIZE / font.unitsPerEm;
    const { glyphs, positions } = font.layout(part);
    glyphs.forEach((glyph, place) => {
      const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[place] ?? {};
      const at = `translate(${advance + xOffset * scale} ${-yOffset * scale}) scale(${scale} ${-scale})`;
      outlines.push(`<path transform="${at}" stroke-width="${1 / scale}" d="${glyph.path.toSVG()}"/>`);
      advance += xAdvance * scale;
    });
  }
  return { outlines: outlines.join(''), advance };
}
