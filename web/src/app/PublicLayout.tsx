import { Outlet } from 'react-router';
import { Logo } from '#app/Logo.tsx';

export default function PublicLayout() {
  return (
    <>
      <header className="mx-auto flex max-w-6xl items-center justify-between gap-4 px-4 py-4">
        <Logo />
      </header>
      <main>
        <Outlet />
      </main>
    </>
  );
}
