import type { Language } from '@kirdaar/contract/rules/languages';
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
