import { useRevalidator } from 'react-router';
import { Logo } from '#app/Logo.tsx';
import { paths } from '#paths.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';

/** The page for an unknown URL or a page that failed to render. */
export function ErrorScreen({ missing }: { missing: boolean }) {
  const { revalidate, state } = useRevalidator();
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center gap-6 px-6">
      <Logo />
      <h1 className="text-4xl sm:text-5xl">{missing ? 'Page not found' : 'Something went wrong'}</h1>
      <p className="text-lg text-muted">
        {missing
          ? 'Check the URL for typing errors. The page may also have moved.'
          : 'The problem is on our side. Everything you saved is safe. Please try again.'}
      </p>
      <div className="flex flex-wrap gap-3">
        {!missing && (
          <Button disabled={state === 'loading'} onClick={revalidate}>
            Try again
          </Button>
        )}
        <ButtonLink to={paths.home} variant={missing ? 'primary' : 'secondary'}>
          Go to the home page
        </ButtonLink>
      </div>
    </main>
  );
}
