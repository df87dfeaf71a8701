import type { Language } from '@kirdaar/contract/rules/languages';
import { rupees } from '@kirdaar/contract/rules/payments';
import type { EmailTemplate } from '#platform/channels/email-template.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';
import type { InvoiceSeries } from '#platform/database/database-types.generated.ts';

const words = serverWords('billingEmails');

interface Document {
  number: string;
  description: string;
  total_paise: number;
}

const PAGE = '/user/my-subscription';

export const invoiceEmails: Record<InvoiceSeries, EmailTemplate<Document>> = {
  invoice: documentEmail('invoice', (language) => words[language].invoice),
  credit_note: documentEmail('credit-note', (language) => words[language].credit_note),
};

type Texts = Record<'title' | 'message' | 'attached', string>;

function documentEmail(name: string, says: (language: Language) => Texts): EmailTemplate<Document> {
  return {
    name,
    kind: 'account',
    atOnce: true,
    sample: { number: 'KD/2026-27/000042', description: 'Pro plan for 365 days', total_paise: 299_900 },
    write: inEachLanguage(
      (language) =>
        ({ number, description, total_paise }, { name: product, address }) => {
          const { title, message, attached } = says(language);
          const price = rupees(total_paise);
          return {
            subject: `${product}: ${title} ${number}`,
            paragraphs: [`${message} ${attached}`, `${description}: ${price}`],
            note: words[language].invoices_note(`${address}${PAGE}`),
            short: words[language].invoices_short({ message, price, title, number }),
            path: PAGE,
          };
        },
    ),
  };
}
