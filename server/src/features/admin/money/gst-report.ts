import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { GST_PERCENT } from '@kirdaar/contract/rules/payments';
import { type StateName, statesOfIndia } from '@kirdaar/contract/rules/states';
import { listDocuments, listSeries, sumTaxes } from '#features/admin/money/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { csvOf } from '#platform/documents/csv.ts';

const amounts = ['taxable_paise', 'cgst_paise', 'sgst_paise', 'igst_paise', 'total_paise'] as const;
type Taxes = Record<(typeof amounts)[number], number>;
const codes = new Map(Object.entries(statesOfIndia).map(([code, name]) => [name as string, code]));

/** Returns the taxes of a month ('2026-11') by State and in total, and the document numbers used. */
export async function readGst(db: Database, month: string) {
  const [from, to] = daysOf(month);
  const found = await sumTaxes(db, from, to);
  const states = found.map((row) => ({ ...row, state: row.buyer_state as StateName }));
  const sumOf = (amount: keyof Taxes) => states.reduce((sum, taxes) => sum + taxes[amount], 0);
  const total = Object.fromEntries(amounts.map((amount) => [amount, sumOf(amount)])) as Taxes;
  return { states, total, series: await listSeries(db, from, to) };
}

export async function exportTaxes(db: Database, month: string): Promise<Buffer> {
  const [from, to] = daysOf(month);
  const head = [
    ...['Type', 'Place Of Supply', 'Rate', 'Applicable % of Tax Rate', 'Taxable Value'],
    ...['Cess Amount', 'E-Commerce GSTIN'],
  ];
  const rows = (await sumTaxes(db, from, to)).map(({ buyer_state, taxable_paise }) => [
    ...['OE', `${codes.get(buyer_state)}-${buyer_state}`, GST_PERCENT, ''],
    ...[taxable_paise / 100, 0, ''],
  ]);
  return csvOf([head, ...rows]);
}

export async function exportDocuments(db: Database, month: string): Promise<Buffer> {
  const [from, to] = daysOf(month);
  const head = [
    ...['Date', 'Number', 'Document', 'Corrects', 'Buyer', 'Place of supply', 'Taxable value'],
    ...['CGST', 'SGST', 'IGST', 'Round off', 'Total'],
  ];
  const rows = (await listDocuments(db, from, to)).map((row) => {
    const factor = row.series === 'invoice' ? 0.01 : -0.01;
    const rupeesOf = (paise: number) => Math.round(paise * factor * 100) / 100;
    const document = row.series === 'invoice' ? 'Invoice' : 'Credit note';
    return [
      ...[dayInIndia(new Date(row.issued_at)), row.number, document],
      ...[row.corrects, row.buyer_name, row.buyer_state],
      ...[rupeesOf(row.taxable_paise), rupeesOf(row.cgst_paise), rupeesOf(row.sgst_paise)],
      ...[rupeesOf(row.igst_paise), rupeesOf(row.round_off_paise), rupeesOf(row.total_paise)],
    ];
  });
  return csvOf([head, ...rows]);
}

function daysOf(month: string): [from: string, to: string] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return [`${month}-01`, `${next}-01`];
}
