import {
  Languages,
  type LucideIcon,
  Menu as MenuIcon,
  MessagesSquare,
  PanelLeft,
  UserRound,
  X,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, NavLink, Outlet, useNavigation } from 'react-router';
import { accountOf, conversationsOf } from '#account-paths.ts';
import { focusClass } from '#api/renditions.ts';
import { LanguageSwitch } from '#app/LanguageSwitch.tsx';
import { LogOutButton } from '#app/LogOutButton.tsx';
import { Logo } from '#app/Logo.tsx';
import { ignoreSecondTaps } from '#app/one-tap.ts';
import { SessionGuard } from '#app/SessionGuard.tsx';
import { useSidePanel } from '#app/use-side-panel.ts';
import { WaitingRequests } from '#app/WaitingRequests.tsx';
import { LegalChanges } from '#features/accounts/legal-texts/LegalChanges.tsx';
import { MessagesLink } from '#features/messaging/conversations/MessagesLink.tsx';
import { NotificationBell } from '#features/notifications/inbox/NotificationBell.tsx';
import type { Role } from '#session/area-of.ts';
import type { Session } from '#session/store.ts';
import type { SessionState } from '#session/use-last-session.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu } from '#ui/Menu.tsx';
import { Ring } from '#ui/Ring.tsx';
import * as words from '#words/app/area-frame.ts';
import * as common from '#words/ui/common.ts';

// In the areas a tap may send, pay or delete. Public pages only have links.
if (typeof window !== 'undefined') ignoreSecondTaps(window);

interface AreaLink {
  to: string;
  label: string;
  Icon: LucideIcon;
}

interface AreaShellProps {
  accountRole: Role;
  session: Session;
  /** Whether the account that opened the area is still the logged-in one. */
  sessionState: SessionState;
  /** The name in the header's welcome. */
  name: string;
  photo: string | null;
  /** The completed share of the profile. */
  completion: number;
  /** The number of answers that the profile form still asks for. */
  missing?: number | undefined;
  /** The lines of the side panel below the name. */
  facts: readonly { label: string; value: string }[];
  /** The path of the profile editor. */
  profile?: string;
  links: readonly AreaLink[];
  /** What concerns every page of the area, above the page. */
  notice?: ReactNode;
  /** The links in the menu under the name, besides the account. */
  menu?: readonly AreaLink[];
  /** Says for whom this browser acts, on every page of the area. */
  actingBar?: ReactNode;
  /** The people for whom the user can act, in the menu under the name. */
  switcher?: ReactNode;
}

/** The frame of a signed-in area: header, side panel with the profile's completion and links, page. */
export function AreaShell({ menu = [], ...props }: AreaShellProps) {
  const { messages, account, bell } = linksOf(props);
  const [open, setOpen] = useState(false);
  const { state } = useNavigation();
  // On a large screen the panel is beside the page unless it is folded; on a phone it replaces the page.
  const { isWide, isFolded, fold } = useSidePanel();
  return (
    <div
      className={classNames(
        'min-h-dvh',
        !isFolded && 'lg:grid lg:grid-cols-[17.5rem_1fr] lg:grid-rows-[auto_1fr]',
      )}
    >
      <a href="#content" className="skip-link">
        {words.skip_to_content}
      </a>
      <header className="sticky top-0 z-20 col-span-2 flex flex-wrap items-center gap-2 border-line border-b bg-paper/95 px-3 py-2.5 backdrop-blur sm:px-6">
        <button
          type="button"
          aria-expanded={open}
          aria-controls="side-panel"
          aria-label={open ? words.menu_close : words.menu_open}
          className="rounded-control p-2.5 hover:bg-sunken lg:hidden"
          onClick={() => setOpen(!open)}
        >
          {open ? <X aria-hidden className="size-5" /> : <MenuIcon aria-hidden className="size-5" />}
        </button>
        <IconButton
          label={isFolded ? words.panel_show : words.panel_hide}
          Icon={PanelLeft}
          aria-expanded={!isFolded}
          aria-controls="side-panel"
          onClick={fold}
          className="max-lg:hidden"
        />
        <Logo className="mr-auto max-sm:[&>span]:sr-only" />
        {messages.length > 0 && <MessagesLink accountRole={props.accountRole} />}
        {bell && <NotificationBell reader={props.accountRole} />}
        <Menu
          label={
            <span className="max-w-[max(3rem,100vw-17rem)] truncate sm:max-w-72">
              {words.welcome(props.name)}
            </span>
          }
        >
          {props.switcher}
          {[...menu, ...account].map(({ to, label, Icon }) => (
            <Link key={to} to={to} className={menuLook}>
              <Icon aria-hidden className="size-4" />
              {label}
            </Link>
          ))}
          <LanguageSwitch className={menuLook} icon={<Languages aria-hidden className="size-4" />} />
          <LogOutButton />
        </Menu>
        {props.actingBar}
      </header>
      <aside
        id="side-panel"
        className={classNames(
          'border-line border-r bg-card px-5 py-6 lg:sticky lg:top-16 lg:h-[calc(100dvh-4rem)] lg:overflow-y-auto',
          isFolded && 'lg:hidden',
          !open && 'max-lg:hidden',
        )}
      >
        <ProfileSummary {...props} onLeave={() => setOpen(false)} />
        <nav aria-label={words.nav_area} className="mt-6 flex flex-col gap-1">
          {props.links.map(({ to, label, Icon }) => (
            <NavLink key={to} to={to} onClick={() => setOpen(false)} className={linkLook}>
              <Icon aria-hidden className="size-5 shrink-0" />
              {label}
            </NavLink>
          ))}
        </nav>
        {/* A phone has little room for the menu under the name. */}
        <nav
          aria-label={words.nav_more}
          className="mt-4 flex flex-col gap-1 border-line border-t pt-4 lg:hidden"
        >
          {[...menu, ...messages, ...account].map(({ to, label, Icon }) => (
            <NavLink key={to} to={to} end onClick={() => setOpen(false)} className={linkLook}>
              <Icon aria-hidden className="size-5 shrink-0" />
              {label}
            </NavLink>
          ))}
        </nav>
      </aside>
      <main
        id="content"
        tabIndex={-1}
        aria-busy={state === 'loading'}
        className={classNames(
          'mx-auto w-full min-w-0 px-4 transition-opacity sm:px-8',
          isWide ? 'max-w-[110rem] py-3' : 'max-w-6xl py-8',
          state === 'loading' && 'opacity-60',
          open && 'max-lg:hidden',
        )}
      >
        <SessionGuard accountRole={props.accountRole} sessionState={props.sessionState}>
          {/* Who acts for somebody does not agree for them. */}
          <LegalChanges isLoggedIn={props.sessionState === 'same' && !props.actingBar} />
          <div className="mb-6 flex flex-col gap-3 empty:hidden">
            {props.notice}
            <WaitingRequests session={props.session} />
          </div>
          <Outlet />
        </SessionGuard>
      </main>
    </div>
  );
}

