import { titled } from '#api/product-name.ts';
import { IdentityScreen } from '#features/identity/IdentityScreen.tsx';
import { ResetPassword } from '#features/recovery/ResetPassword.tsx';
import { paths } from '#paths.ts';
import { takeFragment } from '#session/take-fragment.ts';
import type { Route } from './+types/ProductionResetPasswordPage.ts';

export const meta: Route.MetaFunction = (page) => titled('Reset password', page);

// The server never sees the fragment.
export const loader = () => ({ linkToken: undefined });
export const clientLoader = () => ({ linkToken: takeFragment().get('token') ?? undefined });
clientLoader.hydrate = true as const;

export default function ProductionResetPasswordPage({ params, loaderData }: Route.ComponentProps) {
  return (
    <IdentityScreen
      title="Reset password"
      lead="Choose the password you will log in with from now on."
      ways={[
        { question: 'Another email?', label: 'Start again', to: paths.productionForgotPassword },
        { question: 'Remembered it?', label: 'Client Login', to: paths.productionLogin },
      ]}
    >
      <ResetPassword accountRole="production" email={params.email} linkToken={loaderData.linkToken} />
    </IdentityScreen>
  );
}
