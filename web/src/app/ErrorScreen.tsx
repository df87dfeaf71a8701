import { useRevalidator } from 'react-router';
import { Logo } from '#app/Logo.tsx';
import { paths } from '#paths.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';

/** What a visitor sees when an address leads nowhere, or when a page could not be shown. */
export function ErrorScreen({ missing }: { missing: boolean }) {
  const { revalidate, state } = useRevalidator();
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center gap-6 px-6">
      <Logo />
      <h1 className="text-4xl sm:text-5xl">
        {missing ? 'This page is not in the script.' : 'That take did not work.'}
      </h1>
      <p className="text-lg text-muted">
        {missing
          ? 'The address may be mistyped, or the page may have moved.'
          : 'Something went wrong on our side. Nothing you saved is lost.'}
      </p>
      <div className="flex flex-wrap gap-3">
        {!missing && (
          <Button disabled={state === 'loading'} onClick={revalidate}>
            Try again
          </Button>
        )}
        <ButtonLink to={paths.home} look={missing ? 'primary' : 'secondary'}>
          Go to the start
        </ButtonLink>
      </div>
    </main>
  );
}
