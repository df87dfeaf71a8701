import { mayActAs } from '@kirdaar/contract/rules/team-roles';
import { useSession } from '#session/use-session.ts';

/** Whether the user may write. Viewers of a house may only read. */
export function useMayWrite(): boolean {
  const session = useSession();
  return session?.role !== 'production' || mayActAs(session.house.team_role ?? 'owner', 'reviewer');
}
