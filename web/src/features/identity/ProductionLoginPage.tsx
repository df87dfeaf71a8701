import { call } from '#api/call.ts';
import { titled } from '#api/product-name.ts';
import { IdentityScreen } from '#features/identity/IdentityScreen.tsx';
import { LoginForm } from '#features/identity/LoginForm.tsx';
import { houseLoginMessage } from '#features/identity/login-messages.ts';
import { paths, startOf } from '#paths.ts';
import { storeHouse } from '#session/store.ts';
import type { Route } from './+types/ProductionLoginPage.ts';

export const meta: Route.MetaFunction = (page) => titled('Client Login', page);

async function logIn(body: { identifier: string; password: string }) {
  const { token, production_house } = await call('POST /api/production/login', { body });
  storeHouse(token, production_house);
}

export default function ProductionLoginPage() {
  return (
    <IdentityScreen
      title="Client Login"
      lead="For production houses, casting directors and agencies."
      ways={[
        { question: 'Forgot your password?', label: 'Choose a new one', to: paths.productionForgotPassword },
        { question: 'New here?', label: 'Register your production house', to: paths.productionRegister },
        { question: 'Looking for roles?', label: 'Talent Login', to: paths.talentLogin },
      ]}
    >
      <LoginForm
        logIn={logIn}
        messageOf={houseLoginMessage}
        start={startOf.production}
        verifyPath={paths.productionVerify}
      />
    </IdentityScreen>
  );
}
