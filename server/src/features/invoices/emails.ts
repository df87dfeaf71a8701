import { rupees } from '@kirdaar/contract/rules/payments';
import { titles } from '#features/invoices/draw-invoice.ts';
import type { StoredInvoice } from '#features/invoices/queries.ts';
import { type Config, siteAddress } from '#platform/config.ts';
import { writeLetter } from '#platform/letter.ts';
import type { Message } from '#platform/messenger.ts';

const firstWords = {
  invoice: 'Thank you. Your payment has arrived, and your plan is active. The invoice is attached.',
  credit_note:
    'What you paid is on its way back to you; banks take five to seven working days. The credit note is attached.',
};

/** The letter that an invoice or a credit note comes with. */
export function invoiceEmail(config: Config, to: string, invoice: StoredInvoice, pdf: Buffer): Message {
  const { series, number, description, total_paise } = invoice;
  const letter = writeLetter({
    to,
    subject: `${config.PRODUCT_NAME}: ${titles[series].toLowerCase()} ${number}`,
    paragraphs: [firstWords[series], `${description}: ${rupees(total_paise)}`],
    note: `You find it again under My Subscription: ${siteAddress(config)}/user/my-subscription`,
  });
  const name = `${number.replaceAll('/', '-')}.pdf`;
  return { ...letter, attachments: [{ name, type: 'application/pdf', base64: pdf.toString('base64') }] };
}
