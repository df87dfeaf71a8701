import type { SheetFact } from '#features/public-face/sheet-facts.ts';
import { colors, drawMark } from '#features/public-face/sheet-parts.ts';
import { drawPdf, MILLIMETRE, type Sheet, type TextStyle } from '#platform/pdf.ts';

export interface SizeSheet {
  name: string;
  headline: string;
  measurements: readonly SheetFact[];
  /** When the talent last saved them, in words. */
  savedOn: string | undefined;
  productName: string;
}

const MARGIN = 20 * MILLIMETRE;
const ROW = 21;

/** A sheet of A4 with every measurement and room for what the fitting finds. */
export function drawSizeSheet(details: SizeSheet, now: Date): Promise<Buffer> {
  return drawPdf({ size: 'A4', title: `${details.name}, size sheet`, now }, (sheet) => {
    const top = drawHead(sheet, details);
    drawTable(sheet, details.measurements, top);
    drawFoot(sheet, details);
  });
}

function drawHead(sheet: Sheet, { name, headline }: SizeSheet) {
  const inner = sheet.width - 2 * MARGIN;
  const kicker: TextStyle = { size: 9, face: 'strong', color: colors.accent };
  const below = sheet.write('Size sheet', kicker, { x: MARGIN, y: MARGIN });
  const style: TextStyle = { size: 28, face: 'display' };
  const named = sheet.write(name, style, { x: MARGIN, y: below + 4, width: inner, leading: 1.15 });
  const end = sheet.write(
    headline,
    { size: 11, color: colors.muted },
    { x: MARGIN, y: named + 2, width: inner },
  );
  return end + 18;
}

/** Label, value, and an empty column for the fitting. */
function drawTable(sheet: Sheet, measurements: readonly SheetFact[], top: number) {
  const { canvas, width } = sheet;
  const inner = width - 2 * MARGIN;
  const told = MARGIN + inner * 0.34;
  const fitted = MARGIN + inner * 0.72;
  const head: TextStyle = { size: 9, color: colors.muted };
  sheet.write('Measure', head, { x: MARGIN, y: top });
  sheet.write('As told', head, { x: told, y: top });
  sheet.write('At the fitting', head, { x: fitted, y: top });
  let y = top + 15;
  for (const [label, value] of measurements) {
    canvas.rect(MARGIN, y, inner, 0.6).fill(colors.line);
    sheet.write(label, { size: 11, color: colors.muted }, { x: MARGIN, y: y + 3.5 });
    const style: TextStyle = { size: 11.5, face: 'strong' };
    const end = sheet.write(value, style, { x: told, y: y + 3, width: fitted - told - 12, leading: 1.2 });
    y = Math.max(y + ROW, end + 3);
  }
  canvas.rect(MARGIN, y, inner, 0.6).fill(colors.line);
  if (measurements.some(([label]) => label !== 'Height')) return;
  // Anyone is told how tall a talent is.
  const none =
    'No more is told yet. A talent tells them to the houses it applied to, unless it chose otherwise.';
  sheet.write(none, { size: 11, color: colors.muted }, { x: MARGIN, y: y + 8, width: inner });
}

function drawFoot(sheet: Sheet, { savedOn, productName }: SizeSheet) {
  const y = sheet.height - MARGIN - 16;
  const style: TextStyle = { size: 9, color: colors.muted };
  drawMark(sheet, { x: MARGIN, y, width: 14 });
  const saved = savedOn ? `Saved by the talent on ${savedOn}. ` : '';
  sheet.write(`${saved}Made with ${productName}, for the costume department alone.`, style, {
    x: MARGIN + 22,
    y: y + 0.5,
  });
}
