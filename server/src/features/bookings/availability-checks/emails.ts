import { type EmailTemplate, leadingTo } from '#platform/channels/email-template.ts';
import { formatDays } from '#platform/channels/format-date.ts';
import { serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('bookingEmails');

interface Check {
  /** The link without a login, or the calendar page in the inbox, which must not contain a secret. */
  path: string;
  title: string;
  company_name: string | null;
  from: string;
  until: string;
}

export const availabilityCheckEmail: EmailTemplate<Check> = {
  name: 'availability-check',
  kind: 'bookings',
  sample: {
    path: '/availability/Zm9yIHRoZSBleGFtcGxlIG9ubHksIG5vdCBhIHRva2Vu',
    title: 'Lead Detective · Web Series',
    company_name: 'Lantern Films',
    from: '2026-12-05',
    until: '2026-12-06',
  },
  write: leadingTo(
    ({ path }) => path,
    (language) => (facts) =>
      words[language].availability_check({ ...facts, days: formatDays(facts, language) }),
  ),
};