const menuLook = 'flex min-h-11 items-center gap-3 rounded-control px-3 font-medium hover:bg-sunken';

interface ProfileSummaryProps extends AreaShellProps {
  onLeave: () => void;
}

function ProfileSummary(props: ProfileSummaryProps) {
  const { name, photo, completion, missing = 0, facts, profile, onLeave } = props;
  return (
    <div className="flex flex-col items-center text-center">
      <div className="relative">
        <Ring percent={completion} label={missing > 0 ? undefined : words.completion} />
        {photo && (
          <img
            src={photo}
            alt=""
            width="76"
            height="76"
            className={`absolute inset-0 m-auto size-19 rounded-full object-cover ${focusClass(photo)}`}
          />
        )}
      </div>
      {photo && missing === 0 && (
        <p className="mt-1 text-muted text-xs">{words.completion_share(completion)}</p>
      )}
      <p className="mt-2 font-display font-semibold text-xl leading-tight">{name}</p>
      <dl className="mt-2 text-balance text-muted text-sm">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="inline">{label}: </dt>
            <dd className="inline text-ink">{value}</dd>
          </div>
        ))}
      </dl>
      {profile && missing > 0 && (
        <Link
          to={`${profile}#missing`}
          onClick={onLeave}
          className="mt-1 inline-flex min-h-11 items-center font-medium text-accent text-sm underline underline-offset-4"
        >
          {words.answers_missing(missing)}
        </Link>
      )}
      {profile && (
        <ButtonLink to={profile} onClick={onLeave} className="mt-4 w-full">
          {common.complete_profile}
        </ButtonLink>
      )}
    </div>
  );
}

/** Returns the links that depend on who uses the account: somebody may act for its owner, within some scopes. */
function linksOf({ session, accountRole }: Pick<AreaShellProps, 'session' | 'accountRole'>) {
  const acting = session.role === 'talent' ? session.acting : undefined;
  const messages = { to: conversationsOf[accountRole], label: common.messages, Icon: MessagesSquare };
  const account = { to: accountOf[accountRole], label: common.account, Icon: UserRound };
  return {
    messages: !acting || acting.scopes.includes('messages') ? [messages] : [],
    account: acting ? [] : [account],
    bell: !acting || acting.kind === 'guardian',
  };
}

function linkLook({ isActive }: { isActive: boolean }): string {
  return classNames(
    'flex min-h-11 items-center gap-3 rounded-control px-3.5 py-2 font-medium',
    isActive ? 'bg-night text-on-night' : 'text-ink hover:bg-sunken',
  );
}
