import type { Insertable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Invoice, InvoiceSeries } from '#platform/database/database-types.generated.ts';
import { languageOfAccount } from '#platform/database/known-language.ts';

/** The seller as printed on an invoice, which never changes. */
export interface Seller {
  name: string;
  address: string;
  gstin: string;
  state: string;
  /** The number of the letter of undertaking under which an export has no tax. */
  lut?: string;
}

/** Takes the next number of a series. Other transactions wait until this one ends. */
export async function nextSerial(db: Database, series: InvoiceSeries, financial_year: string) {
  const { last_serial } = await db
    .insertInto('invoice_counter')
    .values({ series, financial_year, last_serial: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['series', 'financial_year'])
        .doUpdateSet((eb) => ({ last_serial: eb('invoice_counter.last_serial', '+', 1) })),
    )
    .returning('last_serial')
    .executeTakeFirstOrThrow();
  return last_serial;
}

export type NewInvoice = Insertable<Invoice>;

export function insertInvoice(db: Database, invoice: NewInvoice) {
  return db.insertInto('invoice').values(invoice).returning('id').executeTakeFirstOrThrow();
}

function selectInvoice(db: Database) {
  return (
    db
      .selectFrom('invoice')
      .innerJoin('plan_order', 'plan_order.id', 'invoice.order_id')
      .leftJoin('invoice as corrected', 'corrected.id', 'invoice.corrects')
      .select([
        'invoice.id',
        'invoice.order_id',
        'invoice.series',
        'invoice.number',
        'invoice.issued_at',
        'invoice.seller',
        'invoice.buyer_name',
        'invoice.buyer_state',
        'invoice.buyer_gstin',
        'invoice.buyer_company',
        'invoice.description',
        'invoice.price_paise',
        'invoice.discount_paise',
        'invoice.taxable_paise',
        'invoice.cgst_paise',
        'invoice.sgst_paise',
        'invoice.igst_paise',
        'invoice.round_off_paise',
        'invoice.total_paise',
        'corrected.number as corrected_number',
        'corrected.issued_at as corrected_issued_at',
      ])
      // Written only by issueInvoice.
      .$narrowType<{ seller: Seller & Record<string, string> }>()
  );
}

export type StoredInvoice = NonNullable<Awaited<ReturnType<typeof findInvoice>>>;

export function findInvoice(db: Database, id: string) {
  return selectInvoice(db).where('invoice.id', '=', id).executeTakeFirst();
}

export function findInvoiceOfOrder(db: Database, orderId: string) {
  return selectInvoice(db)
    .where('invoice.order_id', '=', orderId)
    .where('invoice.series', '=', 'invoice')
    .executeTakeFirst();
}

export function listInvoices(db: Database, talentId: string) {
  return db
    .selectFrom('invoice')
    .innerJoin('plan_order', 'plan_order.id', 'invoice.order_id')
    .select(['invoice.id', 'series', 'number', 'issued_at', 'description', 'total_paise'])
    .where('plan_order.talent_id', '=', talentId)
    .orderBy('invoice.issued_at', 'desc')
    .orderBy('invoice.series', 'desc')
    .execute();
}

/** Returns an invoice with its owner, or undefined if the account is gone. */
export async function findInvoiceToSend(db: Database, id: string) {
  const found = await db
    .selectFrom('invoice')
    .innerJoin('plan_order', 'plan_order.id', 'invoice.order_id')
    .innerJoin('account', 'account.id', 'plan_order.talent_id')
    .select(['plan_order.talent_id', languageOfAccount])
    .where('invoice.id', '=', id)
    .executeTakeFirst();
  const invoice = await findInvoice(db, id);
  return found?.talent_id && invoice ? { ...found, talent_id: found.talent_id, invoice } : undefined;
}
