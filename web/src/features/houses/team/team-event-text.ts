import type { TeamEvent } from '@kirdaar/contract/houses/audit-log';
import { roleNames } from '#features/houses/team/role-texts.ts';
import * as words from '#words/houses/team.ts';

/** Returns the text of a team change: 'Mira Das’s role changed to Reviewer by Ira Sen'. */
export function teamEventText({
  action,
  by,
  member,
  team_role,
}: Omit<TeamEvent, 'id' | 'happened_at'>): string {
  return words.events[action]({
    member: member ?? words.event_someone,
    role: team_role ? roleNames[team_role] : words.event_role,
    by,
  });
}
