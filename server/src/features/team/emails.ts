import { TEAM_INVITATION_DAYS } from '@kirdaar/contract/rules/limits';
import type { TeamRole } from '@kirdaar/contract/rules/team-roles';
import { type Config, siteAddress } from '#platform/config.ts';
import { writeLetter } from '#platform/letter.ts';
import type { Message } from '#platform/messenger.ts';

interface Invitation {
  email: string;
  company_name: string | null;
  invited_by: string | null;
  team_role: TeamRole;
}

const mayDo: Record<TeamRole, string> = {
  viewer: 'You will see its casting calls and who applied.',
  reviewer: 'You will see its casting calls and review who applied.',
  owner: 'You will run it with the others: calls, applicants, the company’s profile and the team.',
};

/** Asks somebody into a team. The token stands behind the #, which browsers send to nobody. */
export function teamInvitationEmail(
  config: Config,
  { email, company_name, invited_by, team_role }: Invitation,
  token: string,
): Message {
  const house = company_name ?? 'a production house';
  return writeLetter({
    to: email,
    subject: `Join ${house} on ${config.PRODUCT_NAME}`,
    paragraphs: [
      `${invited_by ?? 'Somebody'} invites you to the team of ${house} on ${config.PRODUCT_NAME}. ${mayDo[team_role]}`,
      `Choose your name and password here: ${siteAddress(config)}/production/join#token=${token}`,
      `The link works once, within ${TEAM_INVITATION_DAYS} days.`,
    ],
    note: 'If you do not know them, there is nothing to do: without the link nobody joins.',
  });
}
