import { Outlet, useLocation } from 'react-router';
import { onlyVisitors } from '#app/guards.ts';
import { Logo } from '#app/Logo.tsx';
import { StageArt } from '#app/StageArt.tsx';

// The server answers the whole form; only the browser knows whether its visitor is logged in already.
export const loader = () => null;
export const clientLoader = () => onlyVisitors();
clientLoader.hydrate = true as const;

const copy = {
  talent: {
    line: 'Your mark is waiting.',
    text: 'Find the calls that fit you, apply in minutes, and follow every step of the answer.',
  },
  production: {
    line: 'The right face, on the right day.',
    text: 'Post a call, see who fits it, and keep everyone who came informed.',
  },
};

/** The frame of the pages before the login: the form, and a stage lit for whoever is about to enter. */
export default function AuthLayout() {
  const role = useLocation().pathname.startsWith('/production') ? 'production' : 'talent';
  const { line, text } = copy[role];
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(24rem,44%)]">
      <div className="flex flex-col px-5 pt-5 pb-10 sm:px-10 lg:px-14">
        <header>
          <Logo />
        </header>
        <main className="mx-auto flex w-full max-w-xl grow flex-col justify-center pt-7 lg:py-12">
          <Outlet />
        </main>
      </div>
      <aside className="relative isolate -order-1 flex h-40 overflow-hidden bg-[#1a0d1e] text-on-night sm:h-52 lg:sticky lg:top-4 lg:order-1 lg:m-4 lg:h-[calc(100dvh-2rem)] lg:rounded-[1.75rem]">
        <StageArt scene={role} className="absolute inset-0 -z-10 size-full" />
        <div className="mt-auto w-full bg-linear-to-t from-[#1a0d1e] via-[#1a0d1e]/85 to-transparent px-6 pt-16 pb-5 sm:px-10 lg:px-12 lg:pb-12">
          <p className="text-balance font-display font-medium text-2xl leading-tight sm:text-4xl xl:text-5xl">
            {line}
          </p>
          <p className="mt-4 hidden max-w-md text-lg text-on-night/85 lg:block">{text}</p>
        </div>
      </aside>
    </div>
  );
}
