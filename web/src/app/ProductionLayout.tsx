import type { SuspensionKind } from '@kirdaar/contract/rules/staff-queue';
import { CalendarClock, Clapperboard, History, ListChecks, Users, UsersRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { ApiError, callApi } from '#api/call-api.ts';
import { AreaErrorBoundary } from '#app/AreaErrorBoundary.tsx';
import { AreaShell } from '#app/AreaShell.tsx';
import { only, onlyAs } from '#app/guards.ts';
import { housePaths } from '#house-paths.ts';
import { paths } from '#paths.ts';
import { houseCompletion } from '#session/completion.ts';
import { formatLastUpdated } from '#session/last-updated.ts';
import { refreshHouse } from '#session/store.ts';
import { useLastSession } from '#session/use-last-session.ts';
import { Loading } from '#ui/Loading.tsx';
import { Notice } from '#ui/Notice.tsx';

const links = [
  { to: paths.addJob, label: 'Add Job Post', Icon: Clapperboard },
  { to: housePaths.previousJobs, label: 'Previous Job Post', Icon: History },
  { to: housePaths.upcomingJobs, label: 'Upcoming Projects', Icon: CalendarClock },
  { to: housePaths.productionProfiles, label: 'Profiles', Icon: UsersRound },
  { to: housePaths.talentLists, label: 'Lists and invitations', Icon: ListChecks },
  { to: housePaths.team, label: 'Team', Icon: Users },
];

/** Pages for owners only, hidden from the other members of a team. */
const ownerPages: readonly string[] = [paths.addJob, housePaths.companyProfile];

export const clientMiddleware = [only('production'), requireOwner];

function requireOwner({ request }: { request: Request }) {
  if (ownerPages.includes(new URL(request.url).pathname)) onlyAs('owner')();
}

// With a loader, the guard also runs when only a child route's data would be fetched.
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export const HydrateFallback = Loading;

export const ErrorBoundary = AreaErrorBoundary;

/** Takes the house from the server, because a colleague may have changed it since the login. */
async function refresh(showStanding: (standing: SuspensionKind | null) => void) {
  try {
    const { production_house } = await callApi('GET /api/production/profile');
    refreshHouse(production_house);
    showStanding(production_house.standing);
  } catch (error) {
    // The side panel shows what the browser knows; the page itself reports an ended session.
    if (!(error instanceof ApiError)) throw error;
  }
}

export default function ProductionLayout() {
  const { session, state } = useLastSession('production');
  const token = session?.token;
  const [standing, setStanding] = useState<SuspensionKind | null>(null);
  useEffect(() => {
    if (token) void refresh(setStanding);
  }, [token]);
  if (!session) return <Loading />;
  const { house } = session;
  const isOwner = (house.team_role ?? 'owner') === 'owner';
  return (
    <AreaShell
      accountRole="production"
      sessionState={state}
      name={house.company_name ?? 'User'}
      photo={house.profile_photo}
      completion={houseCompletion(house)}
      facts={[
        { label: 'Type of Work', value: house.type_of_work ?? 'N/A' },
        { label: 'Last Updated', value: formatLastUpdated(house.updated_at) },
      ]}
      {...(isOwner && { profile: housePaths.companyProfile })}
      notice={standing && <Standing standing={standing} />}
      links={links.filter(({ to }) => isOwner || !ownerPages.includes(to))}
    />
  );
}

function Standing({ standing }: { standing: SuspensionKind }) {
  return (
    <Notice tone="failure">
      Your production house is {standing === 'ban' ? 'banned' : 'suspended'}. Talent cannot see your casting
      calls.{' '}
      <Link to={housePaths.appeals} className="font-semibold underline underline-offset-4">
        Read why and appeal
      </Link>
    </Notice>
  );
}
