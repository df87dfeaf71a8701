import { titled } from '#api/product-name.ts';
import { IdentityScreen } from '#features/identity/IdentityScreen.tsx';
import { ForgotPassword } from '#features/recovery/ForgotPassword.tsx';
import { paths } from '#paths.ts';
import type { Route } from './+types/TalentForgotPasswordPage.ts';

export const meta: Route.MetaFunction = (page) => titled('Forgot password', page);

export default function TalentForgotPasswordPage() {
  return (
    <IdentityScreen
      title="Forgot password"
      lead="We send a code to your email, and you choose a new password."
      ways={[{ question: 'Remembered it?', label: 'Talent Login', to: paths.talentLogin }]}
    >
      <ForgotPassword accountRole="talent" />
    </IdentityScreen>
  );
}
