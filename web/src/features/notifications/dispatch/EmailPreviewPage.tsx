import type { Reply } from '@kirdaar/contract/api';
import { languages } from '@kirdaar/contract/rules/languages';
import { channels } from '@kirdaar/contract/rules/notifications';
import { titled } from '#api/product-name.ts';
import { read, siteContext } from '#api/site-context.ts';
import { paths } from '#paths.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { controlClasses, Field } from '#ui/Field.tsx';
import { languageName } from '#ui/language-name.ts';
import { Page } from '#ui/Page.tsx';
import * as words from '#words/notifications/dispatch.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/EmailPreviewPage.ts';

/** In production the endpoint answers 404, and so does the page. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { search } = new URL(request.url);
  return read(context.get(siteContext), 'GET /api/dev/emails', `/api/dev/emails${search}`);
}

export const meta: Route.MetaFunction = (page) => titled(words.templates, page);

export default function EmailPreviewPage({ loaderData }: Route.ComponentProps) {
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
        <ChooseEmail {...loaderData} />
        <EmailPreview shown={loaderData.shown} />
      </Page>
    </div>
  );
}

const names: Readonly<Record<string, string>> = {
  ...Object.fromEntries(languages.map((language) => [language, languageName(language)])),
  ...words.channels,
};

/** Submitting loads a new document, because its content security policy allows the styles of its email. */
function ChooseEmail({ templates, shown }: Reply<'GET /api/dev/emails'>) {
  const choices = { template: templates, language: languages, channel: channels };
  return (
    <form className="grid items-end gap-4 sm:grid-cols-[2fr_1fr_1fr_auto]">
      {(['template', 'language', 'channel'] as const).map((name) => (
        <Field key={name} label={words.choices[name]}>
          {(control) => (
            <select
              {...control}
              name={name}
              defaultValue={shown[name]}
              className={controlClasses}
              onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
            >
              {choices[name].map((value) => (
                <option key={value} value={value}>
                  {names[value] ?? value}
                </option>
              ))}
            </select>
          )}
        </Field>
      ))}
      <Button type="submit">{common.show}</Button>
    </form>
  );
}

/** A notification as its recipient sees it. */
function EmailPreview({ shown }: Pick<Reply<'GET /api/dev/emails'>, 'shown'>) {
  const { subject, text, html, kind, language, sms_parts } = shown;
  return (
    <Card className="flex flex-col gap-4 p-5">
      <header>
        <h2 lang={language} className="wrap-anywhere text-xl">
          {subject}
        </h2>
        <p className="text-muted text-sm">
          {sms_parts
            ? words.preview_sms(kind, text.length, sms_parts)
            : words.preview_facts(kind, text.length)}
        </p>
      </header>
      {html && (
        <iframe
          title={words.preview}
          sandbox=""
          srcDoc={html}
          className="h-112 w-full rounded-control border border-line bg-white"
        />
      )}
      <p lang={language} className="wrap-anywhere whitespace-pre-line">
        {text}
      </p>
    </Card>
  );
}
