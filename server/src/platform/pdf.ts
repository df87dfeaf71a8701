import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { linesThatFit } from '#platform/lines-that-fit.ts';
import { type Face, fontsOf, runsOf } from '#platform/pdf-fonts.ts';

/** One point is 1/72 inch; a millimetre is this many. */
export const MILLIMETRE = 72 / 25.4;

export interface TextStyle {
  /** In points. */
  size: number;
  face?: Face;
  color?: string;
}

export interface Place {
  x: number;
  /** The upper edge of the first line. */
  y: number;
  /** Lines are broken to fit this; without it, the text is one line. */
  width?: number;
  align?: 'left' | 'center' | 'right';
  /** The distance of lines in sizes. */
  leading?: number;
}

/** A PDF that is being drawn, in points from the upper left corner. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** For shapes and pictures, as pdfkit draws them; texts are written with `write`. */
  readonly canvas: PDFKit.PDFDocument;
  addPage: () => void;
  /** Writes in any script the fonts have, and returns the lower edge of the last line. */
  write: (text: string, style: TextStyle, place: Place) => number;
  /** How wide the text is on one line. */
  widthOf: (text: string, style: TextStyle) => number;
  /** The text as it is broken to fit a width. */
  linesOf: (text: string, style: TextStyle, width: number) => string[];
}

interface Paper {
  size: 'A4' | 'A5';
  title: string;
  now: Date;
}

const INK = '#211522';
const LEADING = 1.35;

/** Draws a PDF that starts with an empty page; its fonts are embedded. */
export async function drawPdf({ size, title, now }: Paper, draw: (sheet: Sheet) => void): Promise<Buffer> {
  // Without a font of its own, the document would start with one of the standard ones.
  const [font] = fontsOf('text');
  const canvas = new PDFDocument({
    size,
    margin: 0,
    pdfVersion: '1.7',
    lang: 'en-IN',
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

  function linesOf(text: string, style: TextStyle, most: number) {
    return linesThatFit(text, most, (part) => widthOf(part, style));
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
    { x, y, width: most, align = 'left', leading = LEADING }: Place,
  ) {
    const lines = most === undefined ? [text] : linesOf(text, style, most);
    const [{ ascent, unitsPerEm }] = fontsOf(style.face ?? 'text');
    lines.forEach((line, number) => {
      const free = most === undefined || align === 'left' ? 0 : most - widthOf(line, style);
      const left = x + (align === 'center' ? free / 2 : free);
      writeLine(line, style, left, y + number * leading * style.size + (ascent / unitsPerEm) * style.size);
    });
    return y + lines.length * leading * style.size;
  }

  return { width, height, canvas, addPage: () => void canvas.addPage(), write, widthOf, linesOf };
}
