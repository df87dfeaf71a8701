type Measure = (text: string) => number;

/** Wraps a text to lines of at most `most` wide; a wider word is split. */
export function wrapText(text: string, max: number, widthOf: Measure): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const [first = '', ...words] = paragraph.split(' ').flatMap((word) => piecesOf(word, max, widthOf));
    return words.reduce((lines, word) => added(lines, ' ', word, max, widthOf), [first]);
  });
}

function piecesOf(word: string, max: number, widthOf: Measure): string[] {
  if (widthOf(word) <= max) return [word];
  const [first = '', ...signs] = word;
  return signs.reduce((pieces, sign) => added(pieces, '', sign, max, widthOf), [first]);
}

function added(lines: string[], gap: string, part: string, max: number, widthOf: Measure): string[] {
  const longer = `${lines.at(-1)}${gap}${part}`;
  return widthOf(longer) > max ? [...lines, part] : [...lines.slice(0, -1), longer];
}
