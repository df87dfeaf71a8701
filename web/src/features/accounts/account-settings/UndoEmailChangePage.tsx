import { forgotPasswordOf } from '#account-paths.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { accountWrites } from '#features/accounts/account-settings/account-writes.ts';
import { AuthScreen } from '#features/accounts/identity/AuthScreen.tsx';
import { paths } from '#paths.ts';
import { takeFragment } from '#session/take-fragment.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Loading } from '#ui/Loading.tsx';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/accounts/account-settings.ts';
import { contact_title } from '#words/site/content.ts';
import type { Route } from './+types/UndoEmailChangePage.ts';

export const meta: Route.MetaFunction = (page) => titled(words.undo_title, page);

/** The token is in the URL's fragment, so only the browser can read it, and only once. */
export const clientLoader = () => ({ token: takeFragment().get('token') ?? '' });
clientLoader.hydrate = true as const;

export const shouldRevalidate = () => false;

export const clientAction = pageAction(accountWrites);

export function HydrateFallback() {
  return (
    <>
      <Loading />
      <noscript>
        <p className="text-center">{words.undo_needs_scripts}</p>
      </noscript>
    </>
  );
}

export default function UndoEmailChangePage({ loaderData: { token } }: Route.ComponentProps) {
  const undo = useWrite(accountWrites, 'undoEmailChange');
  return (
    <AuthScreen
      title={words.undo_title}
      lead={words.undo_lead}
      links={[{ question: words.undo_help_question, label: contact_title, to: paths.contact }]}
    >
      {!token && <Notice tone="failure">{words.undo_incomplete}</Notice>}
      {undo.error && <Notice tone="failure">{serverMessage(undo.error, words.undo_failed)}</Notice>}
      {undo.reply ? (
        <>
          <Notice tone="success">{undo.reply.message}</Notice>
          <ButtonLink
            to={forgotPasswordOf[undo.reply.role]}
            state={{ email: undo.reply.email, reset_token: undo.reply.reset_token }}
          >
            {words.undo_password}
          </ButtonLink>
        </>
      ) : (
        token && (
          <Button disabled={undo.busy} onClick={() => undo.submit(token)}>
            {undo.busy ? words.undo_busy : words.undo_submit}
          </Button>
        )
      )}
    </AuthScreen>
  );
}
