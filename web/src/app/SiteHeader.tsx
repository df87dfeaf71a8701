import { Menu as MenuIcon } from 'lucide-react';
import { useRef } from 'react';
import { NavLink } from 'react-router';
import { LanguageSwitch } from '#app/LanguageSwitch.tsx';
import { LoginLinks } from '#app/LoginLinks.tsx';
import { Logo } from '#app/Logo.tsx';
import { SiteBell } from '#app/SiteBell.tsx';
import { MENU_ID, SiteMenu } from '#app/SiteMenu.tsx';
import { siteLinks } from '#app/site-links.ts';
import { useScrolled } from '#app/use-scrolled.ts';
import * as words from '#words/app/site-frame.ts';

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
      <div className="mx-auto flex min-h-16 w-full max-w-7xl items-center gap-x-3 px-4 py-2 sm:gap-x-4 sm:px-8">
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
