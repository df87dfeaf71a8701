import { titled } from '#api/product-name.ts';
import { IdentityScreen } from '#features/identity/IdentityScreen.tsx';
import { ResetPassword } from '#features/recovery/ResetPassword.tsx';
import { paths } from '#paths.ts';
import { takeFragment } from '#session/take-fragment.ts';
import type { Route } from './+types/TalentResetPasswordPage.ts';

export const meta: Route.MetaFunction = (page) => titled('Reset password', page);

// The server never sees the fragment.
export const loader = () => ({ linkToken: undefined });
export const clientLoader = () => ({ linkToken: takeFragment().get('token') ?? undefined });
clientLoader.hydrate = true as const;

export default function TalentResetPasswordPage({ params, loaderData }: Route.ComponentProps) {
  return (
    <IdentityScreen
      title="Reset password"
      lead="Choose the password you will log in with from now on."
      ways={[
        { question: 'Another email?', label: 'Start again', to: paths.talentForgotPassword },
        { question: 'Remembered it?', label: 'Talent Login', to: paths.talentLogin },
      ]}
    >
      <ResetPassword accountRole="talent" email={params.email} linkToken={loaderData.linkToken} />
    </IdentityScreen>
  );
}
