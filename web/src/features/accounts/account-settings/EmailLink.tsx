import type { Reply } from '@kirdaar/contract/api';
import { forgotPasswordOf } from '#account-paths.ts';
import { serverMessage } from '#api/server-message.ts';
import type { PendingWrite } from '#api/use-write.ts';
import { AuthScreen } from '#features/accounts/identity/AuthScreen.tsx';
import { paths } from '#paths.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Loading } from '#ui/Loading.tsx';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/accounts/account-settings.ts';
import { contact_title } from '#words/site/content.ts';

interface EmailLinkProps {
  title: string;
  lead: string;
  /** Empty if the link was incomplete. */
  token: string;
  write: PendingWrite<string, Reply<'POST /api/email-change/undo'>>;
  submit: string;
  busy: string;
  failed: string;
}

/** The page of a link in an email that gives an account to the email's owner, who then chooses a new password. */
export function EmailLink({ title, lead, token, write, ...labels }: EmailLinkProps) {
  return (
    <AuthScreen
      title={title}
      lead={lead}
      links={[{ question: words.undo_help_question, label: contact_title, to: paths.contact }]}
    >
      {!token && <Notice tone="failure">{words.undo_incomplete}</Notice>}
      {write.error && <Notice tone="failure">{serverMessage(write.error, labels.failed)}</Notice>}
      {write.reply ? (
        <>
          <Notice tone="success">{write.reply.message}</Notice>
          <ButtonLink
            to={forgotPasswordOf[write.reply.role]}
            state={{ email: write.reply.email, reset_token: write.reply.reset_token }}
          >
            {words.undo_password}
          </ButtonLink>
        </>
      ) : (
        token && (
          <Button disabled={write.busy} onClick={() => write.submit(token)}>
            {write.busy ? labels.busy : labels.submit}
          </Button>
        )
      )}
    </AuthScreen>
  );
}

/** Until the browser has read the token, which no server gets. */
export function EmailLinkFallback() {
  return (
    <>
      <Loading />
      <noscript>
        <p className="text-center">{words.undo_needs_scripts}</p>
      </noscript>
    </>
  );
}
