import { OUTSIDE_INDIA } from '@kirdaar/contract/rules/states';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

const sign = sql`case when invoice.series = 'invoice' then 1 else -1 end`;
const net = (column: 'taxable' | 'cgst' | 'sgst' | 'igst' | 'total') =>
  sql<number>`sum(${sign} * ${sql.ref(`${column}_paise`)})::integer`.as(`${column}_paise` as const);

/** The documents of a month in India: [from, to) are days. */
function documentsOf(db: Database, from: string, to: string) {
  return db
    .selectFrom('invoice')
    .where(sql<SqlBool>`invoice.issued_at >= ${from}::timestamp at time zone 'Asia/Kolkata'`)
    .where(sql<SqlBool>`invoice.issued_at < ${to}::timestamp at time zone 'Asia/Kolkata'`);
}

function taxesByState(db: Database, from: string, to: string) {
  return documentsOf(db, from, to)
    .select(['buyer_state', net('taxable'), net('cgst'), net('sgst'), net('igst'), net('total')])
    .groupBy('buyer_state')
    .orderBy('buyer_state');
}

export function sumTaxes(db: Database, from: string, to: string) {
  return taxesByState(db, from, to).execute();
}

/** Returns the taxes of buyers in India without a GSTIN. */
export function sumTaxesOfConsumers(db: Database, from: string, to: string) {
  return taxesByState(db, from, to)
    .where('buyer_gstin', 'is', null)
    .where('buyer_state', '<>', OUTSIDE_INDIA)
    .execute();
}

export function listSeries(db: Database, from: string, to: string) {
  return documentsOf(db, from, to)
    .select(({ fn }) => ['series', fn.min('number').as('first'), fn.max('number').as('last')])
    .select(sql<number>`count(*)::integer`.as('count'))
    .groupBy('series')
    .orderBy('series')
    .execute();
}

export function listDocuments(db: Database, from: string, to: string) {
  return documentsOf(db, from, to)
    .leftJoin('invoice as corrected', 'corrected.id', 'invoice.corrects')
    .select(['invoice.series', 'invoice.number', 'invoice.issued_at', 'corrected.number as corrects'])
    .select(['invoice.buyer_name', 'invoice.buyer_company', 'invoice.buyer_gstin', 'invoice.buyer_state'])
    .select(['invoice.taxable_paise', 'invoice.cgst_paise'])
    .select(['invoice.sgst_paise', 'invoice.igst_paise', 'invoice.round_off_paise', 'invoice.total_paise'])
    .orderBy('invoice.series')
    .orderBy('invoice.financial_year')
    .orderBy('invoice.serial')
    .execute();
}
