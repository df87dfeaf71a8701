import type { Language } from '@kirdaar/contract/rules/languages';
import { type Measurement, named } from '#features/talent/public-profile/sheet-facts.ts';
import { colors, drawMark, fitted } from '#features/talent/public-profile/sheet-parts.ts';
import { serverWords } from '#platform/channels/server-words.ts';
import { drawPdf, lineHeight, MILLIMETRE, type Sheet, type TextStyle } from '#platform/documents/pdf.ts';

const words = serverWords('compCard');

export interface SizeSheet {
  name: string;
  headline: string;
  measurements: readonly Measurement[];
  savedOn: string | undefined;
  productName: string;
  language: Language;
}

const MARGIN = 20 * MILLIMETRE;
const ROW = 21;
/** The height of the footer above the margin. */
const FOOTER = 16;

/** Draws an A4 sheet with every measurement and an empty column for the fitting. */
export function drawSizeSheet(details: SizeSheet, now: Date): Promise<Buffer> {
  const { language, name } = details;
  return drawPdf(
    { size: 'A4', title: words[language].size_sheet_document_title(name), language, now },
    (sheet) => {
      const top = drawHeader(sheet, details);
      drawTable(sheet, details, top);
      drawFooter(sheet, details);
    },
  );
}

function drawHeader(sheet: Sheet, { name, headline, language }: SizeSheet) {
  const inner = sheet.width - 2 * MARGIN;
  const kicker: TextStyle = { size: 9, face: 'strong', color: colors.accent };
  const below = sheet.write(words[language].size_sheet_title, kicker, { x: MARGIN, y: MARGIN });
  const style = fitted(sheet, name, { size: 28, face: 'display' }, { width: inner, lines: 1, minSize: 15 });
  const named = sheet.write(name, style, { x: MARGIN, y: below + 4, width: inner, leading: 1.15 });
  const end = sheet.write(
    headline,
    { size: 11, color: colors.muted },
    { x: MARGIN, y: named + 2, width: inner },
  );
  return end + 18;
}

function drawTable(sheet: Sheet, { measurements, language }: SizeSheet, top: number) {
  const { canvas, width } = sheet;
  const inner = width - 2 * MARGIN;
  const valueX = MARGIN + inner * 0.34;
  const fittingX = MARGIN + inner * 0.72;
  const header: TextStyle = { size: 9, color: colors.muted };
  sheet.write(words[language].measurement, header, { x: MARGIN, y: top });
  sheet.write(words[language].stated, header, { x: valueX, y: top });
  sheet.write(words[language].fitting, header, { x: fittingX, y: top });
  let y = top + 15;
  for (const [label, value] of named(measurements, language)) {
    const style: TextStyle = { size: 11.5, face: 'strong' };
    const place = { x: valueX, width: fittingX - valueX - 12, leading: 1.2 };
    const lines = sheet.linesOf(value, style, place.width);
    const height = Math.max(ROW, lines.length * lineHeight(value, style, place.leading) + 6);
    if (y + height > sheet.height - MARGIN - FOOTER) {
      sheet.addPage();
      y = MARGIN;
    }
    canvas.rect(MARGIN, y, inner, 0.6).fill(colors.line);
    sheet.write(label, { size: 11, color: colors.muted }, { x: MARGIN, y: y + 3.5 });
    sheet.write(value, style, { ...place, y: y + 3 });
    y += height;
  }
  canvas.rect(MARGIN, y, inner, 0.6).fill(colors.line);
  if (measurements.some(([name]) => name !== 'height')) return;
  // Everyone may see a talent's height, so it alone is no extra information.
  sheet.write(
    words[language].hidden,
    { size: 11, color: colors.muted },
    { x: MARGIN, y: y + 8, width: inner },
  );
}

function drawFooter(sheet: Sheet, { savedOn, productName, language }: SizeSheet) {
  const y = sheet.height - MARGIN - FOOTER;
  const style: TextStyle = { size: 9, color: colors.muted };
  drawMark(sheet, { x: MARGIN, y, width: 14 });
  const text = savedOn ? words[language].foot_saved(savedOn, productName) : words[language].foot(productName);
  sheet.write(text, style, { x: MARGIN + 22, y: y + 0.5 });
}
