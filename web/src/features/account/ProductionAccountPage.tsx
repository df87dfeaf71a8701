import { call } from '#api/call.ts';
import { titled } from '#api/product-name.ts';
import { AccountScreen } from '#features/account/AccountScreen.tsx';
import { TwoStepLogin } from '#features/second-factor/TwoStepLogin.tsx';
import type { Route } from './+types/ProductionAccountPage.ts';

export const meta: Route.MetaFunction = (page) => titled('Account', page);

export async function clientLoader() {
  const [{ sessions }, { channels }, contacts, secondFactor] = await Promise.all([
    call('GET /api/production/sessions'),
    call('GET /api/preferences'),
    call('GET /api/account'),
    call('GET /api/production/second-factor'),
  ]);
  return { contacts, sessions, channels, secondFactor };
}

export default function ProductionAccountPage({ loaderData }: Route.ComponentProps) {
  const { secondFactor, ...shown } = loaderData;
  return (
    <AccountScreen accountRole="production" {...shown}>
      <TwoStepLogin active={secondFactor.active} recoveryCodesLeft={secondFactor.recovery_codes_left} />
    </AccountScreen>
  );
}
