import type { Language } from '@kirdaar/contract/rules/languages';
import type { StaffRole } from '@kirdaar/contract/rules/staff-roles';
import { leadingTo, type SecretEmailTemplate } from '#platform/channels/email-template.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('emailsToStaff');

/** The token follows the # of the URL, which browsers do not send to servers. */
export const staffInvitationEmail: SecretEmailTemplate<{ role: StaffRole; token: string }> = {
  name: 'staff-invitation',
  kind: 'account',
  atOnce: true,
  secret: true,
  by: ['email'],
  sample: { role: 'moderator', token: 'a-sample-of-a-token' },
  write: inEachLanguage((language) => (facts, { name, address }) => ({
    ...words[language].staff_invitation({
      ...facts,
      product: name,
      page: `${address}/admin/join#token=${facts.token}`,
    }),
    path: '/admin/join',
  })),
};

interface StaffFacts {
  name: string;
  email: string;
  role: StaffRole;
  by: string;
}

const staffSample = {
  name: 'Ira Sen',
  email: 'ira@staff.example',
  role: 'moderator',
  by: 'Radhika Menon',
} as const;

// Staff have no account, so these are sent as emails with a secret are.
function ownersEmail(
  name: string,
  textOf: (language: Language) => (typeof words)[Language]['staff_news'],
): SecretEmailTemplate<StaffFacts> {
  const write = leadingTo<StaffFacts>('/admin/staff', textOf);
  return { name, kind: 'account', atOnce: true, secret: true, by: ['email'], sample: staffSample, write };
}

export const staffNewsEmail = ownersEmail('staff-news', (language) => words[language].staff_news);
export const staffEndedEmail = ownersEmail('staff-ended', (language) => words[language].staff_ended);
export const ownerEndProposedEmail = ownersEmail(
  'owner-end-proposed',
  (language) => words[language].owner_end_proposed,
);
export const ownerEndsInTimeEmail = ownersEmail(
  'owner-ends-in-time',
  (language) => words[language].owner_ends_in_time,
);
