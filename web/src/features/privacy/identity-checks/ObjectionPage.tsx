import type { SubmitEvent } from 'react';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { EmailLinkFallback } from '#features/accounts/account-settings/EmailLink.tsx';
import { correctionWrites } from '#features/privacy/identity-checks/correction-writes.ts';
import { takeFragment } from '#session/take-fragment.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SitePage } from '#ui/SitePage.tsx';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import { undo_incomplete } from '#words/accounts/account-settings.ts';
import * as words from '#words/privacy/identity-checks.ts';
import type { Route } from './+types/ObjectionPage.ts';

export const meta: Route.MetaFunction = (page) => titled(words.object_title, page);

/** The token is in the URL's fragment, so only the browser can read it. */
export function clientLoader() {
  const link = takeFragment();
  return { id: link.get('id') ?? '', token: link.get('token') ?? '' };
}
clientLoader.hydrate = true as const;

export const shouldRevalidate = () => false;

export const clientAction = pageAction(correctionWrites);

export { EmailLinkFallback as HydrateFallback };

/** Where a person, a guardian or the owner of an earlier email objects to what staff corrected. */
export default function ObjectionPage({ loaderData: { id, token } }: Route.ComponentProps) {
  const write = useWrite(correctionWrites, 'object');
  if (!id || !token) return <SitePage title={words.object_title} lead={undo_incomplete} />;

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    write.submit({ id, token, text: String(new FormData(event.currentTarget).get('text')) });
  }

  return (
    <SitePage title={words.object_title} lead={words.object_lead}>
      {write.reply ? (
        <Notice tone="success">{write.reply.message}</Notice>
      ) : (
        <form noValidate onSubmit={send} className="flex max-w-2xl flex-col gap-4">
          {write.error && !write.error.fields.text && (
            <Notice tone="failure">{serverMessage(write.error, words.object_failed)}</Notice>
          )}
          <TextAreaField
            label={words.object_text}
            name="text"
            required
            rows={5}
            error={write.error?.fields.text}
          />
          <Button type="submit" className="self-start" disabled={write.busy}>
            {write.busy ? words.sending : words.object_submit}
          </Button>
        </form>
      )}
    </SitePage>
  );
}
