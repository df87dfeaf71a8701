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
import { pathOfRequest } from '#session/follow-language.ts';
import { refreshHouse } from '#session/refresh.ts';
import { useLastSession } from '#session/use-last-session.ts';
import { formatLastUpdated } from '#ui/format-date-time.ts';
import { Loading } from '#ui/Loading.tsx';
import { labelOf } from '#ui/label-of.ts';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/app/area-frame.ts';
import { work_types } from '#words/rules/calls.ts';
import * as common from '#words/ui/common.ts';

const links = [
  { to: paths.addJob, label: common.add_job, Icon: Clapperboard },
  { to: housePaths.previousJobs, label: words.link_previous_jobs, Icon: History },
  { to: housePaths.upcomingJobs, label: words.link_upcoming, Icon: CalendarClock },
  { to: housePaths.productionProfiles, label: common.profiles, Icon: UsersRound },
  { to: housePaths.talentLists, label: words.link_lists, Icon: ListChecks },
  { to: housePaths.team, label: words.link_team, Icon: Users },
];

/** Pages for owners only, hidden from the other members of a team. */
const ownerPages: readonly string[] = [paths.addJob, housePaths.companyProfile];

export const clientMiddleware = [only('production'), requireOwner];

function requireOwner({ request }: { request: Request }) {
  if (ownerPages.includes(pathOfRequest(request).path)) onlyAs('owner')();
}

// With a loader, the guard also runs when only a child route's data would be fetched.
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export const HydrateFallback = Loading;

export const ErrorBoundary = AreaErrorBoundary;

/** Takes the house from the server, because a colleague may have changed it since the login. */
async function refresh(showSuspension: (suspension: SuspensionKind | null) => void) {
  try {
    const { production_house } = await callApi('GET /api/production/profile');
    refreshHouse(production_house);
    showSuspension(production_house.suspension);
  } catch (error) {
    // The side panel shows what the browser knows; the page itself reports an ended session.
    if (!(error instanceof ApiError)) throw error;
  }
}

export default function ProductionLayout() {
  const { session, state } = useLastSession('production');
  const token = session?.token;
  const [suspension, setSuspension] = useState<SuspensionKind | null>(null);
  useEffect(() => {
    if (token) void refresh(setSuspension);
  }, [token]);
  if (!session) return <Loading />;
  const { house } = session;
  const isOwner = (house.team_role ?? 'owner') === 'owner';
  return (
    <AreaShell
      accountRole="production"
      session={session}
      sessionState={state}
      name={house.company_name ?? words.unnamed_house}
      photo={house.profile_photo}
      completion={houseCompletion(house)}
      facts={[
        {
          label: common.type_of_work,
          value: house.type_of_work ? labelOf(work_types, house.type_of_work) : common.not_given,
        },
        { label: words.last_updated, value: formatLastUpdated(house.updated_at) },
      ]}
      {...(isOwner && { profile: housePaths.companyProfile })}
      notice={suspension && <SuspensionState suspension={suspension} />}
      links={links.filter(({ to }) => isOwner || !ownerPages.includes(to))}
    />
  );
}

function SuspensionState({ suspension }: { suspension: SuspensionKind }) {
  return (
    <Notice tone="failure">
      {suspension === 'ban' ? words.house_banned : words.house_suspended}{' '}
      <Link to={housePaths.appeals} className="font-semibold underline underline-offset-4">
        {words.house_appeal}
      </Link>
    </Notice>
  );
}
