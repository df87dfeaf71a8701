import { mayActAs } from '@kirdaar/contract/rules/team-roles';
import { useSession } from '#session/use-session.ts';

/** Whether one may write, or only read: of a house its viewers do not write. */
export function useMayWrite(): boolean {
  const session = useSession();
  return session?.role !== 'production' || mayActAs(session.house.team_role ?? 'owner', 'reviewer');
}
