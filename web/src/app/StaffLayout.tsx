import type { StaffSelf } from '@kirdaar/contract/admin/staff-accounts';
import { queueKindsOf } from '@kirdaar/contract/rules/staff-queue';
import { staffRoles } from '@kirdaar/contract/rules/staff-roles';
import {
  Building2,
  ChartColumn,
  Flag,
  Inbox,
  IndianRupee,
  KeyRound,
  LogOut,
  type LucideIcon,
  Megaphone,
  MessageSquareText,
  PenLine,
  ScrollText,
  ToggleRight,
  UsersRound,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import {
  Link,
  Navigate,
  NavLink,
  Outlet,
  redirect,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router';
import { LanguageSwitch } from '#app/LanguageSwitch.tsx';
import { ignoreSecondTaps } from '#app/one-tap.ts';
import { adminPaths } from '#features/admin/admin-paths.ts';
import { callStaffApi } from '#features/admin/call-staff-api.ts';
import { StaffErrorBoundary } from '#features/admin/StaffErrorBoundary.tsx';
import { StaffSearch } from '#features/admin/staff-lists/StaffSearch.tsx';
import { clearStaffToken, readStaffToken } from '#features/admin/staff-token.ts';
import { followLanguage, pathOfRequest } from '#session/follow-language.ts';
import { withReturnPath } from '#session/return-path.ts';
import { classNames } from '#ui/class-names.ts';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Loading } from '#ui/Loading.tsx';
import * as auditLogWords from '#words/admin/audit-log.ts';
import * as contentWords from '#words/admin/content.ts';
import * as listWords from '#words/admin/lists.ts';
import * as moneyWords from '#words/admin/money.ts';
import * as operationsWords from '#words/admin/operations.ts';
import * as reasonWords from '#words/admin/reasons.ts';
import * as words from '#words/admin/staff-area.ts';
import { skip_to_content } from '#words/app/area-frame.ts';
import * as common from '#words/ui/common.ts';
import { version } from '../../package.json';
import type { Route } from './+types/StaffLayout.ts';

if (typeof window !== 'undefined') ignoreSecondTaps(window);

type Role = StaffSelf['role'];

const links: { to: string; label: string; Icon: LucideIcon; roles?: readonly Role[] }[] = [
  {
    to: adminPaths.start,
    label: common.today,
    Icon: Inbox,
    roles: staffRoles.filter((role) => queueKindsOf(role).length > 0),
  },
  {
    to: adminPaths.list.replace(':list', 'houses'),
    label: listWords.page,
    Icon: Building2,
    roles: ['moderator', 'support'],
  },
  { to: adminPaths.orders, label: moneyWords.tabs, Icon: IndianRupee, roles: ['support', 'finance'] },
  {
    to: adminPaths.figures,
    label: operationsWords.figures_page,
    Icon: ChartColumn,
    roles: ['finance', 'moderator'],
  },
  { to: adminPaths.flagRules, label: operationsWords.flag_rules_page, Icon: Flag, roles: ['moderator'] },
  { to: adminPaths.reasons, label: reasonWords.page, Icon: MessageSquareText, roles: ['moderator'] },
  {
    to: adminPaths.announcements,
    label: common.announcements,
    Icon: Megaphone,
    roles: ['editor', 'moderator'],
  },
  { to: adminPaths.content, label: contentWords.page, Icon: PenLine, roles: ['editor', 'moderator'] },
  { to: adminPaths.auditLog, label: auditLogWords.page, Icon: ScrollText, roles: ['owner'] },
  { to: adminPaths.staff, label: common.staff, Icon: UsersRound, roles: ['owner'] },
  { to: adminPaths.switches, label: operationsWords.switches_page, Icon: ToggleRight, roles: ['owner'] },
];

export const meta: Route.MetaFunction = () => [
  { title: common.staff },
  { name: 'robots', content: 'noindex' },
];

export const clientMiddleware = [
  ({ request }: { request: Request }) => {
    const { path, search } = pathOfRequest(request);
    followLanguage(path + search);
    if (!readStaffToken()) throw redirect(withReturnPath(adminPaths.login, path + search));
  },
];

export const clientLoader = async () => (await callStaffApi('GET /api/admin/me')).staff;
clientLoader.hydrate = true as const;

export const HydrateFallback = Loading;

export const ErrorBoundary = StaffErrorBoundary;

/** The frame of the staff area: who is logged in, and the pages of that role. */
export default function StaffLayout({ loaderData: staff }: Route.ComponentProps) {
  const { state } = useNavigation();
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link of the page changes with its path.
  useEffect(() => {
    // On a phone not all links fit: the one of this page is moved into view.
    const link = nav.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (nav.current && link) nav.current.scrollLeft = link.offsetLeft - nav.current.clientWidth / 3;
  }, [pathname]);
  const shown = links.filter(({ roles }) => !roles || staff.role === 'owner' || roles.includes(staff.role));
  // Who has no work of the queue begins with the first page of their own.
  const startsAt = pathname === adminPaths.start && shown[0]?.to !== adminPaths.start ? shown[0] : undefined;
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[14rem_1fr] lg:grid-rows-[auto_1fr]">
      <a href="#content" className="skip-link">
        {skip_to_content}
      </a>
      <header className="col-span-2 flex items-center gap-y-2 bg-night max-sm:flex-wrap px-4 py-2.5 sm:gap-x-4 max-sm:pr-2 text-on-night sm:px-6">
        <p className="font-display font-semibold text-lg">{common.staff}</p>
        {staff.role !== 'editor' && <StaffSearch />}
        <Link
          to={adminPaths.passkeys}
          className="ml-auto flex min-h-11 min-w-0 items-center gap-2 rounded-control px-3 text-sm hover:bg-white/10"
          title={words.session(formatDateTime(staff.session_ends_at))}
        >
          <KeyRound aria-hidden className="size-4 shrink-0" />
          <span className="truncate">
            {staff.name}, {words.roles[staff.role]}
          </span>
          <span className="sr-only">{words.passkeys}</span>
        </Link>
        <LanguageSwitch className="flex min-h-11 items-center rounded-control px-3 font-medium text-sm hover:bg-white/10" />
        <LogOutOfStaff />
      </header>
      <nav
        ref={nav}
        aria-label={words.nav}
        className="flex gap-1 overflow-x-auto border-line border-b bg-card px-3 py-2 lg:flex-col lg:border-r lg:border-b-0 lg:px-4 lg:py-5"
      >
        {shown.map(({ to, label, Icon }) => (
          <NavLink
            key={to}
            to={to}
            end={to === adminPaths.start}
            className={linkLook}
            // Browsers leave a focused link half out of sight.
            onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
          >
            <Icon aria-hidden className="size-5 shrink-0" />
            {label}
          </NavLink>
        ))}
      </nav>
      <main
        id="content"
        tabIndex={-1}
        aria-busy={state === 'loading'}
        className={classNames(
          'mx-auto w-full min-w-0 max-w-6xl px-4 py-6 transition-opacity sm:px-8',
          state === 'loading' && 'opacity-60',
        )}
      >
        {startsAt ? <Navigate to={startsAt.to} replace /> : <Outlet context={staff} />}
        <p className="mt-8 text-muted text-xs">{words.version(version)}</p>
      </main>
    </div>
  );
}

function LogOutOfStaff() {
  const navigate = useNavigate();

  async function logOut() {
    // It works on this device even when the server cannot be reached.
    await callStaffApi('POST /api/admin/logout').catch(() => undefined);
    clearStaffToken();
    await navigate(adminPaths.login);
  }

  return (
    <button
      type="button"
      onClick={logOut}
      className="flex min-h-11 items-center gap-2 rounded-control px-3 font-medium text-sm hover:bg-white/10"
    >
      <LogOut aria-hidden className="size-4 shrink-0" />
      <span className="max-sm:sr-only">{words.log_out}</span>
    </button>
  );
}

function linkLook({ isActive }: { isActive: boolean }): string {
  return classNames(
    'flex min-h-11 shrink-0 items-center gap-2.5 rounded-control px-3 py-2 font-medium',
    isActive ? 'bg-night text-on-night' : 'text-ink hover:bg-sunken',
  );
}
