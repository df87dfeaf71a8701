import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';

/** How a text looks: the letters of headings, those of reading, or the latter with weight. */
export type Face = 'display' | 'text' | 'strong';

/** A piece of a text that one font can write. */
export interface Run {
  text: string;
  font: Font;
}

// The letters of the site in parts, as they are published. Noto has Devanagari and the sign of the rupee.
const files: Record<Face, readonly string[]> = {
  display: [
    'fraunces/files/fraunces-latin-600-normal.woff',
    'fraunces/files/fraunces-latin-ext-600-normal.woff',
    'noto-sans-devanagari/files/noto-sans-devanagari-devanagari-600-normal.woff',
  ],
  text: [
    'hanken-grotesk/files/hanken-grotesk-latin-400-normal.woff',
    'hanken-grotesk/files/hanken-grotesk-latin-ext-400-normal.woff',
    'noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff',
  ],
  strong: [
    'hanken-grotesk/files/hanken-grotesk-latin-600-normal.woff',
    'hanken-grotesk/files/hanken-grotesk-latin-ext-600-normal.woff',
    'noto-sans-devanagari/files/noto-sans-devanagari-devanagari-600-normal.woff',
  ],
};

const opened = new Map<string, Font>();

function open(file: string): Font {
  const known = opened.get(file);
  if (known) return known;
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/${file}`)));
  // A file of one font is a font; only collections are something else.
  const font = create(bytes) as Font;
  opened.set(file, font);
  return font;
}

/** The fonts of a face, the usual one first. */
export function fontsOf(face: Face): readonly [Font, ...Font[]] {
  const [first = '', ...more] = files[face];
  return [open(first), ...more.map(open)];
}

/**
 * A text in pieces that one font each can write. A letter that none has is written without its accent, at worst
 * as a box; another sign that none has is left out.
 */
export function runsOf(face: Face, text: string): Run[] {
  const fonts = fontsOf(face);
  const runs: Run[] = [];
  for (const sign of text.normalize()) {
    const last = runs.at(-1);
    // A sign that joins letters stays with them, also where another font has it too.
    const joins = last && /[\p{M}\p{Cf}]/u.test(sign) && has(last.font, sign);
    const run = joins ? { text: sign, font: last.font } : runOf(sign, fonts);
    if (run && last?.font === run.font) last.text += run.text;
    else if (run) runs.push(run);
  }
  return runs;
}

function runOf(sign: string, fonts: readonly [Font, ...Font[]]): Run | undefined {
  const [bare = sign] = sign.normalize('NFD');
  for (const text of [sign, bare]) {
    const font = fonts.find((one) => has(one, text));
    if (font) return { text, font };
  }
  return /\p{L}/u.test(sign) ? { text: sign, font: fonts[0] } : undefined;
}

function has(font: Font, sign: string): boolean {
  return font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
}
