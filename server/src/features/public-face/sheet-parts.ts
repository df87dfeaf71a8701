import { qrModules } from '#features/public-face/qr-code.ts';
import type { SheetFact } from '#features/public-face/sheet-facts.ts';
import type { Sheet, TextStyle } from '#platform/pdf.ts';

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

/** Facts in columns, row by row; returns the lower edge. */
export function drawFacts(sheet: Sheet, facts: readonly SheetFact[], { x, y, width }: Box, columns: number) {
  const column = (width - GUTTER * (columns - 1)) / columns;
  let top = y;
  for (let first = 0; first < facts.length; first += columns) {
    const ends = facts.slice(first, first + columns).map(([name, told], place) => {
      const left = x + place * (column + GUTTER);
      const below = sheet.write(name, label, { x: left, y: top });
      return sheet.write(told, value, { x: left, y: below + 0.5, width: column, leading: 1.25 });
    });
    top = Math.max(...ends) + ROW_GAP;
  }
  return top - (facts.length > 0 ? ROW_GAP : 0);
}

/** The largest size, from one down to another, at which a text fits on a line. */
export function sizeToFit(
  sheet: Sheet,
  text: string,
  style: TextStyle,
  width: number,
  least: number,
): number {
  const fitting = (style.size * width) / sheet.widthOf(text, style);
  return Math.max(least, Math.min(style.size, fitting));
}

/** A code that leads to an address, dark on white. */
export function drawQr({ canvas }: Sheet, address: string, { x, y, width }: Box) {
  const rows = qrModules(address);
  const module = width / rows.length;
  canvas.save();
  rows.forEach((row, down) => {
    // Neighbours in one piece: apart, a thin light line would show between them.
    for (let from = row.indexOf(true); from !== -1; ) {
      const end = row.indexOf(false, from);
      const to = end === -1 ? row.length : end;
      canvas.rect(x + from * module, y + down * module, (to - from) * module, module + 0.05);
      from = row.indexOf(true, to);
    }
  });
  canvas.fill('#000000').restore();
}

/** The mark of the product, as on its site. */
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
