import { defaultFont, type Face, runsOf } from '#platform/documents/pdf-fonts.ts';
import { wrapText } from '#platform/documents/wrap-text.ts';

interface SvgTextStyle {
  /** In pixels. */
  size: number;
  face?: Face;
  color: string;
}

export interface WrittenText {
  /** The letters as paths, so that drawing them needs no font on the machine. */
  svg: string;
  /** The bottom edge of the last line. */
  bottom: number;
}

const LEADING = 1.3;

/** Writes a text in any script the fonts have, in at most `maxLines` lines; the last one then ends with an ellipsis. */
export function writeSvgText(
  text: string,
  { size, face = 'text', color }: SvgTextStyle,
  { x, y, width, maxLines }: { x: number; y: number; width: number; maxLines: number },
): WrittenText {
  const measure = (part: string) => layoutOf(part, face, size).width;
  const wrapped = wrapText(text, width, measure);
  const lines = wrapped.slice(0, maxLines);
  if (wrapped.length > maxLines) lines.push(`${lines.pop()?.replace(/.{0,3}$/u, '')}…`);
  const { ascent, unitsPerEm } = defaultFont(face);
  const baseline = y + (ascent / unitsPerEm) * size;
  const paths = lines.map((line, place) => {
    const { letters } = layoutOf(line, face, size);
    return `<g transform="translate(${x} ${baseline + place * size * LEADING})">${letters}</g>`;
  });
  return { svg: `<g fill="${color}">${paths.join('')}</g>`, bottom: y + lines.length * size * LEADING };
}

/** Lays out one line that starts at 0. */
function layoutOf(line: string, face: Face, size: number) {
  let width = 0;
  const letters: string[] = [];
  for (const { text, font } of runsOf(face, line)) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(text);
    glyphs.forEach((glyph, place) => {
      const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[place] ?? {};
      const path = glyph.path.toSVG();
      const at = `translate(${width + xOffset * scale} ${-yOffset * scale}) scale(${scale} ${-scale})`;
      if (path) letters.push(`<path transform="${at}" d="${path}"/>`);
      width += xAdvance * scale;
    });
  }
  return { width, letters: letters.join('') };
}
