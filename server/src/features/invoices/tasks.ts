import { drawInvoice } from '#features/invoices/draw-invoice.ts';
import { invoiceEmail } from '#features/invoices/emails.ts';
import { findInvoiceToSend } from '#features/invoices/queries.ts';
import type { Task } from '#platform/queue.ts';

/** Sends an invoice or a credit note, as a PDF, to the address the account has now. */
export const sendInvoice: Task<{ invoice_id: string }> = {
  name: 'send-invoice',
  run: async ({ db, messenger, config }, { invoice_id }, id) => {
    const found = await findInvoiceToSend(db, invoice_id);
    if (!found) return;
    const pdf = await drawInvoice(found.invoice);
    await messenger.send(id, invoiceEmail(config, found.email, found.invoice, pdf));
  },
};
