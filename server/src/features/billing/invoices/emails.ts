import type { Language } from '@kirdaar/contract/rules/languages';
import { rupees } from '@kirdaar/contract/rules/payments';
import { titles } from '#features/billing/invoices/draw-invoice.ts';
import type { EmailTemplate } from '#platform/channels/email-template.ts';
import type { InvoiceSeries } from '#platform/database/database-types.generated.ts';

interface Document {
  number: string;
  description: string;
  total_paise: number;
}

type Texts = Record<Language, { title: string; message: string; attached: string }>;

const PAGE = '/user/my-subscription';

/** The emails that deliver an invoice or a credit note. */
export const invoiceEmails: Record<InvoiceSeries, EmailTemplate<Document>> = {
  invoice: documentEmail('invoice', {
    en: {
      title: titles.invoice.toLowerCase(),
      message: 'Thank you. We have received your payment, and your plan is active.',
      attached: 'The invoice is attached.',
    },
    hi: {
      title: 'टैक्स इनवॉइस',
      message: 'धन्यवाद। आपका भुगतान मिल गया है और आपका प्लान चालू है।',
      attached: 'इनवॉइस संलग्न है।',
    },
  }),
  credit_note: documentEmail('credit-note', {
    en: {
      title: titles.credit_note.toLowerCase(),
      message: 'We have refunded your payment. The money reaches you within 5 to 7 working days.',
      attached: 'The credit note is attached.',
    },
    hi: {
      title: 'क्रेडिट नोट',
      message: 'आपका रिफ़ंड कर दिया गया है। राशि 5 से 7 कार्यदिवसों में आपके खाते में आ जाएगी।',
      attached: 'क्रेडिट नोट संलग्न है।',
    },
  }),
};

function documentEmail(name: string, { en, hi }: Texts): EmailTemplate<Document> {
  return {
    name,
    kind: 'account',
    atOnce: true,
    sample: { number: 'KD/2026-27/000042', description: 'Pro plan for 365 days', total_paise: 299_900 },
    write: {
      en: ({ number, description, total_paise }, site) => ({
        subject: `${site.name}: ${en.title} ${number}`,
        paragraphs: [`${en.message} ${en.attached}`, `${description}: ${rupees(total_paise)}`],
        note: `You can also download it from My Subscription: ${site.address}${PAGE}`,
        short: `${en.message} ${rupees(total_paise)}, ${en.title} ${number}.`,
        path: PAGE,
      }),
      hi: ({ number, description, total_paise }, site) => ({
        subject: `${site.name}: ${hi.title} ${number}`,
        paragraphs: [`${hi.message} ${hi.attached}`, `${description}: ${rupees(total_paise)}`],
        note: `इसे बाद में भी My Subscription पेज पर देखा जा सकता है: ${site.address}${PAGE}`,
        short: `${hi.message} ${rupees(total_paise)}, ${hi.title} ${number}।`,
        path: PAGE,
      }),
    },
  };
}
