import { useRevalidator } from 'react-router';
import { Logo } from '#app/Logo.tsx';
import { paths } from '#paths.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import * as words from '#words/app/site-frame.ts';
import * as common from '#words/ui/common.ts';

/** The page for an unknown URL or a page that failed to render. */
export function ErrorScreen({ missing }: { missing: boolean }) {
  const { revalidate, state } = useRevalidator();
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center gap-6 px-6">
      <Logo />
      <h1 className="text-4xl sm:text-5xl">
        {missing ? words.site_frame_missing_title : words.broken_title}
      </h1>
      <p className="text-lg text-muted">{missing ? words.missing_text : words.broken_text}</p>
      <div className="flex flex-wrap gap-3">
        {!missing && (
          <Button disabled={state === 'loading'} onClick={revalidate}>
            {common.try_again}
          </Button>
        )}
        <ButtonLink to={paths.home} variant={missing ? 'primary' : 'secondary'}>
          {common.go_home}
        </ButtonLink>
      </div>
    </main>
  );
}
