import { rupees } from '@kirdaar/contract/rules/payments';
import { type EmailTemplate, leadingTo } from '#platform/channels/email-template.ts';
import { serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('billingEmails');

interface PaymentFacts {
  plan_name: string;
  amount_paise: number;
  news: 'reserved' | 'released' | 'returned';
}

const PAGE = '/user/my-subscription';
const sample: PaymentFacts = { plan_name: 'Pro', amount_paise: 299_900, news: 'reserved' };

export const paymentEmail: EmailTemplate<PaymentFacts> = {
  name: 'payment-news',
  kind: 'account',
  sample,
  shapes: (['released', 'returned'] as const).map((name) => ({
    name,
    fits: ({ news }: PaymentFacts) => news === name,
    sample: { ...sample, news: name },
  })),
  write: leadingTo(PAGE, (language) => ({ amount_paise, ...facts }) => {
    return words[language].payment_told({ ...facts, price: rupees(amount_paise) });
  }),
};
