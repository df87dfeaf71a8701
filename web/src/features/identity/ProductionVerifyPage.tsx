import { call } from '#api/call.ts';
import { titled } from '#api/product-name.ts';
import { IdentityScreen } from '#features/identity/IdentityScreen.tsx';
import { Verification } from '#features/identity/Verification.tsx';
import { paths } from '#paths.ts';
import type { Route } from './+types/ProductionVerifyPage.ts';

export const meta: Route.MetaFunction = (page) => titled('Verify your account', page);

export default function ProductionVerifyPage() {
  return (
    <IdentityScreen
      title="Verify your account"
      lead="One step, and you can log in."
      ways={[
        { question: 'Wrong email?', label: 'Register again', to: paths.productionRegister },
        { question: 'Already verified?', label: 'Client Login', to: paths.productionLogin },
      ]}
    >
      <Verification
        verify={(body) => call('POST /api/production/verify', { body })}
        resend={(body) => call('POST /api/production/resend', { body })}
        login={paths.productionLogin}
      />
    </IdentityScreen>
  );
}
