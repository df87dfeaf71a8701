import type { TeamEvent } from '@kirdaar/contract/house-history';
import { roleNames } from '#features/team/team-words.ts';

const words = {
  member_invited: (whom, role) => `${whom} invited as ${role}`,
  invitation_withdrawn: (whom) => `Invitation of ${whom} withdrawn`,
  member_joined: (whom, role) => `${whom} joined as ${role}`,
  role_changed: (whom, role) => `${whom} made ${role}`,
  member_removed: (whom) => `${whom} removed`,
  member_left: (whom) => `${whom} left`,
} as const satisfies Record<TeamEvent['act'], (whom: string, role: string) => string>;

/** What happened to a team: 'Mira Das made Reviewer by Ira Sen'. */
export function teamEventText({ act, by, whom, team_role }: Omit<TeamEvent, 'id' | 'happened_at'>): string {
  const told = words[act](whom ?? 'Somebody', team_role ? roleNames[team_role] : 'member');
  const isOwnAct = act === 'member_joined' || act === 'member_left';
  return by && !isOwnAct ? `${told} by ${by}` : told;
}
