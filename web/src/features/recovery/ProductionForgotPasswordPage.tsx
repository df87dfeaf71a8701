import { titled } from '#api/product-name.ts';
import { IdentityScreen } from '#features/identity/IdentityScreen.tsx';
import { ForgotPassword } from '#features/recovery/ForgotPassword.tsx';
import { paths } from '#paths.ts';
import type { Route } from './+types/ProductionForgotPasswordPage.ts';

export const meta: Route.MetaFunction = (page) => titled('Forgot password', page);

export default function ProductionForgotPasswordPage() {
  return (
    <IdentityScreen
      title="Forgot password"
      lead="We send a code to your email, and you choose a new password."
      ways={[{ question: 'Remembered it?', label: 'Client Login', to: paths.productionLogin }]}
    >
      <ForgotPassword accountRole="production" />
    </IdentityScreen>
  );
}
