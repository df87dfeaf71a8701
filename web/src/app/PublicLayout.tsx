import { Outlet } from 'react-router';
import { useProductName } from '#api/product-name.ts';
import { Logo } from '#app/Logo.tsx';
import { paths, startOf } from '#paths.ts';
import { useSession } from '#session/use-session.ts';
import { ButtonLink } from '#ui/Button.tsx';

/** The frame of the pages that everyone may see. */
export default function PublicLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="sticky top-0 z-20 border-line border-b bg-paper/95 backdrop-blur">
        <div className="mx-auto flex w-full max-w-6xl items-center flex-wrap justify-between gap-x-3 px-4 py-3 sm:px-8">
          <Logo />
          <Entrances />
        </div>
      </header>
      <main className="grow">
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}

/** The two logins, or the way back for whoever is logged in. */
function Entrances() {
  const session = useSession();
  return (
    <nav aria-label="Your account" className="flex items-center gap-1 sm:gap-3">
      {session ? (
        <ButtonLink to={startOf[session.role]}>
          {session.role === 'talent' ? 'My casting calls' : 'My job posts'}
        </ButtonLink>
      ) : (
        <>
          <ButtonLink to={paths.talentLogin} look="quiet" className="max-sm:px-2 max-sm:text-sm">
            Talent Login
          </ButtonLink>
          <ButtonLink to={paths.productionLogin} look="secondary" className="max-sm:px-2 max-sm:text-sm">
            Client Login
          </ButtonLink>
        </>
      )}
    </nav>
  );
}

function Footer() {
  const productName = useProductName();
  return (
    <footer className="mt-16 border-line border-t bg-sunken">
      <div className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-4 px-4 py-8 sm:px-8">
        <Logo />
        <p className="text-muted">
          {productName} brings talent and production houses of India together. Registering is free.
        </p>
      </div>
    </footer>
  );
}
