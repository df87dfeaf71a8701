import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import { unpackedFont } from '#platform/documents/unpacked-font.ts';

/** The look of text: headings, body text, or bold body text. */
export type Face = 'display' | 'text' | 'strong';

/** A part of a text that one font can render. */
export interface Run {
  text: string;
  font: Font;
  /** Whether letters change shape or place, as in the scripts of India. */
  isShaped: boolean;
}

/** A file with a part of a font, and the characters it is looked up for; all of them without a pattern. */
interface Source {
  file: string;
  signs?: RegExp;
}

const scripts: readonly (readonly [script: RegExp, font: string, subset: string])[] = [
  // Noto Sans Devanagari also has the rupee sign.
  [/[\p{scx=Deva}₹]/u, 'noto-sans-devanagari', 'devanagari'],
  [/\p{scx=Beng}/u, 'noto-sans-bengali', 'bengali'],
  [/\p{scx=Gujr}/u, 'noto-sans-gujarati', 'gujarati'],
  [/\p{scx=Guru}/u, 'noto-sans-gurmukhi', 'gurmukhi'],
  [/\p{scx=Knda}/u, 'noto-sans-kannada', 'kannada'],
  [/\p{scx=Mlym}/u, 'noto-sans-malayalam', 'malayalam'],
  [/\p{scx=Orya}/u, 'noto-sans-oriya', 'oriya'],
  [/\p{scx=Taml}/u, 'noto-sans-tamil', 'tamil'],
  [/\p{scx=Telu}/u, 'noto-sans-telugu', 'telugu'],
  [/\p{scx=Arab}/u, 'noto-nastaliq-urdu', 'arabic'],
];

// The fonts of the site, then those of other scripts, split into subsets as published.
const sources: Record<Face, readonly [Source, ...Source[]]> = {
  display: sourcesOf('fraunces', 600),
  text: sourcesOf('hanken-grotesk', 400),
  strong: sourcesOf('hanken-grotesk', 600),
};

function sourcesOf(font: string, weight: number): readonly [Source, ...Source[]] {
  const fileOf = (name: string, subset: string) => `${name}/files/${name}-${subset}-${weight}-normal.woff`;
  const others = scripts.map(([signs, name, subset]) => ({ signs, file: fileOf(name, subset) }));
  return [{ file: fileOf(font, 'latin') }, { file: fileOf(font, 'latin-ext') }, ...others];
}

const opened = new Map<string, Font>();

function open(file: string): Font {
  const known = opened.get(file);
  if (known) return known;
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/${file}`)));
  // The cast is safe: only font collections have another type, and these files contain one font.
  const font = create(unpackedFont(bytes)) as Font;
  skipMissingAnchors(font);
  opened.set(file, font);
  return font;
}

interface Processor {
  getAnchor: (anchor: unknown) => unknown;
  applyLookup: (type: number, table: unknown) => boolean;
}

/**
 * Some letters name no place for some of their marks, and leave it to a later table of the font. fontkit reads
 * the missing place and throws (2.0.4); as in other shapers, the table now counts as one that does not apply.
 */
function skipMissingAnchors(font: Font) {
  // The types leave out the layout engine.
  const { GPOSProcessor: processor } = (
    font as unknown as { _layoutEngine: { engine?: { GPOSProcessor?: Processor } } }
  )._layoutEngine.engine ?? { GPOSProcessor: undefined };
  if (!processor) return;
  const missing = Symbol('missing anchor');
  const getAnchor = processor.getAnchor.bind(processor);
  const applyLookup = processor.applyLookup.bind(processor);
  processor.getAnchor = (anchor) => {
    if (anchor) return getAnchor(anchor);
    throw missing;
  };
  processor.applyLookup = (type, table) => {
    try {
      return applyLookup(type, table);
    } catch (error) {
      if (error === missing) return false;
      throw error;
    }
  };
}

/** Returns the font of a face for plain text. */
export function defaultFont(face: Face): Font {
  return open(sources[face][0].file);
}

/**
 * Splits a text into parts that one font each can render. A letter missing in all fonts is written without
 * its accent, or as a box if that is missing too; feet and inches are written with quotation marks; any other
 * missing character is left out.
 */
export function runsOf(face: Face, text: string): Run[] {
  const runs: Run[] = [];
  for (const sign of text.normalize()) {
    const last = runs.at(-1);
    // A combining character stays in the font of the character before it, even if another font has it too.
    const joins = last && /[\p{M}\p{Cf}]/u.test(sign) && has(last.font, sign);
    append(runs, joins ? { ...last, text: sign } : runOf(sign, face));
  }
  return runs;
}

/** Adds a run, to the last one if the font is the same, also across spaces that this font has. */
function append(runs: Run[], run: Run | undefined) {
  const [before, last] = [runs.at(-2), runs.at(-1)];
  if (!run) return;
  if (last?.font === run.font) last.text += run.text;
  else if (last && before?.font === run.font && /^[\s-]+$/.test(last.text) && hasAll(run.font, last.text)) {
    runs.pop();
    before.text += last.text + run.text;
  } else runs.push(run);
}

const substitutes: Readonly<Record<string, string>> = { '′': "'", '″': '"' };

function runOf(sign: string, face: Face): Run | undefined {
  const [bare = sign] = sign.normalize('NFD');
  for (const text of [sign, bare, substitutes[sign] ?? sign]) {
    const source = sources[face].find(
      ({ file, signs }) => (signs?.test(text) ?? true) && has(open(file), text),
    );
    if (source) return { text, font: open(source.file), isShaped: Boolean(source.signs) };
  }
  return /\p{L}/u.test(sign) ? { text: sign, font: defaultFont(face), isShaped: false } : undefined;
}

function hasAll(font: Font, text: string): boolean {
  return Array.from(text).every((sign) => has(font, sign));
}

function has(font: Font, sign: string): boolean {
  return font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
}
