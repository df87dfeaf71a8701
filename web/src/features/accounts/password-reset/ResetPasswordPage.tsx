import { useState } from 'react';
import { useLocation } from 'react-router';
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
import { forgotPasswordOf, loginOf } from '#paths.ts';
import { roleOfPath } from '#session/area-of.ts';
import { takeFragment } from '#session/take-fragment.ts';
import type { Route } from './+types/ResetPasswordPage.ts';

export const meta: Route.MetaFunction = (page) => titled('Reset password', page);

// The fragment is never sent to the server.
export const loader = () => ({ linkToken: undefined });
export const clientLoader = () => ({ linkToken: takeFragment().get('token') ?? undefined });
clientLoader.hydrate = true as const;

/** A failed write must not lose the token: it is in the URL only once. */
export const shouldRevalidate = () => false;

export const action = formAction(passwordResetPosts);

export const clientAction = pageAction(passwordResetWrites);

/** The last step of a password reset, opened by its URL. */
export default function ResetPasswordPage({ params: { email }, loaderData }: Route.ComponentProps) {
  const role = roleOfPath(useLocation().pathname);
  const { reset_token } = useNavigationState();
  const posted = usePosted();
  const [changed, setChanged] = useState(posted?.write === 'setPassword' && !posted.error);
  return (
    <AuthScreen
      title="Reset password"
      lead="Choose a new password for your account."
      links={[
        { question: 'Another email?', label: 'Start again', to: forgotPasswordOf[role] },
        { question: 'Remembered your password?', label: loginLabels[role], to: loginOf[role] },
      ]}
    >
      {changed ? (
        <RedirectToLogin done="Your password is changed." accountRole={role} />
      ) : (
        <>
          <p>
            The new password is for <strong className="wrap-anywhere">{email}</strong>.
          </p>
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
