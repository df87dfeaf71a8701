import { Outlet, useLocation } from 'react-router';
import { onlyVisitors } from '#app/guards.ts';
import { LanguageSwitch } from '#app/LanguageSwitch.tsx';
import { Logo } from '#app/Logo.tsx';
import { StageArt } from '#app/StageArt.tsx';
import { roleOfPath } from '#session/area-of.ts';
import * as words from '#words/app/site-frame.ts';
import type { Route } from './+types/AuthLayout.ts';

// The server renders the whole form; only the browser knows whether the visitor is logged in.
export const loader = () => null;
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => onlyVisitors({ request });
clientLoader.hydrate = true as const;

const copy = {
  talent: {
    line: words.login_talent_line,
    text: words.login_talent_text,
  },
  production: {
    line: words.login_house_line,
    text: words.login_house_text,
  },
};

/** The frame of the login and registration pages: the form beside an illustration of a stage. */
export default function AuthLayout() {
  const role = roleOfPath(useLocation().pathname);
  const { line, text } = copy[role];
  return (
    <div className="flex min-h-dvh flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(24rem,44%)]">
      <div className="contents lg:flex lg:flex-col lg:px-14 lg:pt-5 lg:pb-10">
        <header className="-order-2 flex w-full flex-wrap items-center justify-between px-5 py-3 lg:mx-auto lg:max-w-xl lg:p-0">
          <Logo />
          <LanguageSwitch className="inline-flex min-h-11 items-center px-2 font-semibold text-sm text-ink/80 hover:text-ink" />
        </header>
        <main className="mx-auto flex w-full max-w-xl grow flex-col px-5 pt-7 pb-12 lg:justify-center lg:px-0 lg:py-12">
          <Outlet />
        </main>
      </div>
      <aside className="relative isolate -order-1 mx-4 flex h-40 overflow-hidden rounded-[1.25rem] bg-[#1a0d1e] text-on-night sm:h-60 lg:sticky lg:top-4 lg:order-none lg:my-4 lg:mr-4 lg:ml-0 lg:h-[calc(100dvh-2rem)] lg:rounded-[1.75rem]">
        <StageArt
          scene={role}
          className="absolute inset-x-0 top-0 -z-10 w-full -translate-y-[45%] sm:-translate-y-[52%] lg:size-full lg:translate-y-0"
        />
        <div className="mt-auto w-full bg-linear-to-t from-[#1a0d1e] to-transparent px-5 pt-8 pb-3 lg:via-[#1a0d1e]/85 lg:px-12 lg:pt-16 lg:pb-12">
          <p className="text-balance font-display font-medium text-xl leading-tight sm:text-3xl lg:text-4xl xl:text-5xl">
            {line}
          </p>
          <p className="mt-4 hidden max-w-md text-lg text-on-night/85 lg:block">{text}</p>
        </div>
      </aside>
    </div>
  );
}
