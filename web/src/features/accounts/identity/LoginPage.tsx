import { type ShouldRevalidateFunctionArgs, useLocation, useNavigate } from 'react-router';
import { forgotPasswordOf } from '#account-paths.ts';
import { formAction } from '#api/form-action.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { siteContext } from '#api/site-context.ts';
import { useWrite } from '#api/use-write.ts';
import { ContinueWithGoogle } from '#features/accounts/google-sign-in/ContinueWithGoogle.tsx';
import { finishGoogleSignIn, googleLoginWrites } from '#features/accounts/google-sign-in/google-writes.ts';
import { readGoogle } from '#features/accounts/google-sign-in/read-google.ts';
import { AuthScreen } from '#features/accounts/identity/AuthScreen.tsx';
import { DeletionNotice } from '#features/accounts/identity/DeletionNotice.tsx';
import { loginPosts } from '#features/accounts/identity/identity-posts.ts';
import { LoginForm } from '#features/accounts/identity/LoginForm.tsx';
import { loginLabels } from '#features/accounts/identity/login-labels.ts';
import { loginWrites } from '#features/accounts/identity/login-writes.ts';
import { PasskeyLogin } from '#features/accounts/passkeys/PasskeyLogin.tsx';
import { passkeyLoginWrites } from '#features/accounts/passkeys/passkey-writes.ts';
import { TwoFactorStep } from '#features/accounts/two-factor/TwoFactorStep.tsx';
import { loginOf, registerOf } from '#paths.ts';
import { type Role, roleOfPath } from '#session/area-of.ts';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/accounts/identity.ts';
import type { Route } from './+types/LoginPage.ts';

export const meta: Route.MetaFunction = (page) =>
  titled(loginLabels[roleOfPath(page.location.pathname)], page);

export async function loader({ context }: Route.LoaderArgs) {
  return { google: await readGoogle(context.get(siteContext)), failure: undefined, pendingCode: undefined };
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const { failure, pendingCode } = await finishGoogleSignIn(roleOfPath(new URL(request.url).pathname));
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

const lead = { talent: words.login_talent_lead, production: words.login_house_lead } as const;
const register = { talent: words.register_talent, production: words.register_house } as const;

export default function LoginPage({ loaderData }: Route.ComponentProps) {
  const { google, failure, pendingCode } = loaderData;
  const role = roleOfPath(useLocation().pathname);
  const other = role === 'talent' ? 'production' : 'talent';
  const other_question = role === 'talent' ? words.casting_question : words.roles_question;
  return (
    // A visitor who changes to the other login begins anew.
    <AuthScreen
      key={role}
      title={loginLabels[role]}
      lead={lead[role]}
      links={[
        { question: words.trouble_question, label: words.trouble_link, to: forgotPasswordOf[role] },
        { question: words.new_question, label: register[role], to: registerOf[role] },
        { question: other_question, label: loginLabels[other], to: loginOf[other] },
      ]}
    >
      <DeletionNotice />
      {failure && <Notice tone="failure">{failure}</Notice>}
      {pendingCode ? (
        <GoogleTwoFactorStep accountRole={role} code={pendingCode} />
      ) : (
        <>
          {google && <ContinueWithGoogle accountRole={role} alternativeLabel={words.login_with_password} />}
          <LoginForm accountRole={role} />
          <PasskeyLogin accountRole={role} />
        </>
      )}
    </AuthScreen>
  );
}

/** Asks for the two-step login code after Google redirected back. */
function GoogleTwoFactorStep({ accountRole, code }: { accountRole: Role; code: string }) {
  const login = useWrite(googleLoginWrites, 'logInThroughGoogle');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <TwoFactorStep
      write={{
        ...login,
        submit: (twoFactorCode) => login.submit({ role: accountRole, code, twoFactorCode }),
      }}
      // The code is no longer in the URL, so the page loads as it was before the Google sign-in.
      onBack={() => navigate({ pathname, search }, { replace: true })}
    />
  );
}
