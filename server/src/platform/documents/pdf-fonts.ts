import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';

/** The look of text: headings, body text, or bold body text. */
export type Face = 'display' | 'text' | 'strong';

/** A part of a text that one font can render. */
export interface Run {
  text: string;
  font: Font;
}

// The fonts of the site, split into subsets as published. Noto adds Devanagari and the rupee sign.
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
  // The cast is safe: only font collections have another type, and these files contain one font.
  const font = create(bytes) as Font;
  opened.set(file, font);
  return font;
}

/** Returns the fonts of a face, the default first. */
export function fontsOf(face: Face): readonly [Font, ...Font[]] {
  const [first = '', ...more] = files[face];
  return [open(first), ...more.map(open)];
}

/**
 * Splits a text into parts that one font each can render. A letter missing in all fonts is written without
 * its accent, or as a box if that is missing too; any other missing character is left out.
 */
export function runsOf(face: Face, text: string): Run[] {
  const fonts = fontsOf(face);
  const runs: Run[] = [];
  for (const sign of text.normalize()) {
    const last = runs.at(-1);
    // A combining character stays in the font of the character before it, even if another font has it too.
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
