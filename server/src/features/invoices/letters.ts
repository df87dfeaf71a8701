import type { Language } from '@kirdaar/contract/rules/messages';
import { rupees } from '@kirdaar/contract/rules/payments';
import { titles } from '#features/invoices/draw-invoice.ts';
import type { InvoiceSeries } from '#platform/database-types.generated.ts';
import type { Letter } from '#platform/letter.ts';

interface Document {
  number: string;
  description: string;
  total_paise: number;
}

type Words = Record<Language, { title: string; says: string; attached: string }>;

const PAGE = '/user/my-subscription';

/** The letters that an invoice or a credit note comes with. */
export const invoiceLetters: Record<InvoiceSeries, Letter<Document>> = {
  invoice: documentLetter('invoice', {
    en: {
      title: titles.invoice.toLowerCase(),
      says: 'Thank you. Your payment has arrived, and your plan is active.',
      attached: 'The invoice is attached.',
    },
    hi: {
      title: 'टैक्स इनवॉइस',
      says: 'धन्यवाद। आपका भुगतान मिल गया है और आपका प्लान चालू है।',
      attached: 'इनवॉइस संलग्न है।',
    },
  }),
  credit_note: documentLetter('credit-note', {
    en: {
      title: titles.credit_note.toLowerCase(),
      says: 'What you paid is on its way back to you; banks take five to seven working days.',
      attached: 'The credit note is attached.',
    },
    hi: {
      title: 'क्रेडिट नोट',
      says: 'आपकी चुकाई हुई राशि आपको लौटाई जा रही है; बैंकों को इसमें पाँच से सात कार्यदिवस लगते हैं।',
      attached: 'क्रेडिट नोट संलग्न है।',
    },
  }),
};

function documentLetter(name: string, { en, hi }: Words): Letter<Document> {
  return {
    name,
    kind: 'account',
    atOnce: true,
    sample: { number: 'KD/2026-27/000042', description: 'Pro plan for 365 days', total_paise: 299_900 },
    write: {
      en: ({ number, description, total_paise }, site) => ({
        subject: `${site.name}: ${en.title} ${number}`,
        paragraphs: [`${en.says} ${en.attached}`, `${description}: ${rupees(total_paise)}`],
        note: `You can find it again under My Subscription: ${site.address}${PAGE}`,
        short: `${en.says} ${rupees(total_paise)}, ${en.title} ${number}.`,
        path: PAGE,
      }),
      hi: ({ number, description, total_paise }, site) => ({
        subject: `${site.name}: ${hi.title} ${number}`,
        paragraphs: [`${hi.says} ${hi.attached}`, `${description}: ${rupees(total_paise)}`],
        note: `इसे बाद में भी My Subscription पेज पर देखा जा सकता है: ${site.address}${PAGE}`,
        short: `${hi.says} ${rupees(total_paise)}, ${hi.title} ${number}।`,
        path: PAGE,
      }),
    },
  };
}
