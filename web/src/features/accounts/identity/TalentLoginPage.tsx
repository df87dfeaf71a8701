import { formAction } from '#api/form-action.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { AuthScreen } from '#features/accounts/identity/AuthScreen.tsx';
import { DeletionNotice } from '#features/accounts/identity/DeletionNotice.tsx';
import { loginPosts } from '#features/accounts/identity/identity-posts.ts';
import { LoginForm } from '#features/accounts/identity/LoginForm.tsx';
import { loginWrites } from '#features/accounts/identity/login-writes.ts';
import { PasskeyLogin } from '#features/accounts/passkeys/PasskeyLogin.tsx';
import { passkeyLoginWrites } from '#features/accounts/passkeys/passkey-writes.ts';
import { paths } from '#paths.ts';
import type { Route } from './+types/TalentLoginPage.ts';

export const meta: Route.MetaFunction = (page) => titled('Talent Login', page);

export const action = formAction(loginPosts);

export const clientAction = pageAction({ ...loginWrites, ...passkeyLoginWrites });

export default function TalentLoginPage() {
  return (
    <AuthScreen
      title="Talent Login"
      lead="Welcome back. Find casting calls and follow your applications."
      links={[
        { question: 'Trouble logging in?', label: 'Forgot password', to: paths.talentForgotPassword },
        { question: 'New here?', label: 'Register as talent', to: paths.talentRegister },
        { question: 'Casting a project?', label: 'Client Login', to: paths.productionLogin },
      ]}
    >
      <DeletionNotice />
      <LoginForm accountRole="talent" />
      <PasskeyLogin accountRole="talent" />
    </AuthScreen>
  );
}
