import { call } from '#api/call.ts';
import { titled } from '#api/product-name.ts';
import { IdentityScreen } from '#features/identity/IdentityScreen.tsx';
import { Verification } from '#features/identity/Verification.tsx';
import { paths } from '#paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import type { Route } from './+types/TalentVerifyPage.ts';

export const meta: Route.MetaFunction = (page) => titled('Verify your account', page);

export default function TalentVerifyPage() {
  return (
    <IdentityScreen
      title="Verify your account"
      lead="One step, and you can log in."
      ways={[
        { question: 'Wrong email?', label: 'Register again', to: paths.talentRegister },
        { question: 'Already verified?', label: 'Talent Login', to: paths.talentLogin },
      ]}
    >
      <Verification
        verify={(body) => call('POST /api/user/verify', { body })}
        resend={(body) => call('POST /api/user/resend', { body })}
        login={paths.talentLogin}
        buttonWaits
      >
        <ButtonLink to={paths.productionLogin} look="secondary" className="self-start">
          Client Login
        </ButtonLink>
      </Verification>
    </IdentityScreen>
  );
}
