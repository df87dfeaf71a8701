import type { Font } from 'fontkit';

/** Programs that extract text skip a glyph that stands for this. */
const NO_TEXT = 0x200b;

export function isRightToLeft(text: string): boolean {
  return /\p{sc=Arab}/u.test(text);
}

/** Returns a text in the order in which programs that extract text expect it: as drawn, from the left. */
export function extractedText(text: string): string {
  return isRightToLeft(text) ? Array.from(text).toReversed().join('') : text;
}

const known = new WeakMap<Font, Font>();

/**
 * Returns a font for pdfkit whose text can be searched and copied. In most scripts of India, glyphs are drawn in
 * another order than letters are typed, and one glyph draws several letters or a part of one. So the drawn glyphs
 * stand for no text; empty glyphs before them have the text as typed.
 */
export function readableFont(font: Font): Font {
  const made = known.get(font) ?? makeReadable(font);
  known.set(font, made);
  return made;
}

/** The glyphs that a document embeds, each at the place of its number in the document. */
interface EmbeddedGlyphs {
  glyphs: number[];
  includeGlyph: (id: number) => number;
}

function makeReadable(font: Font): Font {
  /** The ids of empty glyphs, which no glyph of the font has. */
  const ids = new Map<string, number>();

  function emptyGlyph(text: string, advanceWidth: number) {
    const key = `${advanceWidth} ${text}`;
    const id = ids.get(key) ?? font.numGlyphs + ids.size;
    ids.set(key, id);
    return { id, advanceWidth, codePoints: Array.from(text, (sign) => sign.codePointAt(0) ?? NO_TEXT) };
  }

  function layout(text: string) {
    const { glyphs, positions, advanceWidth } = font.layout(text);
    // The first glyph is as wide as the text, so that programs see no gap after it. Some give a glyph with
    // combining marks no width, so these come in a second glyph.
    const words = extractedText(text);
    const [before = ''] = words.match(/^\P{Mn}*/u) ?? [];
    const texts = [
      { text: before, width: advanceWidth },
      { text: words.slice(before.length), width: 0 },
    ].filter((part) => part.text !== '');
    const empty = texts.map((part) => emptyGlyph(part.text, part.width));
    const drawn = glyphs.map((glyph) => ({
      id: glyph.id,
      advanceWidth: glyph.advanceWidth,
      codePoints: [NO_TEXT],
    }));
    const all = [...empty.map(() => ({ xAdvance: 0, yAdvance: 0, xOffset: 0, yOffset: 0 })), ...positions];
    return {
      glyphs: [...empty, ...drawn],
      positions: all,
      // pdfkit scales the positions to a thousandth of the font size, then reads the sum.
      get advanceWidth() {
        return all.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      },
    };
  }

  function createSubset() {
    // In the types, glyphs are included by themselves, and their list is missing.
    const subset = font.createSubset() as unknown as EmbeddedGlyphs;
    const space = font.glyphForCodePoint(' '.charCodeAt(0)).id;
    const places = new Map<number, number>();
    const include = subset.includeGlyph.bind(subset);
    subset.includeGlyph = (id) => {
      if (id < font.numGlyphs) return include(id);
      const place = places.get(id) ?? subset.glyphs.push(space) - 1;
      places.set(id, place);
      return place;
    };
    return subset;
  }

  return Object.create(font, { layout: { value: layout }, createSubset: { value: createSubset } });
}
