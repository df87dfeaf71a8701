import { drawInvoice } from '#features/invoices/draw-invoice.ts';
import { invoiceLetters } from '#features/invoices/letters.ts';
import { findInvoiceToSend } from '#features/invoices/queries.ts';
import { tell } from '#features/messages/tell.ts';
import type { Task } from '#platform/queue.ts';

/** Sends an invoice or a credit note, as a PDF, to the address the account has now. */
export const sendInvoice: Task<{ invoice_id: string }> = {
  name: 'send-invoice',
  run: async (services, { invoice_id }) => {
    const found = await findInvoiceToSend(services.db, invoice_id);
    if (!found) return;
    const { talent_id, invoice } = found;
    const pdf = await drawInvoice(invoice);
    const { series, number, description, total_paise } = invoice;
    const name = `${number.replaceAll('/', '-')}.pdf`;
    await tell(services, {
      source: `invoice ${invoice_id}`,
      account_id: talent_id,
      letter: invoiceLetters[series],
      facts: { number, description, total_paise },
      // That a plan was bought stands under the bell by itself.
      ...(series === 'invoice' && { by: ['email'] }),
      attachments: [{ name, type: 'application/pdf', base64: pdf.toString('base64') }],
    });
  },
};
