import { Outlet } from 'react-router';
import { Logo } from '#app/Logo.tsx';

/** The frame of a page for guests of a production house, without the menus of the site. */
export default function PlainLayout() {
  return (
    <div className="min-h-dvh">
      <header className="border-line border-b px-4 py-3 sm:px-8">
        <Logo />
      </header>
      <main id="content">
        <Outlet />
      </main>
    </div>
  );
}
