import { drawInvoice } from '#features/billing/invoices/draw-invoice.ts';
import { invoiceEmails } from '#features/billing/invoices/emails.ts';
import { findInvoiceToSend } from '#features/billing/invoices/queries.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import type { Task } from '#platform/task.ts';

export const sendInvoice: Task<{ invoice_id: string }> = {
  name: 'send-invoice',
  run: async (services, { invoice_id }) => {
    const found = await findInvoiceToSend(services.db, invoice_id);
    if (!found) return;
    const { talent_id, language, invoice } = found;
    const pdf = await drawInvoice(invoice, language);
    const { series, number, description, total_paise } = invoice;
    const name = `${number.replaceAll('/', '-')}.pdf`;
    await notify(services, {
      source: `invoice ${invoice_id}`,
      account_id: talent_id,
      template: invoiceEmails[series],
      facts: { number, description, total_paise },
      // The purchase of a plan has its own notification in the inbox.
      ...(series === 'invoice' && { by: ['email'] }),
      attachments: [{ name, type: 'application/pdf', base64: pdf.toString('base64') }],
    });
  },
};
