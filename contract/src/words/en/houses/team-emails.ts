/** The invitation to the team of a production house. */

import { TEAM_INVITATION_DAYS } from '#rules/limits.ts';
import type { TeamRole } from '#rules/team-roles.ts';

export interface TeamInvitation {
  company_name: string | null;
  verified_name: string | null;
  invited_by: string | null;
  team_role: TeamRole;
  page: string;
  product: string;
}

const mayDo = {
  viewer: 'You will see its casting calls and applicants.',
  reviewer: 'You will see its casting calls and review its applicants.',
  owner: 'You will manage its casting calls, applicants, company profile and team.',
};

export const team_invitation = ({
  company_name,
  verified_name,
  invited_by,
  team_role,
  page,
  product,
}: TeamInvitation) => {
  const house = company_name ?? 'a production house';
  const invites = `${invited_by ?? 'Someone'} invites you to join the team of ${house} on ${product}.`;
  return {
    subject: `Join ${verified_name ?? 'the team of a production house'} on ${product}`,
    paragraphs: [
      `${invites} ${mayDo[team_role]}`,
      `Choose your name and password here: ${page}`,
      `The link works once, within ${TEAM_INVITATION_DAYS} days.`,
    ],
    note: 'If you do not know this person, ignore this email. Nobody can join without the link.',
    short: `${invites} The link is in your email.`,
  };
};
