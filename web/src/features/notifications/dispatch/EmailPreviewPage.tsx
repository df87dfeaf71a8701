import { languages } from '@kirdaar/contract/rules/languages';
import { channels } from '@kirdaar/contract/rules/notifications';
import { titled } from '#api/product-name.ts';
import { read, siteContext } from '#api/site-context.ts';
import { ChooseEmail } from '#features/notifications/dispatch/ChooseEmail.tsx';
import { EmailPreview } from '#features/notifications/dispatch/EmailPreview.tsx';
import { paths } from '#paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';
import * as words from '#words/notifications/dispatch.ts';
import type { Route } from './+types/EmailPreviewPage.ts';

/** In production the endpoint answers 404, and so does the page. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { search } = new URL(request.url);
  return read(context.get(siteContext), 'GET /api/dev/emails', `/api/dev/emails${search}`);
}

export const meta: Route.MetaFunction = (page) => titled(words.templates, page);

export default function EmailPreviewPage({ loaderData: { templates, shown } }: Route.ComponentProps) {
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-10 sm:px-8">
      <Page
        title={words.templates}
        lead={words.templates_lead}
        actions={
          <ButtonLink variant="secondary" to={paths.outbox}>
            {words.outbox}
          </ButtonLink>
        }
      >
        <ChooseEmail
          choices={{ template: templates, language: languages, channel: channels }}
          shown={shown}
        />
        <EmailPreview shown={shown} />
      </Page>
    </div>
  );
}
