import type { TeamEvent } from '@kirdaar/contract/houses/audit-log';
import * as words from '#words/houses/team.ts';

/** Returns the text of a team change: 'Mira Das’s role changed to Reviewer by Ira Sen'. */
export function teamEventText(event: Omit<TeamEvent, 'id' | 'happened_at'>): string {
  const { action, by, member, team_role } = event;
  const role = team_role ? words.roles[team_role] : words.event_role;
  return words.events[action]({ member: member ?? words.event_someone, role, by });
}
