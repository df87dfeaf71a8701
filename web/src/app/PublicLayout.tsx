import { Outlet, useNavigation } from 'react-router';
import { SiteFooter } from '#app/SiteFooter.tsx';
import { SiteHeader } from '#app/SiteHeader.tsx';
import * as words from '#words/app/site-frame.ts';

/** The frame of the public pages. */
export default function PublicLayout() {
  const { state } = useNavigation();
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#content" className="skip-link">
        {words.skip_to_content}
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1} aria-busy={state === 'loading'} className="grow">
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}
