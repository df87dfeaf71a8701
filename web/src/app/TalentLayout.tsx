import {
  CalendarDays,
  CircleCheckBig,
  Eye,
  Flame,
  Heart,
  Images,
  ReceiptIndianRupee,
  Sparkles,
  Tickets,
  UsersRound,
} from 'lucide-react';
import { useEffect } from 'react';
import { calendarPaths } from '#account-paths.ts';
import { agencyPaths } from '#agency-paths.ts';
import { AreaErrorBoundary } from '#app/AreaErrorBoundary.tsx';
import { AreaShell } from '#app/AreaShell.tsx';
import { only } from '#app/guards.ts';
import { ActingBar } from '#features/representation/acting/ActingBar.tsx';
import { ActingSwitch } from '#features/representation/acting/ActingSwitch.tsx';
import { refreshExpiringPhotos, refreshStoredTalent } from '#features/talent/profile/stored-talent.ts';
import { paths } from '#paths.ts';
import type { ActingAs } from '#session/store.ts';
import { useLastSession } from '#session/use-last-session.ts';
import { formatLastUpdated } from '#ui/format-date-time.ts';
import { Loading } from '#ui/Loading.tsx';
import { labelOf } from '#ui/label-of.ts';
import * as words from '#words/app/area-frame.ts';
import { title as calendar_title } from '#words/bookings/calendar.ts';
import * as agencyWords from '#words/representation/agency.ts';
import { family_title } from '#words/representation/family.ts';
import { mandates_title } from '#words/representation/mandates.ts';
import { category_names } from '#words/rules/people.ts';
import * as common from '#words/ui/common.ts';

const links = [
  { to: paths.popularCalls, label: words.link_popular_calls, Icon: Flame },
  { to: paths.myApplications, label: common.my_applications, Icon: CircleCheckBig },
  { to: paths.callsForYou, label: words.link_calls_for_you, Icon: Sparkles },
];

/** A guardian also sees who else acts for the child. */
const guardianMenu = [{ to: paths.representation, label: mandates_title, Icon: UsersRound }];

/** The talent's own business, whoever acts for them. */
const ownLinks = [
  { to: paths.talentPlans, label: words.link_plans, Icon: Tickets },
  { to: paths.mySubscription, label: common.my_subscription, Icon: ReceiptIndianRupee },
];

const menu = [
  { to: calendarPaths.calendar, label: calendar_title, Icon: CalendarDays },
  { to: paths.savedCalls, label: words.link_saved_calls, Icon: Heart },
  { to: paths.media, label: common.photos_and_videos, Icon: Images },
];

const agencyLinks = [{ to: agencyPaths.roster, label: agencyWords.roster, Icon: UsersRound }];

const ownMenu = [
  { to: paths.publicProfile, label: common.public_profile, Icon: Eye },
  { to: paths.family, label: family_title, Icon: UsersRound },
];

export const clientMiddleware = [only('talent')];

// With a loader, the guard also runs when only a child route's data would be fetched.
export function clientLoader() {
  // Not awaited: the page does not need the picture to load.
  void refreshExpiringPhotos();
  return null;
}
clientLoader.hydrate = true as const;

export const HydrateFallback = Loading;

export const ErrorBoundary = AreaErrorBoundary;

export default function TalentLayout() {
  const { session, state } = useLastSession('talent');
  const token = session?.token;
  useEffect(() => {
    if (token) void refreshStoredTalent();
  }, [token]);
  if (!session) return <Loading />;
  const { user, acting } = session;
  return (
    <AreaShell
      accountRole="talent"
      session={session}
      sessionState={state}
      name={user.name}
      photo={user.profile_photo}
      completion={user.completion ?? 0}
      missing={user.missing}
      facts={[
        {
          label: common.profile_type,
          value: user.profileType ? labelOf(category_names, user.profileType) : common.not_given,
        },
        { label: words.last_updated, value: formatLastUpdated(user.updated_at) },
      ]}
      profile={paths.completeProfile}
      links={[
        ...(user.profileType === 'Talent Agencies' ? agencyLinks : []),
        ...links,
        ...(acting ? [] : ownLinks),
      ]}
      menu={[...menu, ...menuOf(acting)]}
      actingBar={acting && <ActingBar name={user.name} before={acting.before.user.name} />}
      switcher={<ActingSwitch session={session} />}
    />
  );
}

function menuOf(acting: ActingAs | undefined) {
  if (acting) return acting.kind === 'guardian' ? guardianMenu : [];
  return ownMenu;
}
