type Measure = (text: string) => number;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Wraps a text to lines of at most `max` wide; a wider word is split. */
export function wrapText(text: string, max: number, widthOf: Measure): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const [first = '', ...words] = paragraph.split(' ').flatMap((word) => piecesOf(word, max, widthOf));
    return words.reduce((lines, word) => added(lines, ' ', word, max, widthOf), [first]);
  });
}

function piecesOf(word: string, max: number, widthOf: Measure): string[] {
  if (widthOf(word) <= max) return [word];
  const [first = '', ...syllables] = Array.from(graphemes.segment(word), ({ segment }) => segment);
  return syllables.reduce((pieces, syllable) => added(pieces, '', syllable, max, widthOf), [first]);
}

function added(lines: string[], gap: string, part: string, max: number, widthOf: Measure): string[] {
  const longer = `${lines.at(-1)}${gap}${part}`;
  return widthOf(longer) > max ? [...lines, part] : [...lines.slice(0, -1), longer];
}
