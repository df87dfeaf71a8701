import { useState } from 'react';
import { redirect, useLocation } from 'react-router';
import { forgotPasswordOf } from '#account-paths.ts';
import { formAction } from '#api/form-action.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { usePosted } from '#api/use-posted.ts';
import { AuthScreen } from '#features/accounts/identity/AuthScreen.tsx';
import { loginLabels } from '#features/accounts/identity/login-labels.ts';
import { RedirectToLogin } from '#features/accounts/identity/RedirectToLogin.tsx';
import { useNavigationState } from '#features/accounts/identity/use-navigation-state.ts';
import { NewPasswordForm } from '#features/accounts/password-reset/NewPasswordForm.tsx';
import { passwordResetPosts } from '#features/accounts/password-reset/password-reset-posts.ts';
import { passwordResetWrites } from '#features/accounts/password-reset/password-reset-writes.ts';
import { loginOf } from '#paths.ts';
import { roleOfPath } from '#session/area-of.ts';
import { takeFragment } from '#session/take-fragment.ts';
import { sentence } from '#ui/sentence.ts';
import * as words from '#words/accounts/identity.ts';
import type { Route } from './+types/ResetPasswordPage.ts';

export const meta: Route.MetaFunction = (page) => titled(words.reset_title, page);

/** Without an email in the path, the first step asks for it. */
function requireEmail({ params, request }: Pick<Route.LoaderArgs, 'params' | 'request'>) {
  if (!params.email) throw redirect(forgotPasswordOf[roleOfPath(new URL(request.url).pathname)]);
}

// The fragment is never sent to the server.
export function loader(args: Route.LoaderArgs) {
  requireEmail(args);
  return { linkToken: undefined };
}
export function clientLoader(args: Route.ClientLoaderArgs) {
  requireEmail(args);
  return { linkToken: takeFragment().get('token') ?? undefined };
}
clientLoader.hydrate = true as const;

/** A failed write must not lose the token: it is in the URL only once. */
export const shouldRevalidate = () => false;

export const action = formAction(passwordResetPosts);

export const clientAction = pageAction(passwordResetWrites);

/** The last step of a password reset, opened by its URL. */
export default function ResetPasswordPage({ params: { email = '' }, loaderData }: Route.ComponentProps) {
  const role = roleOfPath(useLocation().pathname);
  const { reset_token } = useNavigationState();
  const posted = usePosted();
  const [changed, setChanged] = useState(posted?.write === 'setPassword' && !posted.error);
  return (
    <AuthScreen
      title={words.reset_title}
      lead={words.reset_lead}
      links={[
        { question: words.reset_other_question, label: words.reset_other_link, to: forgotPasswordOf[role] },
        { question: words.remembered_question, label: loginLabels[role], to: loginOf[role] },
      ]}
    >
      {changed ? (
        <RedirectToLogin done={words.changed} accountRole={role} />
      ) : (
        <>
          <p>{sentence(words.reset_for(<strong className="wrap-anywhere">{email}</strong>))}</p>
          <NewPasswordForm
            accountRole={role}
            email={email}
            resetToken={loaderData.linkToken ?? reset_token}
            onChanged={() => setChanged(true)}
          />
        </>
      )}
    </AuthScreen>
  );
}
