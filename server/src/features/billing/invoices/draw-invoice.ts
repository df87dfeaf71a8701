import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import type { Language } from '@kirdaar/contract/rules/languages';
import { GST_PERCENT } from '@kirdaar/contract/rules/payments';
import { buyerPlaces, gstCodeOf, OUTSIDE_INDIA } from '@kirdaar/contract/rules/states';
import type { StoredInvoice } from '#features/billing/invoices/queries.ts';
import { formatDay } from '#platform/channels/format-date.ts';
import { serverWords } from '#platform/channels/server-words.ts';
import { drawPdf, MILLIMETRE, type Sheet } from '#platform/documents/pdf.ts';
import type { Services } from '#platform/services.ts';
import { isSigned, signedQuery } from '#platform/storage/storage.ts';

const words = serverWords('invoicePdf');

// 'Other support services' in the classification of services.
const SAC = '998599';
const MARGIN = 20 * MILLIMETRE;
const GAP = 6 * MILLIMETRE;
const normal = { size: 10 };
const strong = { size: 10, face: 'strong' as const };

/** Draws an invoice or a credit note with everything that Rule 46 (or 53) of the CGST Rules requires. */
export function drawInvoice(invoice: StoredInvoice, language: Language): Promise<Buffer> {
  const title = `${words[language].titles[invoice.series]} ${invoice.number}`;
  return drawPdf({ size: 'A4', title, language, now: new Date(invoice.issued_at) }, (sheet) => {
    const afterHead = drawHead(sheet, invoice, language);
    const afterParties = drawParties(sheet, invoice, language, afterHead + GAP);
    const afterRows = drawRows(sheet, rowsOf(invoice, language), afterParties + GAP);
    const foot = { x: MARGIN, y: afterRows + GAP, width: sheet.width - 2 * MARGIN };
    const notes = [...exportNotes(invoice, language), words[language].foot[invoice.series]];
    sheet.write(notes.join(' '), { size: 9 }, foot);
  });
}

/** Returns what Rule 46 requires on the invoice of an export. */
function exportNotes({ buyer_state, seller }: StoredInvoice, language: Language): string[] {
  if (buyer_state !== OUTSIDE_INDIA) return [];
  return [seller.lut ? words[language].export_under_lut(seller.lut) : words[language].export_with_tax];
}

function drawHead(sheet: Sheet, invoice: StoredInvoice, language: Language): number {
  const { series, number, issued_at, corrected_number, corrected_issued_at } = invoice;
  const right = { x: MARGIN, width: sheet.width - 2 * MARGIN, align: 'right' as const };
  const bottom = sheet.write(
    words[language].titles[series],
    { size: 24, face: 'display' },
    { x: MARGIN, y: MARGIN },
  );
  sheet.write(number, strong, { ...right, y: MARGIN + 4 });
  sheet.write(words[language].date(dateOf(issued_at, language)), normal, { ...right, y: MARGIN + 20 });
  if (!corrected_number) return bottom;
  const corrected = words[language].corrects(corrected_number, dateOf(corrected_issued_at, language));
  return sheet.write(corrected, normal, { x: MARGIN, y: bottom });
}

function drawParties(
  sheet: Sheet,
  { seller, buyer_name, buyer_state, buyer_company, buyer_gstin }: StoredInvoice,
  language: Language,
  y: number,
): number {
  const width = (sheet.width - 2 * MARGIN - GAP) / 2;
  const soldIn = stateWithCode(seller.state, language);
  const sold = [
    words[language].sold_by,
    seller.name,
    seller.address,
    words[language].gstin(seller.gstin),
    soldIn,
  ];
  const boughtIn = stateWithCode(buyer_state, language);
  const bought = [
    words[language].billed_to,
    buyer_company ?? buyer_name,
    ...(buyer_gstin ? [words[language].gstin(buyer_gstin)] : []),
    boughtIn,
    words[language].place_of_supply(boughtIn),
  ];
  const left = drawLines(sheet, sold, { x: MARGIN, y, width });
  return Math.max(left, drawLines(sheet, bought, { x: MARGIN + width + GAP, y, width }));
}

function drawLines(
  sheet: Sheet,
  [head = '', ...lines]: string[],
  { x, y, width }: { x: number; y: number; width: number },
) {
  const start = sheet.write(head, strong, { x, y, width });
  return lines.reduce((at, line) => sheet.write(line, normal, { x, y: at, width }), start);
}

type Row = [label: string, paise: number, isStrong?: boolean];

function rowsOf(invoice: StoredInvoice, language: Language): Row[] {
  const { price_paise, discount_paise, taxable_paise, cgst_paise, sgst_paise, igst_paise } = invoice;
  const half = GST_PERCENT / 2;
  const halves: Row[] = [
    [words[language].tax('CGST', half), cgst_paise],
    [words[language].tax('SGST', half), sgst_paise],
  ];
  const isTaxed = !invoice.seller.lut;
  const whole: Row = [words[language].tax('IGST', isTaxed ? GST_PERCENT : 0), igst_paise];
  const discount: Row = [words[language].credit, -discount_paise];
  return [
    [words[language].item(invoice.description, SAC, isTaxed), price_paise],
    ...(discount_paise > 0 ? [discount] : []),
    [words[language].taxable, taxable_paise],
    ...(igst_paise > 0 || !isTaxed ? [whole] : halves),
    [words[language].round_off, invoice.round_off_paise],
    [
      invoice.series === 'invoice' ? words[language].total_paid : words[language].total_refunded,
      invoice.total_paise,
      true,
    ],
  ];
}

function drawRows(sheet: Sheet, rows: Row[], y: number): number {
  const width = sheet.width - 2 * MARGIN;
  return rows.reduce((at, [label, paise, isStrong]) => {
    const style = isStrong ? strong : normal;
    sheet.canvas
      .moveTo(MARGIN, at)
      .lineTo(MARGIN + width, at)
      .lineWidth(0.5)
      .stroke('#d9cfd8');
    sheet.write(formatPaise(paise), style, { x: MARGIN, y: at + 5, width, align: 'right' });
    return sheet.write(label, style, { x: MARGIN, y: at + 5, width: width * 0.7 }) + 5;
  }, y);
}

/** The code is what tells States apart in a return. */
function stateWithCode(name: string, language: Language): string {
  const state = buyerPlaces.find((known) => known === name);
  return state ? words[language].state_with_code(state, gstCodeOf(state)) : name;
}

/** Always shows paise, as in accounting. */
function formatPaise(paise: number): string {
  return new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(paise / 100);
}

function dateOf(instant: string | null, language: Language): string {
  return instant ? formatDay(dayInIndia(new Date(instant)), language) : '';
}

export const PDF_PATH = '/api/invoices/:id/pdf';

export function invoiceUrl({ secrets, now }: Pick<Services, 'secrets' | 'now'>, id: string): string {
  return `${PDF_PATH.replace(':id', id)}?${signedQuery(secrets.media, signedName(id), now())}`;
}

/** Whether a URL of an invoice was made by `invoiceUrl` and has not expired. */
export function isInvoiceUrl(
  { secrets, now }: Pick<Services, 'secrets' | 'now'>,
  id: string,
  { expires, signature }: { expires: number; signature: string },
): boolean {
  return isSigned(secrets.media, signedName(id), expires, signature, now());
}

/** Returns the signed name of an invoice. Its signature opens nothing else. */
function signedName(id: string): string {
  return `invoice ${id}`;
}
