import type { StaffRole } from '@kirdaar/contract/rules/staff-roles';
import type { SecretEmailTemplate } from '#platform/channels/email-template.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('staffEmails');

/** Invites a person to the staff. The token follows the # of the URL, which browsers do not send to servers. */
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
