import type { TeamEvent } from '@kirdaar/contract/houses/audit-log';
import { roleNames } from '#features/houses/team/role-texts.ts';

const texts = {
  member_invited: (member, role) => `${member} invited as ${role}`,
  invitation_withdrawn: (member) => `Invitation to ${member} withdrawn`,
  member_joined: (member, role) => `${member} joined as ${role}`,
  role_changed: (member, role) => `${member}’s role changed to ${role}`,
  member_removed: (member) => `${member} removed`,
  member_left: (member) => `${member} left`,
  calendar_link_ended: (member) => `Calendar link of ${member} ended`,
} as const satisfies Record<TeamEvent['action'], (member: string, role: string) => string>;

/** Returns the text of a team change: 'Mira Das’s role changed to Reviewer by Ira Sen'. */
export function teamEventText({
  action,
  by,
  member,
  team_role,
}: Omit<TeamEvent, 'id' | 'happened_at'>): string {
  const text = texts[action](member ?? 'Someone', team_role ? roleNames[team_role] : 'member');
  const isOwnAction = action === 'member_joined' || action === 'member_left';
  return by && !isOwnAction ? `${text} by ${by}` : text;
}
