import { rosterUrl } from '#features/representation/roster/roster-search.ts';
import { useSession } from '#session/use-session.ts';
import { ButtonLink } from '#ui/Button.tsx';
import * as words from '#words/representation/agency.ts';

/** Leads an agency from a casting call to the clients who fit it. */
export function FindInRoster({ job }: { job: string }) {
  const session = useSession();
  if (session?.role !== 'talent' || session.user.profileType !== 'Talent Agencies') return null;
  return (
    <ButtonLink to={rosterUrl({ job, folder: null, everyone: false })} variant="secondary">
      {words.find_in_roster}
    </ButtonLink>
  );
}
