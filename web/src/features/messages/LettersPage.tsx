import { channels, languages } from '@kirdaar/contract/rules/messages';
import { titled } from '#api/product-name.ts';
import { read, siteContext } from '#api/site-context.ts';
import { ChooseLetter } from '#features/messages/ChooseLetter.tsx';
import { ShownLetter } from '#features/messages/ShownLetter.tsx';
import { paths } from '#paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';
import type { Route } from './+types/LettersPage.ts';

/** In production the call answers 404, and so does the page. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { search } = new URL(request.url);
  return read(context.get(siteContext), 'GET /api/dev/letters', `/api/dev/letters${search}`);
}

export const meta: Route.MetaFunction = (page) => titled('Letters', page);

export default function LettersPage({ loaderData: { letters, shown } }: Route.ComponentProps) {
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-10 sm:px-8">
      <Page
        title="Letters"
        lead="Every letter as it goes out, made of sample facts. This page exists only in development and in the demo."
        actions={
          <ButtonLink look="secondary" to={paths.outbox}>
            Outbox
          </ButtonLink>
        }
      >
        <ChooseLetter choices={{ letter: letters, language: languages, channel: channels }} shown={shown} />
        <ShownLetter shown={shown} />
      </Page>
    </div>
  );
}
