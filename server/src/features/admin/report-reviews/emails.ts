import type { ReportOutcome } from '@kirdaar/contract/rules/staff-queue';
import type { EmailTemplate } from '#platform/channels/email-template.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('staffEmails');

/** Tells who reported something what came of it. */
export const reportClosedEmail: EmailTemplate<{ outcome: ReportOutcome }> = {
  name: 'report-closed',
  kind: 'account',
  sample: { outcome: 'warned' },
  write: inEachLanguage((language) => (facts, { address }) => ({
    ...words[language].report_closed({ ...facts, page: `${address}/grievance` }),
    path: '/grievance',
  })),
};

/** Warns an account or a house, in the words of staff. */
export const warningEmail: EmailTemplate<{ note: string }> = {
  name: 'warning',
  kind: 'account',
  sample: { note: 'Do not ask applicants to meet you in private.' },
  write: inEachLanguage((language) => (facts, { name, address }) => ({
    ...words[language].warning({ ...facts, product: name, page: `${address}/grievance` }),
    path: '/grievance',
  })),
};
