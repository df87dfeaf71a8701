import type { TeamRole } from '@kirdaar/contract/rules/team-roles';
import type { SecretEmailTemplate } from '#platform/channels/email-template.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('houseEmails');

interface Invitation {
  company_name: string | null;
  /** The name for the subject: only of a house verified by documents. */
  verified_name: string | null;
  invited_by: string | null;
  team_role: TeamRole;
  token: string;
}

/** Invites a person to a team. The token follows the # of the URL, which browsers do not send to servers. */
export const teamInvitationEmail: SecretEmailTemplate<Invitation> = {
  name: 'team-invitation',
  kind: 'account',
  atOnce: true,
  secret: true,
  by: ['email'],
  sample: {
    company_name: 'Monsoon Frames',
    verified_name: 'Monsoon Frames',
    invited_by: 'Ira Sen',
    team_role: 'reviewer',
    token: 'a-sample-of-a-token',
  },
  write: inEachLanguage((language) => (facts, { name, address }) => ({
    ...words[language].team_invitation({
      ...facts,
      product: name,
      page: `${address}/production/join#token=${facts.token}`,
    }),
    path: '/production/join',
  })),
};
