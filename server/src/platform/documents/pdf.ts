import { buffer } from 'node:stream/consumers';
import type { Language } from '@kirdaar/contract/rules/languages';
import PDFDocument from 'pdfkit';
import { type Face, fontsOf, runsOf } from '#platform/documents/pdf-fonts.ts';

type Measure = (text: string) => number;

/** Points per millimetre; one point is 1/72 inch. */
export const MILLIMETRE = 72 / 25.4;

export interface TextStyle {
  /** In points. */
  size: number;
  face?: Face;
  color?: string;
}

export interface Place {
  x: number;
  /** The top edge of the first line. */
  y: number;
  /** Lines wrap at this width; without it, the text is one line. */
  width?: number;
  align?: 'left' | 'center' | 'right';
  /** Line height as a multiple of the font size. */
  leading?: number;
}

/** A PDF being drawn, measured in points from the top left corner. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** For shapes and pictures, through pdfkit; text is written with `write`. */
  readonly canvas: PDFKit.PDFDocument;
  addPage: () => void;
  /** Writes text in any script the fonts have and returns the bottom edge of the last line. */
  write: (text: string, style: TextStyle, place: Place) => number;
  /** Returns the width of a text on one line. */
  widthOf: (text: string, style: TextStyle) => number;
  /** Wraps a text to a width and returns its lines. */
  linesOf: (text: string, style: TextStyle, width: number) => string[];
}

interface Paper {
  size: 'A4' | 'A5';
  title: string;
  language: Language;
  now: Date;
}

const INK = '#211522';
const LEADING = 1.35;

/** Draws a PDF that starts with one empty page; its fonts are embedded. */
export async function drawPdf(
  { size, title, language, now }: Paper,
  draw: (sheet: Sheet) => void,
): Promise<Buffer> {
  // Without this font, the document would start with a standard one.
  const [font] = fontsOf('text');
  const canvas = new PDFDocument({
    size,
    margin: 0,
    pdfVersion: '1.7',
    lang: `${language}-IN`,
    displayTitle: true,
    font: font as never,
    info: { Title: title, CreationDate: now },
  });
  const bytes = buffer(canvas);
  draw(sheetOf(canvas));
  canvas.end();
  return bytes;
}

function sheetOf(canvas: PDFKit.PDFDocument): Sheet {
  const { width, height } = canvas.page;

  function widthOf(text: string, { face = 'text', size }: TextStyle) {
    return runsOf(face, text)
      .map((run) => canvas.font(run.font as never, size).widthOfString(run.text))
      .reduce((sum, one) => sum + one, 0);
  }

  function linesOf(text: string, style: TextStyle, max: number) {
    return wrapText(text, max, (part) => widthOf(part, style));
  }

  function writeLine(line: string, style: TextStyle, x: number, baseline: number) {
    const { face = 'text', size, color = INK } = style;
    let at = x;
    for (const run of runsOf(face, line)) {
      canvas.font(run.font as never, size).fillColor(color);
      const options = { lineBreak: false, baseline: 'alphabetic' } as const;
      canvas.text(run.text, at, baseline, options);
      at += canvas.widthOfString(run.text);
    }
  }

  function write(
    text: string,
    style: TextStyle,
    { x, y, width: max, align = 'left', leading = LEADING }: Place,
  ) {
    const lines = max === undefined ? [text] : linesOf(text, style, max);
    const [{ ascent, unitsPerEm }] = fontsOf(style.face ?? 'text');
    lines.forEach((line, number) => {
      const free = max === undefined || align === 'left' ? 0 : max - widthOf(line, style);
      const left = x + (align === 'center' ? free / 2 : free);
      writeLine(line, style, left, y + number * leading * style.size + (ascent / unitsPerEm) * style.size);
    });
    return y + lines.length * leading * style.size;
  }

  return { width, height, canvas, addPage: () => void canvas.addPage(), write, widthOf, linesOf };
}

/** Wraps a text to lines of at most `max` wide; a wider word is split. */
function wrapText(text: string, max: number, widthOf: Measure): string[] {
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
