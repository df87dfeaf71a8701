import { Menu as MenuIcon, X } from 'lucide-react';
import { lazy, type RefObject, Suspense, useRef, useSyncExternalStore } from 'react';
import { NavLink } from 'react-router';
import { LanguageSwitch } from '#app/LanguageSwitch.tsx';
import { LoginLinks } from '#app/LoginLinks.tsx';
import { Logo } from '#app/Logo.tsx';
import { siteLinks } from '#app/site-links.ts';
import { useSession } from '#session/use-session.ts';
import * as words from '#words/app/site-frame.ts';

const MENU_ID = 'site-menu';

const THRESHOLD_PX = 10;

// Visitors have no notifications, so the bell is loaded only when needed. If it fails to load, the site works
// without it.
const NotificationBell = lazy(() =>
  import('#features/notifications/inbox/NotificationBell.tsx').then(
    (bell) => ({ default: bell.NotificationBell }),
    () => ({ default: () => <></> }),
  ),
);

/** The header of every public page: logo, links and logins. On narrow screens the links move into a menu. */
export function SiteHeader() {
  const menu = useRef<HTMLDialogElement>(null);
  const scrolled = useScrolled();

  function openMenu() {
    if (!('commandForElement' in HTMLButtonElement.prototype)) menu.current?.showModal();
  }

  return (
    <header
      data-scrolled={scrolled}
      className="sticky top-0 z-20 border-line border-b bg-paper/95 backdrop-blur transition-shadow print:hidden data-[scrolled=true]:shadow-[0_10px_30px_-18px_rgb(var(--shade)/0.55)]"
    >
      <div className="mx-auto flex min-h-16 w-full max-w-7xl items-center gap-x-3 max-xl:flex-wrap px-4 py-2 sm:gap-x-4 sm:px-8">
        <Logo />
        <nav aria-label={words.nav_site} className="hidden grow flex-wrap justify-center xl:flex 2xl:gap-x-1">
          {siteLinks.map(({ label, to }) => (
            <NavLink key={to} to={to} end={to === '/'} className={linkLook}>
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="ml-auto flex shrink-0 items-center gap-2 whitespace-nowrap xl:ml-0">
          <LanguageSwitch className="inline-flex min-h-11 items-center px-2 font-semibold text-[0.8rem] text-ink/80 hover:text-ink" />
          <SiteBell />
          <LoginLinks className="max-sm:hidden [&_a]:text-sm" />
        </div>
        <button
          type="button"
          aria-label={words.menu_open}
          aria-haspopup="dialog"
          // The browser opens the menu natively, also before or without scripts; older browsers use the click
          // handler.
          {...{ command: 'show-modal', commandfor: MENU_ID }}
          className="-mr-2.5 rounded-control p-2.5 hover:bg-sunken xl:hidden"
          onClick={openMenu}
        >
          <MenuIcon aria-hidden className="size-6" />
        </button>
      </div>
      <SiteMenu dialog={menu} />
    </header>
  );
}

const linkLook =
  'relative inline-flex min-h-11 items-center whitespace-nowrap rounded-control px-1.5 2xl:px-2 font-semibold text-[0.78rem] tracking-[0.045em] text-ink/80 hover:text-ink aria-[current=page]:text-accent after:absolute after:inset-x-1.5 2xl:after:inset-x-2 after:bottom-1.5 after:h-[3px] after:rounded-full after:bg-marigold after:opacity-0 aria-[current=page]:after:opacity-100 hover:after:opacity-50';

/** The bell above public pages, for logged-in users. */
function SiteBell() {
  const session = useSession();
  if (!session) return null;
  return (
    <Suspense fallback={<span className="size-11" />}>
      <NotificationBell key={session.role} reader={session.role} />
    </Suspense>
  );
}

/** Returns whether the page is scrolled away from the top. */
function useScrolled(): boolean {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY > THRESHOLD_PX,
    () => false,
  );
}

function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/**
 * The header's links as a full-screen dialog. The browser traps the focus and closes the dialog on Escape.
 */
function SiteMenu({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      id={MENU_ID}
      aria-label={words.site_frame_menu}
      className="m-0 size-full max-h-none max-w-none overflow-y-auto overscroll-contain bg-night text-on-night open:flex open:flex-col"
    >
      <div className="flex min-h-16 shrink-0 items-center justify-between px-4 py-2 sm:px-8">
        <Logo onClick={close} />
        <form method="dialog">
          <button
            type="submit"
            aria-label={words.menu_close}
            className="-mr-2.5 rounded-control p-2.5 hover:bg-white/10"
          >
            <X aria-hidden className="size-6" />
          </button>
        </form>
      </div>
      <nav aria-label={words.nav_site} className="my-auto px-4 py-4 sm:px-8">
        <ul>
          {siteLinks.map(({ label, to }) => (
            <li key={to} className="border-on-night/15 border-b last:border-0">
              <NavLink
                to={to}
                end={to === '/'}
                onClick={close}
                className="flex min-h-[3.1rem] items-center gap-3 font-display font-medium text-[1.55rem] leading-none tracking-tight hover:text-[#f3b94a] focus-visible:outline-[#f3b94a] aria-[current=page]:text-[#f3b94a] sm:text-3xl"
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <LoginLinks
        onChoose={close}
        className="px-4 pt-2 pb-6 sm:px-8 [&>a]:grow [&>a]:focus-visible:outline-[#f3b94a] [&>a:last-child]:border-on-night/40 [&>a:last-child]:text-on-night [&>a:last-child]:hover:bg-white/10 [&>a:first-child]:bg-[#f3b94a] [&>a:first-child]:text-[#2b1830]"
      />
    </dialog>
  );
}
