import { Outlet, useNavigation } from 'react-router';
import { SiteFooter } from '#app/SiteFooter.tsx';
import { SiteHeader } from '#app/SiteHeader.tsx';

/** The frame of the public pages. */
export default function PublicLayout() {
  const { state } = useNavigation();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-30 rounded-control bg-card px-4 py-2 font-semibold focus:not-sr-only focus:absolute focus:m-3"
      >
        Skip to content
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1} aria-busy={state === 'loading'} className="grow">
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}
