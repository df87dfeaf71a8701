import type { Language } from '@kirdaar/contract/rules/languages';
import { rupees } from '@kirdaar/contract/rules/payments';
import { type EmailTemplate, leadingTo } from '#platform/channels/email-template.ts';
import { formatDay } from '#platform/channels/format-date.ts';
import { serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('bookingEmails');

interface DuePay {
  application_id: string;
  name: string;
  title: string;
  due_on: string;
}

/** What the house is told of pay that nobody has marked. */
export const payEmails = {
  soon: payEmail('pay-due-soon', (language) => words[language].pay_due_soon),
  overdue: payEmail('pay-overdue', (language) => words[language].pay_overdue),
};

interface MarkedPay {
  role_offer_id: string;
  title: string;
  company_name: string | null;
  amount_paise: number;
  paid_on: string;
}

/** Tells a talent that the house says it paid, so that they can dispute it. */
export const payMarkedEmail: EmailTemplate<MarkedPay> = {
  name: 'pay-marked',
  kind: 'bookings',
  sample: {
    role_offer_id: '0198a8a0-0000-7000-8000-000000000001',
    title: 'Lead Detective · Web Series',
    company_name: 'Lantern Films',
    amount_paise: 5_000_000,
    paid_on: '2026-12-05',
  },
  write: leadingTo(
    ({ role_offer_id }) => `/user/terms/${role_offer_id}`,
    (language) => (facts) =>
      words[language].pay_marked({
        ...facts,
        amount: rupees(facts.amount_paise),
        day: formatDay(facts.paid_on, language),
      }),
  ),
};

type PayText = (typeof words)[Language]['pay_overdue'];

function payEmail(name: string, says: (language: Language) => PayText): EmailTemplate<DuePay> {
  return {
    name,
    kind: 'bookings',
    sample: {
      application_id: '0198a8a0-0000-7000-8000-000000000001',
      name: 'Asha Rao',
      title: 'Lead Detective · Web Series',
      due_on: '2026-12-05',
    },
    write: leadingTo(
      ({ application_id }) => `/production/terms/${application_id}`,
      (language) => (facts) => says(language)({ ...facts, day: formatDay(facts.due_on, language) }),
    ),
  };
}
