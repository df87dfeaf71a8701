import { call } from '#api/call.ts';
import { titled } from '#api/product-name.ts';
import { read, siteContext } from '#api/site-context.ts';
import { arriveFromGoogle } from '#features/google-sign-in/arrive-from-google.ts';
import { ContinueWithGoogle } from '#features/google-sign-in/ContinueWithGoogle.tsx';
import { GoogleSecondStep } from '#features/google-sign-in/GoogleSecondStep.tsx';
import { IdentityScreen } from '#features/identity/IdentityScreen.tsx';
import { LoginForm } from '#features/identity/LoginForm.tsx';
import { houseLoginMessage } from '#features/identity/login-messages.ts';
import { paths, startOf } from '#paths.ts';
import { storeHouse } from '#session/store.ts';
import { Notice } from '#ui/Notice.tsx';
import type { Route } from './+types/ProductionLoginPage.ts';

export const meta: Route.MetaFunction = (page) => titled('Client Login', page);

/** The page can be used also when the ways to sign in cannot be read. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  try {
    const { google } = await read(site, 'GET /api/auth/providers');
    return { google, refusal: undefined, waiting: undefined };
  } catch (error) {
    site.report(error);
    return { google: false, refusal: undefined, waiting: undefined };
  }
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const { refusal, waiting } = await arriveFromGoogle();
  const { google } = await serverLoader();
  return { google, refusal, waiting };
}
clientLoader.hydrate = true as const;

async function logIn(body: { identifier: string; password: string; code?: string }) {
  const { token, production_house } = await call('POST /api/production/login', { body });
  storeHouse(token, production_house);
}

export default function ProductionLoginPage({ loaderData }: Route.ComponentProps) {
  const { google, refusal, waiting } = loaderData;
  return (
    <IdentityScreen
      title="Client Login"
      lead="For production houses, casting directors and agencies."
      ways={[
        { question: 'Trouble logging in?', label: 'Forgot password', to: paths.productionForgotPassword },
        { question: 'New here?', label: 'Register your production house', to: paths.productionRegister },
        { question: 'Looking for roles?', label: 'Talent Login', to: paths.talentLogin },
      ]}
    >
      {refusal && <Notice tone="failure">{refusal}</Notice>}
      {waiting ? (
        <GoogleSecondStep code={waiting} />
      ) : (
        <>
          {google && <ContinueWithGoogle />}
          <LoginForm
            logIn={logIn}
            messageOf={houseLoginMessage}
            start={startOf.production}
            verifyPath={paths.productionVerify}
          />
        </>
      )}
    </IdentityScreen>
  );
}
