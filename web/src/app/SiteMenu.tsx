import { X } from 'lucide-react';
import type { RefObject } from 'react';
import { NavLink } from 'react-router';
import { LoginLinks } from '#app/LoginLinks.tsx';
import { Logo } from '#app/Logo.tsx';
import { siteLinks } from '#app/site-links.ts';
import * as words from '#words/app/site-frame.ts';

export const MENU_ID = 'site-menu';

/**
 * The header's links as a full-screen dialog. The browser traps the focus and closes the dialog on Escape.
 */
export function SiteMenu({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
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
