import { call } from '#api/call.ts';
import { titled } from '#api/product-name.ts';
import { AccountScreen } from '#features/account/AccountScreen.tsx';
import { TwoStepLogin } from '#features/second-factor/TwoStepLogin.tsx';
import type { Route } from './+types/ProductionAccountPage.ts';

export const meta: Route.MetaFunction = (page) => titled('Account', page);

export async function clientLoader() {
  const [{ sessions }, secondFactor] = await Promise.all([
    call('GET /api/production/sessions'),
    call('GET /api/production/second-factor'),
  ]);
  return { sessions, secondFactor };
}

export default function ProductionAccountPage({ loaderData }: Route.ComponentProps) {
  const { sessions, secondFactor } = loaderData;
  return (
    <AccountScreen accountRole="production" sessions={sessions}>
      <TwoStepLogin active={secondFactor.active} recoveryCodesLeft={secondFactor.recovery_codes_left} />
    </AccountScreen>
  );
}
