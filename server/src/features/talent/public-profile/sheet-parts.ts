import { qrModules } from '#features/talent/public-profile/qr-code.ts';
import type { SheetFact } from '#features/talent/public-profile/sheet-facts.ts';
import type { Sheet, TextStyle } from '#platform/documents/pdf.ts';

export const colors = {
  muted: '#67576a',
  line: '#e3d7c8',
  accent: '#b0222b',
  marigold: '#e8a01c',
  night: '#2b1830',
  onNight: '#fdf4e6',
};

export interface Box {
  x: number;
  y: number;
  width: number;
}

export const label: TextStyle = { size: 8, color: colors.muted };
const value: TextStyle = { size: 11, face: 'strong' };
const GUTTER = 12;
const ROW_GAP = 8;

/** Draws facts in columns, row by row, and returns the lower edge. */
export function drawFacts(sheet: Sheet, facts: readonly SheetFact[], { x, y, width }: Box, columns: number) {
  const column = (width - GUTTER * (columns - 1)) / columns;
  let top = y;
  for (let first = 0; first < facts.length; first += columns) {
    const ends = facts.slice(first, first + columns).map(([name, fact], index) => {
      const left = x + index * (column + GUTTER);
      const below = sheet.write(name, label, { x: left, y: top });
      return sheet.write(fact, value, { x: left, y: below + 0.5, width: column, leading: 1.25 });
    });
    top = Math.max(...ends) + ROW_GAP;
  }
  return top - (facts.length > 0 ? ROW_GAP : 0);
}

/** Returns a style with the largest size, not below `minSize`, at which a text fits on so many lines. */
export function fitted(
  sheet: Sheet,
  text: string,
  style: TextStyle,
  { width, lines, minSize }: { width: number; lines: number; minSize: number },
): TextStyle {
  let size = Math.min(style.size, (style.size * width * lines) / sheet.widthOf(text, style));
  while (size > minSize && sheet.linesOf(text, { ...style, size }, width).length > lines) size -= 0.5;
  return { ...style, size: Math.max(size, minSize) };
}

export function drawQr({ canvas }: Sheet, url: string, { x, y, width }: Box) {
  const rows = qrModules(url);
  const module = width / rows.length;
  canvas.save();
  rows.forEach((row, down) => {
    // Adjacent modules are one rectangle: drawn separately, a thin light line would show between them.
    for (let from = row.indexOf(true); from !== -1; ) {
      const end = row.indexOf(false, from);
      const to = end === -1 ? row.length : end;
      canvas.rect(x + from * module, y + down * module, (to - from) * module, module + 0.05);
      from = row.indexOf(true, to);
    }
  });
  canvas.fill('#000000').restore();
}

export function drawMark({ canvas }: Sheet, { x, y, width }: Box) {
  canvas
    .save()
    .translate(x, y)
    .scale(width / 32);
  canvas.roundedRect(0, 0, 32, 32, 9).fill(colors.night);
  canvas.lineWidth(3.4).lineCap('round').strokeColor('#f3b94a');
  canvas.path('M9 7v18M9 16.5 21 7M13.2 13.4 22 25').stroke();
  canvas.circle(24.2, 9.6, 2.2).fill('#f47b6a').restore();
}
