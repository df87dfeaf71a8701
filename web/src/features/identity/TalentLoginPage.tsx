import { call } from '#api/call.ts';
import { titled } from '#api/product-name.ts';
import { IdentityScreen } from '#features/identity/IdentityScreen.tsx';
import { LoginForm } from '#features/identity/LoginForm.tsx';
import { talentLoginMessage } from '#features/identity/login-messages.ts';
import { paths, startOf } from '#paths.ts';
import { storeTalent } from '#session/store.ts';
import type { Route } from './+types/TalentLoginPage.ts';

export const meta: Route.MetaFunction = (page) => titled('Talent Login', page);

async function logIn(body: { identifier: string; password: string }) {
  const { token, user } = await call('POST /api/user/login', { body });
  storeTalent(token, user);
}

export default function TalentLoginPage() {
  return (
    <IdentityScreen
      title="Talent Login"
      lead="Welcome back. Your next call may already be open."
      ways={[
        { question: 'Trouble logging in?', label: 'Forgot password', to: paths.talentForgotPassword },
        { question: 'New here?', label: 'Register as talent', to: paths.talentRegister },
        { question: 'Casting a project?', label: 'Client Login', to: paths.productionLogin },
      ]}
    >
      <LoginForm
        logIn={logIn}
        messageOf={talentLoginMessage}
        start={startOf.talent}
        verifyPath={paths.talentVerify}
      />
    </IdentityScreen>
  );
}
