import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { GST_PERCENT } from '@kirdaar/contract/rules/payments';
import { type BuyerPlace, gstCodeOf, OUTSIDE_INDIA } from '@kirdaar/contract/rules/states';
import {
  listDocuments,
  listSeries,
  sumTaxes,
  sumTaxesOfConsumers,
} from '#features/admin/gst-report/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { csvOf } from '#platform/documents/csv.ts';

const amounts = ['taxable_paise', 'cgst_paise', 'sgst_paise', 'igst_paise', 'total_paise'] as const;
type Listed = Awaited<ReturnType<typeof listDocuments>>[number];
type Taxes = Record<(typeof amounts)[number], number>;

/** Returns the taxes of a month ('2026-11') by State and in total, and the document numbers used. */
export async function readGst(db: Database, month: string) {
  const [from, to] = daysOf(month);
  const found = await sumTaxes(db, from, to);
  const states = found.map((row) => ({ ...row, state: placeOf(row) }));
  const sumOf = (amount: keyof Taxes) => states.reduce((sum, taxes) => sum + taxes[amount], 0);
  const total = Object.fromEntries(amounts.map((amount) => [amount, sumOf(amount)])) as Taxes;
  return { states, total, series: await listSeries(db, from, to) };
}

/** Returns the place of supply. Orders accept only known ones. */
function placeOf({ buyer_state }: { buyer_state: string }): BuyerPlace {
  return buyer_state as BuyerPlace;
}

/** The supplies to consumers in India. Those to companies and abroad are reported one by one, as in the list of documents. */
export async function exportTaxes(db: Database, month: string): Promise<Buffer> {
  const [from, to] = daysOf(month);
  const head = [
    ...['Type', 'Place Of Supply', 'Rate', 'Applicable % of Tax Rate', 'Taxable Value'],
    ...['Cess Amount', 'E-Commerce GSTIN'],
  ];
  const rows = (await sumTaxesOfConsumers(db, from, to)).map((row) => [
    ...['OE', `${gstCodeOf(placeOf(row))}-${row.buyer_state}`, GST_PERCENT, ''],
    ...[row.taxable_paise / 100, 0, ''],
  ]);
  return csvOf([head, ...rows]);
}

export async function exportDocuments(db: Database, month: string): Promise<Buffer> {
  const [from, to] = daysOf(month);
  const head = [
    ...['Date', 'Number', 'Document', 'Corrects', 'Buyer', 'GSTIN', 'Place of supply', 'GSTR-1 table'],
    ...['Taxable value', 'CGST', 'SGST', 'IGST', 'Round off', 'Total'],
  ];
  const rows = (await listDocuments(db, from, to)).map((row) => {
    const factor = row.series === 'invoice' ? 0.01 : -0.01;
    const rupeesOf = (paise: number) => Math.round(paise * factor * 100) / 100;
    const document = row.series === 'invoice' ? 'Invoice' : 'Credit note';
    return [
      ...[dayInIndia(new Date(row.issued_at)), row.number, document],
      ...[row.corrects, row.buyer_company ?? row.buyer_name, row.buyer_gstin, row.buyer_state, tableOf(row)],
      ...[rupeesOf(row.taxable_paise), rupeesOf(row.cgst_paise), rupeesOf(row.sgst_paise)],
      ...[rupeesOf(row.igst_paise), rupeesOf(row.round_off_paise), rupeesOf(row.total_paise)],
    ];
  });
  return csvOf([head, ...rows]);
}

/** Returns the table of the return GSTR-1 in which a document is reported. WPAY means with tax, WOPAY without. */
function tableOf({ series, buyer_gstin, buyer_state, igst_paise }: Listed): string {
  const isInvoice = series === 'invoice';
  if (buyer_gstin) return isInvoice ? '4A B2B' : '9B CDNR';
  if (buyer_state !== OUTSIDE_INDIA) return '7 B2CS';
  return `${isInvoice ? '6A EXP' : '9B CDNUR'} ${igst_paise > 0 ? 'WPAY' : 'WOPAY'}`;
}

function daysOf(month: string): [from: string, to: string] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return [`${month}-01`, `${next}-01`];
}
