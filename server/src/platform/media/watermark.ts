import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { IMAGE_PIXELS } from '@kirdaar/contract/rules/limits';
import sharp from 'sharp';
import { runsOf } from '#platform/documents/pdf-fonts.ts';
import { openTempDir } from '#platform/http/temp-dir.ts';
import { runNodeBounded } from '#platform/media/run-bounded.ts';

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

const PDF_SECONDS = 10;
/** The shape of A4. */
const SHEET = { width: 1000, height: 1414 };

/** Returns a PDF with a text repeated across each page. */
export async function watermarkPdf(pdf: Buffer, text: string): Promise<Buffer> {
  const { directory, discard } = await openTempDir();
  const from = join(directory, 'from.pdf');
  const mark = join(directory, 'mark.png');
  const to = join(directory, 'to.pdf');
  try {
    await writeFile(from, pdf);
    await writeFile(mark, await sharp(watermarkOverlay(text, SHEET)).png().toBuffer());
    const program = fileURLToPath(import.meta.resolve('#platform/media/mark-pdf.ts'));
    const output = await runNodeBounded(program, [from, mark, to], PDF_SECONDS);
    if (output !== 'marked') throw new Error('The PDF could not be marked.');
    return await readFile(to);
  } finally {
    await discard();
  }
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
