import { buffer } from 'node:stream/consumers';
import type { Language } from '@kirdaar/contract/rules/languages';
import PDFDocument from 'pdfkit';
import { defaultFont, type Face, type Run, runsOf } from '#platform/documents/pdf-fonts.ts';
import { extractedText, isRightToLeft, readableFont } from '#platform/documents/readable-font.ts';
import { wrapText } from '#platform/documents/wrap-text.ts';

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
/** How much higher a line in Urdu is, whose words slant down to the line and below it. */
const TALL = 1.6;
// With a list of features, even an empty one, pdfkit has a text shaped as a whole instead of word by word,
// which would put words in Urdu in the wrong order.
const SHAPED: PDFKit.Mixins.TextOptions = { lineBreak: false, baseline: 'alphabetic', features: [] };

/** Returns the height of each line of a text. */
export function lineHeight(text: string, { size }: TextStyle, leading: number): number {
  return size * leading * (isRightToLeft(text) ? TALL : 1);
}

/** Draws a PDF that starts with one empty page; its fonts are embedded. */
export async function drawPdf(
  { size, title, language, now }: Paper,
  draw: (sheet: Sheet) => void,
): Promise<Buffer> {
  // Without this font, the document would start with a standard one.
  const font = defaultFont('text');
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
  /** The widths of texts at a size of one point, by their font. */
  const widths = new Map<Run['font'], Map<string, number>>();

  function widthOf(text: string, { face = 'text', size }: TextStyle) {
    return runsOf(face, text).reduce((sum, run) => sum + widthOfRun(run, size), 0);
  }

  function setFont({ font, isShaped }: Run, size: number) {
    return canvas.font((isShaped ? readableFont(font) : font) as never, size);
  }

  /** Shapes a text only once: lines are measured word by word, and again where a smaller size is tried. */
  function widthOfRun(run: Run, size: number) {
    const known = widths.get(run.font) ?? new Map<string, number>();
    widths.set(run.font, known);
    const width = known.get(run.text) ?? setFont(run, 1).widthOfString(run.text, SHAPED);
    known.set(run.text, width);
    return width * size;
  }

  function linesOf(text: string, style: TextStyle, max: number) {
    return wrapText(text, max, (part) => widthOf(part, style));
  }

  function writeLine(line: string, style: TextStyle, x: number, baseline: number) {
    const { face = 'text', size, color = INK } = style;
    let at = x;
    for (const run of runsOf(face, line)) {
      const width = widthOfRun(run, size);
      setFont(run, size);
      const draw = () => canvas.fillColor(color).text(run.text, at, baseline, SHAPED);
      if (run.isShaped) drawMarked(canvas, extractedText(run.text), draw);
      else draw();
      at += width;
    }
  }

  function write(
    text: string,
    style: TextStyle,
    { x, y, width: max, align = 'left', leading = LEADING }: Place,
  ) {
    const lines = max === undefined ? [text] : linesOf(text, style, max);
    const { ascent, unitsPerEm } = defaultFont(style.face ?? 'text');
    const plain = leading * style.size;
    const height = lineHeight(text, style, leading);
    const first = y + (ascent / unitsPerEm) * style.size + (height - plain) / 2;
    lines.forEach((line, number) => {
      const free = max === undefined || align === 'left' ? 0 : max - widthOf(line, style);
      const left = x + (align === 'center' ? free / 2 : free);
      writeLine(line, style, left, first + number * height);
    });
    return y + lines.length * height;
  }

  return { width, height, canvas, addPage: () => void canvas.addPage(), write, widthOf, linesOf };
}

/**
 * Draws a text and marks it with what it says. The mark is set inside of the text object, because some programs
 * read its place when it ends, which is another one outside.
 */
function drawMarked(canvas: PDFKit.PDFDocument, actual: string, draw: () => void) {
  const { addContent } = canvas;
  const add = addContent.bind(canvas);
  canvas.addContent = (data) => {
    if (data === 'ET') canvas.endMarkedContent();
    add(data);
    if (data === 'BT') canvas.markContent('Span', { actual });
    return canvas;
  };
  draw();
  canvas.addContent = addContent;
}
