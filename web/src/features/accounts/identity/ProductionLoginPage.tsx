import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { formAction } from '#api/form-action.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { siteContext } from '#api/site-context.ts';
import { ContinueWithGoogle } from '#features/accounts/google-sign-in/ContinueWithGoogle.tsx';
import { finishGoogleSignIn } from '#features/accounts/google-sign-in/finish-google-sign-in.ts';
import { GoogleTwoFactorStep } from '#features/accounts/google-sign-in/GoogleTwoFactorStep.tsx';
import { googleLoginWrites } from '#features/accounts/google-sign-in/google-writes.ts';
import { readGoogle } from '#features/accounts/google-sign-in/read-google.ts';
import { AuthScreen } from '#features/accounts/identity/AuthScreen.tsx';
import { DeletionNotice } from '#features/accounts/identity/DeletionNotice.tsx';
import { loginPosts } from '#features/accounts/identity/identity-posts.ts';
import { LoginForm } from '#features/accounts/identity/LoginForm.tsx';
import { loginWrites } from '#features/accounts/identity/login-writes.ts';
import { PasskeyLogin } from '#features/accounts/passkeys/PasskeyLogin.tsx';
import { passkeyLoginWrites } from '#features/accounts/passkeys/passkey-writes.ts';
import { paths } from '#paths.ts';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/accounts/identity.ts';
import type { Route } from './+types/ProductionLoginPage.ts';

export const meta: Route.MetaFunction = (page) => titled(words.login_house, page);

export async function loader({ context }: Route.LoaderArgs) {
  return { google: await readGoogle(context.get(siteContext)), failure: undefined, pendingCode: undefined };
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const { failure, pendingCode } = await finishGoogleSignIn('production');
  const { google } = await serverLoader();
  return { google, failure, pendingCode };
}
clientLoader.hydrate = true as const;

export const action = formAction(loginPosts);

export const clientAction = pageAction({ ...loginWrites, ...passkeyLoginWrites, ...googleLoginWrites });

/** A failed login must not lose what Google has handed over: it is in the URL only once. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return !formMethod && defaultShouldRevalidate;
}

export default function ProductionLoginPage({ loaderData }: Route.ComponentProps) {
  const { google, failure, pendingCode } = loaderData;
  return (
    <AuthScreen
      title={words.login_house}
      lead={words.login_house_lead}
      links={[
        { question: words.trouble_question, label: words.trouble_link, to: paths.productionForgotPassword },
        { question: words.new_question, label: words.register_house, to: paths.productionRegister },
        { question: words.roles_question, label: words.login_talent, to: paths.talentLogin },
      ]}
    >
      <DeletionNotice />
      {failure && <Notice tone="failure">{failure}</Notice>}
      {pendingCode ? (
        <GoogleTwoFactorStep accountRole="production" code={pendingCode} />
      ) : (
        <>
          {google && <ContinueWithGoogle accountRole="production" or={words.login_with_password} />}
          <LoginForm accountRole="production" />
          <PasskeyLogin accountRole="production" />
        </>
      )}
    </AuthScreen>
  );
}
